import {
  addFavourite,
  getFavouriteIds,
  getFavourites,
  mergeFavourites,
  noteFavourite,
} from '@gable/contract/favourites'
import { onlyFor, type Row, row, rowAbout } from './row.ts'

const property = { access: 'member', names: 'property' } as const

/** What everybody may see anybody may keep, a locked home too; of the rest only those who know of it. */
export const favouriteRows: Row[] = [
  row(getFavourites, { access: 'member' }),
  row(getFavouriteIds, { access: 'member' }),
  rowAbout(addFavourite, {
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
  // What cannot be kept is left out, without a word.
  rowAbout(mergeFavourites, {
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
  // Nobody keeps any of them, so there is nothing to write about.
  rowAbout(noteFavourite, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id, note: 'Ask about the roof' }),
    when: {
      approved: 'not_found',
      draft: 'not_found',
      pending: 'not_found',
      rejected: 'not_found',
      expired: 'not_found',
      'past its end': 'not_found',
      inactive: 'not_found',
      'of a deactivated member': 'not_found',
      premium: 'not_found',
      'in the bin': 'not_found',
      deleted: 'not_found',
      'never there': 'not_found',
    },
  }),
]
