import { type Cursor, isAscending, type Order, type OrderName } from '@gable/domain/search-query'
import type { SearchText, Term } from '@gable/domain/search-text'
import { sql } from 'kysely'
import { asTsquery, type Fragment, quote } from './conditions.repository.ts'
import { metresFrom } from './distance.repository.ts'

/** What has no price per area comes after everything that has one. */
const last = Number.MAX_VALUE

type Keys = { [Name in OrderName]: (order: Extract<Order, { sort: Name }>) => Fragment }
const keys: Keys = {
  newest: () => sql`s.published_micros`,
  price_low: () => sql`s.price_minor`,
  price_high: () => sql`s.price_minor`,
  price_per_area: () => sql`coalesce(s.price_per_area, ${last}::float8)`,
  reduction: () => sql`s.reduction`,
  most_viewed: () => sql`s.view_count`,
  most_liked: () => sql`s.like_count`,
  // Whole metres: what lies a hair's breadth apart is equally far in every arithmetic.
  distance: ({ from }) => sql`floor(${metresFrom(from)})`,
  relevance: ({ text }) => relevance(text),
  lot: ({ seed }) => sql`hashint8extended(s.property_id, ${seed}::bigint)`,
}

/** The number that row `s` is sorted by. */
export const sortKey = (order: Order): Fragment => (keys[order.sort] as (order: Order) => Fragment)(order)

/** Of rows with `key` and `id`. */
export const orderBy = (order: Order): Fragment =>
  isAscending(order) ? sql`order by key asc, id desc` : sql`order by key desc, id desc`

export function isBehind(order: Order, { key, id }: Cursor): Fragment {
  const isLater = isAscending(order) ? sql`key > ${key}::float8` : sql`key < ${key}::float8`
  return sql`(${isLater} or (key = ${key}::float8 and id < ${id}))`
}

/** Where a word stands counts most, whether it stands there as it was written a little. */
const relevancePoints = { title: 6, place: 4, body: 2, asWritten: 1 } as const

const relevance = ({ terms }: SearchText): Fragment =>
  terms.length === 0 ? sql`0` : sql`(${sql.join(terms.map(pointsOf), sql` + `)})`

const pointsOf = (term: Term): Fragment => sql`(case
    when s.words @@ ${asTsquery(term, 'A')}::tsquery then ${relevancePoints.title}::int
    when s.words @@ ${asTsquery(term, 'B')}::tsquery then ${relevancePoints.place}::int
    when s.words @@ ${asTsquery(term)}::tsquery then ${relevancePoints.body}::int
    else 0 end
  + case when s.words @@ ${quote(term.word)}::tsquery then ${relevancePoints.asWritten}::int else 0 end)`
