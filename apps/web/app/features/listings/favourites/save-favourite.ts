import { addFavourite, noteFavourite } from '@gable/contract/favourites'
import '#app/shared/i18n/favourite-messages.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { createHomeSwitch, type HomeChange } from '../home-switch.ts'
import { findSaved, setSaved } from './favourite-store.ts'

/** With what was written about it: whoever brings it back wants that back too. */
type Change = HomeChange & { note?: string }

export const saveFavourite = createHomeSwitch<Change>({
  toastId: 'favourite',
  homes: { find: findSaved, set: setSaved },
  async send({ id, isIn, note }) {
    await dispatch(addFavourite, { propertyId: id, isAdded: isIn })
    if (isIn && note) await dispatch(noteFavourite, { propertyId: id, note })
  },
  toText: (reader, { isIn, memberId }) =>
    reader.scope('favourites')(!isIn ? 'toast.removed' : memberId === undefined ? 'toast.savedHere' : 'toast.saved'),
})
