import {
  addFavourite,
  countFavourites,
  getFavouriteIds,
  getFavourites,
  mergeFavourites,
  noteFavourite,
} from '@gable/contract/favourites'
import { addedByWhoeverSeesIt, leftOutUnlessSeen } from './property-set-states.ts'
import { type Row, row, rowAbout } from './row.ts'
import { unseenHome } from './listing-verdicts.ts'

const property = { access: 'member', names: 'property' } as const

/** What everybody may see anybody may keep, a locked home too; of the rest only those who know of it. */
export const favouriteRows: Row[] = [
  row(getFavourites, { access: 'member' }),
  row(countFavourites, { access: 'member' }),
  row(getFavouriteIds, { access: 'member' }),
  rowAbout(addFavourite, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: addedByWhoeverSeesIt,
  }),
  rowAbout(mergeFavourites, {
    ...property,
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: leftOutUnlessSeen,
  }),
  // Nobody keeps any of them, so there is nothing to write about.
  rowAbout(noteFavourite, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id, note: 'Ask about the roof' }),
    when: {
      approved: 'not_found',
      ...unseenHome,
      premium: 'not_found',
    },
  }),
]
