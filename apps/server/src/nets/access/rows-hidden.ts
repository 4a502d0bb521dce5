import { getHiddenIds, getHiddenProperties, hideProperty, mergeHidden, showAllHidden } from '@gable/contract/hidden'
import { onlyFor, type Row, row, rowAbout } from './row.ts'

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
    when: {
      approved: 'ok',
      draft: onlyFor('lister', 'staff:review'),
      pending: onlyFor('lister', 'staff:review'),
      rejected: onlyFor('lister', 'staff:review'),
      expired: onlyFor('lister', 'staff:review'),
      'past its end': onlyFor('lister', 'staff:review'),
      inactive: onlyFor('lister', 'staff:review'),
      'of a deactivated member': onlyFor('staff:review'),
      premium: 'ok',
      'in the bin': 'not_found',
      deleted: 'not_found',
      'never there': 'not_found',
    },
  }),
  // What cannot be hidden is left out, without a word.
  rowAbout(mergeHidden, {
    ...property,
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: {
      approved: 'ok',
      draft: 'ok',
      pending: 'ok',
      rejected: 'ok',
      expired: 'ok',
      'past its end': 'ok',
      inactive: 'ok',
      'of a deactivated member': 'ok',
      premium: 'ok',
      'in the bin': 'ok',
      deleted: 'ok',
      'never there': 'ok',
    },
  }),
]
