import type { Area, PointE6 } from './search-area.ts'
import { isRevealingFilter, type FilterName } from './search-filters.ts'
import type { SearchText } from './search-text.ts'

/** Fields that are compared, of a listing as a search sees it. */
export type KeyField = 'id' | 'ownerId' | 'deal' | 'categoryId' | 'cityKey' | 'stateKey' | 'countryKey'
export type NumberField =
  | 'priceMinor'
  | 'publishedMicros'
  | 'promotedUntilMicros'
  | 'onTopUntilMicros'
  | `parameter:${number}`
export type FlagField = 'hasPhotos' | 'hasVideo' | 'hasPanorama' | 'hasPriceDrop'

/** The few things that can be asked of a listing. Every engine translates these and nothing else. */
type Test =
  | { kind: 'anyOf'; field: KeyField; values: readonly (string | number)[] }
  /** Both ends belong to it. What says nothing about the field is not between anything. */
  | { kind: 'between'; field: NumberField; from?: number | undefined; to?: number | undefined }
  /** Exactly one of these numbers. */
  | { kind: 'among'; field: NumberField; values: readonly number[] }
  | { kind: 'isTrue'; field: FlagField }
  /** Options of choices, written `<parameter id>:<value>`. */
  | { kind: 'options'; needs: 'any' | 'all'; options: readonly string[] }
  /** All of these facilities, none farther away. */
  | { kind: 'near'; facilityIds: readonly number[]; withinMetres: number }
  | { kind: 'inside'; area: Area }
  | { kind: 'text'; text: SearchText }
  /** A district or street that its public address names, written `district:old town`. */
  | { kind: 'place'; lexeme: string }
export type TestKind = Test['kind']

/** A test and the filter that a person set for it; a filter may be several tests. */
export type Condition = { filter: FilterName } & Test
export type ConditionOf<Kind extends TestKind> = Extract<Condition, { kind: Kind }>

export const sorts = [
  'relevance',
  'newest',
  'price_low',
  'price_high',
  'price_per_area',
  'reduction',
  'distance',
  'most_viewed',
  'most_liked',
] as const
export type Sort = (typeof sorts)[number]

/** Of two equal in the order, the younger one comes first: its id is higher. */
export type Order =
  | { sort: Exclude<Sort, 'distance' | 'relevance'> }
  | { sort: 'distance'; from: PointE6 }
  | { sort: 'relevance'; text: SearchText }
  /** By lot: every seed is another order, in which each listing is as likely to be the first. Each engine has its own. */
  | { sort: 'lot'; seed: number }
export type OrderName = Order['sort']

const ascending: ReadonlySet<OrderName> = new Set<OrderName>(['price_low', 'price_per_area', 'distance'])
export const isAscending = ({ sort }: Order) => ascending.has(sort)

/** The last listing of a page: the next page begins behind it, however deep. */
export type Cursor = { key: number; id: number }

/** What is counted beside the hits, with the filter that is open while it is counted. */
export type Facet = { filter: FilterName } & (
  | { kind: 'keys'; field: 'deal' | 'categoryId' }
  /** How many from each rung up to the next; the last is open to the top. */
  | { kind: 'ladder'; field: NumberField; rungs: readonly number[] }
  | { kind: 'options'; parameterId: number }
  | { kind: 'flag'; field: FlagField }
  | { kind: 'facilities'; withinMetres: number }
)
/** By value, smallest first, without those that nothing has. */
export type FacetCounts = { filter: FilterName; counts: { value: string | number; count: number }[] }

export type SearchQuery = {
  /** All of them hold. */
  conditions: readonly Condition[]
  /** Whether the caller may read premium homes; whoever may not must not find out by asking. */
  seesPremium: boolean
  /** Homes that the reader does not want to see: neither found nor counted. A bounded number. */
  hiddenIds?: readonly number[]
  /** Homes that were sold or let too; otherwise they are left out. */
  withTaken?: boolean
  order: Order
  /** The moment of the question: what ended by then is not found. */
  asOf: Date
  offset: number
  limit: number
  after?: Cursor | undefined
  facets: readonly Facet[]
  /** Only the page is wanted: whoever asks knows how many there are. */
  isTotalKnown?: boolean
}

export type SearchHits = {
  ids: number[]
  total: number
  /** There was no time to count all: there are at least so many. */
  isTotalMinimum: boolean
  facets: FacetCounts[]
  /** Where the next page begins; nothing after the last one. */
  next?: Cursor | undefined
}

/** Whatever is asked, this many metres are near to anything. */
export const farthestMetres = 100_000

/** The conditions as if one filter had not been set. */
export const withoutFilter = ({ conditions }: Pick<SearchQuery, 'conditions'>, open: FilterName | undefined) =>
  conditions.filter(({ filter }) => filter !== open)

// In their order the price of a premium home would show, or how it is liked.
const revealingSorts: ReadonlySet<OrderName> = new Set<OrderName>([
  'price_low',
  'price_high',
  'price_per_area',
  'reduction',
  'most_viewed',
  'most_liked',
])

type Asked = Pick<SearchQuery, 'conditions' | 'seesPremium' | 'order'>

/**
 * Whether premium homes are left out, because the answer would tell more than a locked card shows: its deal, category,
 * place and age. With a filter open, its counts tell what choosing one of its values would.
 */
export const leavesPremiumOut = (query: Asked, open?: FilterName) =>
  !query.seesPremium &&
  (revealingSorts.has(query.order.sort) ||
    (open !== undefined && isRevealingFilter(open)) ||
    withoutFilter(query, open).some(({ filter }) => isRevealingFilter(filter)))
