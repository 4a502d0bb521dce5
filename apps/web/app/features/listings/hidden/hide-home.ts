import { hideProperty } from '@gable/contract/hidden'
import '#app/shared/i18n/hidden-messages.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { createHomeSwitch } from '../home-switch.ts'
import { hiddenHomes } from './hidden-store.ts'

export const hideHome = createHomeSwitch({
  toastId: 'hidden',
  homes: hiddenHomes,
  staysLong: true,
  send: ({ id, isIn }) => dispatch(hideProperty, { propertyId: id, isHidden: isIn }),
  toText: (reader, { isIn, memberId }) =>
    reader.scope('hidden')(!isIn ? 'toast.shown' : memberId === undefined ? 'toast.hiddenHere' : 'toast.hidden'),
})
