import * as z from 'zod'
import type { Call } from './call.ts'
import { cardFields, cardNames } from './property.ts'
import { Decimal, Flag, Id, page, renamed, text } from './wire.ts'

/** More than anybody looks through again. */
export const maxFavourites = 1_000
/** As many as a browser keeps for somebody who is not signed in. */
const maxDeviceFavourites = 200
const maxNoteLength = 500

const FavouriteState = renamed(
  z.object({ property_id: Id, is_favourite: z.boolean(), total_likes: z.int().nonnegative() }),
  { property_id: 'propertyId', is_favourite: 'isFavourite', total_likes: 'likes' },
)

export const addFavourite = {
  method: 'POST',
  path: '/add_favourite',
  access: 'member',
  demo: 'refused',
  summary: 'Keep a home, or with type 0 no longer; doing it again changes nothing',
  input: renamed(
    z.strictObject({ property_id: Id, type: Flag.optional().describe('1 adds, 0 removes; 1 unless said') }),
    { property_id: 'propertyId', type: 'isAdded' },
  ),
  output: FavouriteState,
  errors: ['not_found', 'too_many_favourites'],
} as const satisfies Call

const Kept = renamed(
  z.object({
    saved_at: z.string().describe('ISO 8601'),
    saved_price: Decimal.nullable().describe('What it cost when it was kept; null while locked'),
    note: z.string().describe('What the member wrote about it'),
  }),
  { saved_at: 'savedAt', saved_price: 'savedPrice' },
)
const Favourite = renamed(z.object({ ...cardFields, favourite: Kept }), cardNames)
export type Favourite = z.output<typeof Favourite>

/** How saved homes are looked through. Every home is behind one of them. */
export const favouriteTabs = ['sale', 'rent', 'under_offer', 'taken'] as const
export type FavouriteTab = (typeof favouriteTabs)[number]

export const favouriteSorts = ['saved', 'price_low', 'price_high', 'newest'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

export const getFavourites = {
  method: 'GET',
  path: '/get_favourite_property',
  access: 'member',
  demo: 'allowed',
  summary: 'The homes that the caller keeps, last kept first; those no longer to be seen are left out',
  input: renamed(
    z.strictObject({
      ...page,
      after: Id.optional().describe('Ours, instead of offset: the last home that was read, to go on behind it'),
      tab: z.enum(favouriteTabs).optional().describe('Ours; `taken` is sold or let'),
      cheaper: Flag.optional().describe('Ours: only those that cost less than when they were kept'),
      noted: Flag.optional().describe('Ours: only those with a note'),
      sort: z.enum(favouriteSorts).optional().describe('Ours; in the order of prices locked homes come last'),
    }),
    { cheaper: 'isCheaper', noted: 'isNoted' },
  ),
  output: z.array(Favourite),
  errors: [],
} as const satisfies Call

const TabCounts = z.object({ homes: z.int(), cheaper: z.int(), noted: z.int() })

export const countFavourites = {
  method: 'GET',
  path: '/favourite-counts',
  access: 'member',
  demo: 'allowed',
  summary: 'How many homes the caller keeps behind each tab, how many of them got cheaper, and how many have a note',
  input: z.strictObject({}),
  output: z.object({ tabs: z.record(z.enum(favouriteTabs), TabCounts) }),
  errors: [],
} as const satisfies Call
export type FavouriteCounts = z.output<typeof countFavourites.output>['tabs']

export const getFavouriteIds = {
  method: 'GET',
  path: '/favourite-ids',
  access: 'member',
  demo: 'allowed',
  summary: 'All homes that the caller keeps, by their ids, last kept first',
  input: z.strictObject({}),
  output: z.array(Id),
  errors: [],
} as const satisfies Call

export const mergeFavourites = {
  method: 'POST',
  path: '/merge-favourites',
  access: 'member',
  demo: 'refused',
  summary: 'Keep the homes that a browser kept before its reader signed in; those that cannot be seen are left out',
  input: z.strictObject({ ids: z.array(Id).max(maxDeviceFavourites).describe('The last kept first') }),
  output: z.array(Id).describe('All that the caller keeps now, as favourite-ids has them'),
  errors: [],
} as const satisfies Call

export const noteFavourite = {
  method: 'POST',
  path: '/note-favourite',
  access: 'member',
  demo: 'refused',
  summary: 'Write something about a home that the caller keeps; an empty note takes it back',
  isUpdate: true,
  input: renamed(z.strictObject({ property_id: Id, note: text(maxNoteLength) }), { property_id: 'propertyId' }),
  output: renamed(z.object({ property_id: Id, note: z.string() }), { property_id: 'propertyId' }),
  errors: ['not_found'],
} as const satisfies Call
