import { deals } from '@gable/domain/market-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Deal } from './deal.ts'
import { cardFields, cardNames } from './property.ts'
import { IdList, RangeText } from './search-wire.ts'
import { Flag, Id, page, queryNumber, renamed, text, YesNo } from './wire.ts'

const maxIds = 20
/** More wishes than this nobody pages through. */
export const maxRecommendations = 200

const Ids = IdList.refine((ids) => ids.length <= maxIds, `At most ${maxIds} ids`)
const price = /^\d{1,13}(\.\d{1,3})?$/
const PriceRange = RangeText.refine(
  ({ from, to }) => [from, to].every((end) => end === undefined || price.test(String(end))),
  'Expected prices',
)

const FeedPreferences = renamed(
  z.object({
    category_ids: z.array(Id),
    outdoor_facilitiy_ids: z.array(Id),
    price_range: z.string().describe('min,max as it is sent; empty for any'),
    property_type: z.union([z.literal(''), z.enum(deals)]),
    city: z.string(),
    bedrooms: z.int().nonnegative().nullable().describe('Ours: at least so many'),
    learn_from_saved: z.boolean().describe('Ours: whether homes that the member keeps count'),
    learn_from_seen: z
      .boolean()
      .describe('Ours: whether homes that the member opens are kept and count; not unless switched on'),
    learn_from_searches: z
      .boolean()
      .describe('Ours: whether what the member searches for is kept and counts; not unless switched on'),
  }),
  {
    category_ids: 'categoryIds',
    outdoor_facilitiy_ids: 'facilityIds',
    price_range: 'priceRange',
    property_type: 'deal',
    learn_from_saved: 'learnsFromSaved',
    learn_from_seen: 'learnsFromSeen',
    learn_from_searches: 'learnsFromSearches',
  },
)
export type FeedPreferences = z.output<typeof FeedPreferences>

export const setFeedPreferences = {
  method: 'POST',
  path: '/personalised-fields',
  access: 'member',
  demo: 'refused',
  summary: 'What the caller wants to be shown; it replaces all that was said before, and what is absent is any',
  input: renamed(
    z.strictObject({
      category_ids: Ids.optional(),
      outdoor_facilitiy_ids: Ids.optional(),
      price_range: PriceRange.optional().describe('min,max in the site’s currency'),
      property_type: Deal.optional(),
      city: text(200).optional(),
      bedrooms: queryNumber(0, 100).pipe(z.int()).optional().describe('Ours: at least so many'),
    }),
    {
      category_ids: 'categoryIds',
      outdoor_facilitiy_ids: 'facilityIds',
      price_range: 'priceRange',
      property_type: 'deal',
    },
  ),
  output: FeedPreferences,
  errors: [],
} as const satisfies Call

export const getFeedPreferences = {
  method: 'GET',
  path: '/personalised-fields',
  access: 'member',
  demo: 'allowed',
  summary: 'What the caller wants to be shown; empty for none',
  input: z.strictObject({}),
  output: FeedPreferences,
  errors: [],
} as const satisfies Call

export const removeFeedPreferences = {
  method: 'DELETE',
  path: '/personalised-fields',
  access: 'member',
  demo: 'refused',
  summary:
    'Forget what the caller wants to be shown and which homes they liked; what may be learnt from stays as it is',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
} as const satisfies Call

export const setFeedLearning = {
  method: 'POST',
  path: '/feed-learning',
  access: 'member',
  demo: 'refused',
  summary: 'What recommendations may be learnt from; what is absent stays as it is',
  isUpdate: true,
  input: renamed(
    z.strictObject({
      learn_from_saved: YesNo.optional(),
      learn_from_seen: YesNo.optional(),
      learn_from_searches: YesNo.optional(),
    }),
    {
      learn_from_saved: 'learnsFromSaved',
      learn_from_seen: 'learnsFromSeen',
      learn_from_searches: 'learnsFromSearches',
    },
  ),
  output: FeedPreferences,
  errors: [],
} as const satisfies Call

export const reasonKinds = [
  'near_saved',
  'like_saved',
  'near_liked',
  'like_liked',
  'near_seen',
  'like_seen',
  'searched',
  'price_drop',
  'low_price',
  'facilities',
  'all_wishes',
  'city',
  'category',
  'newest',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

const Recommendation = renamed(
  z.object({
    ...cardFields,
    reason: z.string().describe('Ours: why it is recommended, in the language of the request'),
    reason_kind: z.enum(reasonKinds).describe('Ours: the same for programs'),
    is_liked: z.boolean().describe('Ours: whether the caller wants more like it'),
  }),
  { ...cardNames, reason_kind: 'reasonKind', is_liked: 'isLiked' },
)
export type Recommendation = z.output<typeof Recommendation>

export const getRecommendations = {
  method: 'GET',
  path: '/get_user_recommendation',
  access: 'member',
  demo: 'allowed',
  summary: `Homes for the caller, best first, at most ${maxRecommendations}, each with a reason`,
  input: z.strictObject(page),
  output: z.array(Recommendation),
  errors: [],
} as const satisfies Call

export const likeRecommendation = {
  method: 'POST',
  path: '/like-recommendation',
  access: 'member',
  demo: 'refused',
  summary: 'More like this home, or with type 0 no longer; the newest 200 are kept',
  input: renamed(
    z.strictObject({ property_id: Id, type: Flag.optional().describe('1 likes, 0 takes it back; 1 unless said') }),
    { property_id: 'propertyId', type: 'isLiked' },
  ),
  output: renamed(z.object({ property_id: Id, is_liked: z.boolean() }), {
    property_id: 'propertyId',
    is_liked: 'isLiked',
  }),
  errors: ['not_found'],
} as const satisfies Call
