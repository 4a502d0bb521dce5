import { getHiddenIds, getHiddenProperties, hideProperty, mergeHidden, showAllHidden } from '@gable/contract/hidden'
import { addedByWhoeverSeesIt, leftOutUnlessSeen } from './property-set-states.ts'
import { type Row, row, rowAbout } from './row.ts'

const property = { access: 'member', names: 'property' } as const

/** What somebody may see they may hide, from themselves alone. */
export const hiddenRows: Row[] = [
  row(getHiddenProperties, { access: 'member' }),
  row(getHiddenIds, { access: 'member' }),
  row(showAllHidden, { access: 'member' }),
  rowAbout(hideProperty, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: addedByWhoeverSeesIt,
  }),
  rowAbout(mergeHidden, {
    ...property,
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: leftOutUnlessSeen,
  }),
]
