import { type CellRange, rangesOf } from '@gable/domain/map-cell'
import { type Area, boxesAround, type BoxE6, type PointE6 } from '@gable/domain/search-area'
import type {
  Condition,
  ConditionOf,
  FlagField,
  KeyField,
  NumberField,
  SearchQuery,
  TestKind,
} from '@gable/domain/search-query'
import { lexemesOf, type SearchText, type Term } from '@gable/domain/search-text'
import { type RawBuilder, sql } from 'kysely'
import { metresFrom } from './distance.repository.ts'

/** A part of a statement about `s`, a row of the search table. */
export type Fragment = RawBuilder<unknown>

const keyColumns: Record<KeyField, Fragment> = {
  id: sql`s.property_id`,
  ownerId: sql`s.owner_id`,
  deal: sql`s.deal`,
  categoryId: sql`s.category_id`,
  cityKey: sql`s.city_key`,
  stateKey: sql`s.state_key`,
  countryKey: sql`s.country_key`,
}
export const flagColumns: Record<FlagField, Fragment> = {
  hasPhotos: sql`s.has_photos`,
  hasVideo: sql`s.has_video`,
  hasPanorama: sql`s.has_panorama`,
  hasPriceDrop: sql`(s.reduction > 0)`,
}

export function numberColumn(field: NumberField): Fragment {
  if (field === 'priceMinor') return sql`s.price_minor`
  if (field === 'publishedMicros') return sql`s.published_micros`
  if (field === 'promotedUntilMicros') return sql`s.promoted_until_micros`
  if (field === 'onTopUntilMicros') return sql`s.on_top_until_micros`
  return sql`s.numbers[${parameterIdOf(field)}::int]`
}

export const parameterIdOf = (field: string) => Number(field.slice(field.indexOf(':') + 1))

/** Whether a row passes; where a fact is not stated the answer is not null but no. */
export const test = (condition: Condition): Fragment =>
  (translations[condition.kind] as (condition: Condition) => Fragment)(condition)

const translations: { [Kind in TestKind]: (condition: ConditionOf<Kind>) => Fragment } = {
  anyOf: ({ field, values }) => {
    const [only, ...others] = values
    const isIds = field === 'id' || field === 'ownerId' || field === 'categoryId'
    if (only !== undefined && others.length === 0) return sql`${keyColumns[field]} = ${only}`
    return sql`${keyColumns[field]} = any(${values}::${isIds ? sql`bigint[]` : sql`text[]`})`
  },
  between: ({ field, from, to }) => {
    const column = numberColumn(field)
    const ends = [
      // Written out: the partial index holds those alone.
      ...(isUntil(field) ? [sql`${column} > 0`] : []),
      ...(from === undefined ? [] : [sql`${column} >= ${from}${numberType(field)}`]),
      ...(to === undefined ? [] : [sql`${column} <= ${to}${numberType(field)}`]),
    ]
    const held = allOf(ends)
    return field.startsWith('parameter:') ? sql`coalesce(${held}, false)` : held
  },
  among: ({ field, values }) =>
    sql`coalesce(${numberColumn(field)} = any(${numbers(values)}${numberType(field)}[]), false)`,
  isTrue: ({ field }) => flagColumns[field],
  options: ({ needs, options }) =>
    needs === 'any' ? sql`s.options && ${options}::text[]` : sql`s.options @> ${options}::text[]`,
  near: ({ facilityIds, withinMetres }) => allOf(facilityIds.map((id) => isNear(id, withinMetres))),
  inside: ({ area }) => inside(area),
  text: ({ text }) => textMatches(text),
  place: ({ lexeme }) => sql`s.words @@ ${quote(lexeme)}::tsquery`,
}

const isUntil = (field: NumberField) => field === 'promotedUntilMicros' || field === 'onTopUntilMicros'

const isPromoted = (condition: Condition) => condition.kind === 'between' && isUntil(condition.field)

const highestIndex = 2_147_483_647

/** There is no facility with a higher number, and no array with such an index. */
const isNear = (id: number, withinMetres: number) =>
  id > highestIndex ? sql`false` : sql`coalesce(s.facility_metres[${id}::int] <= ${withinMetres}::float8, false)`

const numberType = (field: NumberField) => (field.startsWith('parameter:') ? sql`::float8` : sql`::bigint`)

export const allOf = (fragments: Fragment[]): Fragment =>
  fragments.length === 0 ? sql`true` : sql`(${sql.join(fragments, sql` and `)})`

function inside(area: Area): Fragment {
  if (area.kind === 'circle') return sql`${metresFrom(area.centre)} <= ${area.radiusMetres}`
  if (area.kind === 'polygons') {
    const { rings, cuts } = area
    return cuts.length === 0 ? insideRings(rings) : sql`(${insideRings(rings)} and not ${insideRings(cuts)})`
  }
  return sql`(${sql.join(boxesAround(area).map(insideBox), sql` or `)})`
}

const insideBox = ({ west, south, east, north }: BoxE6) =>
  sql`(s.x between ${west} and ${east} and s.y between ${south} and ${north})`

/** PostGIS leaves out sides without a length, and a ring that is all one point has no other. */
function insideRings(rings: PointE6[][]): Fragment {
  const isDot = ([first, ...others]: PointE6[]) => others.every(({ x, y }) => x === first?.x && y === first.y)
  const dots = rings.filter(isDot).flatMap((ring) => ring.slice(0, 1))
  const shapes = rings.filter((ring) => !isDot(ring))
  const tests = [
    ...(shapes.length > 0 ? [sql`st_intersects(${toMultiPolygon(shapes)}, st_point(s.x, s.y))`] : []),
    ...dots.map(({ x, y }) => sql`(s.x = ${x} and s.y = ${y})`),
  ]
  return sql`(${sql.join(tests, sql` or `)})`
}

/** In millionths: whole numbers, with which no rounding moves a point across a line. */
function toMultiPolygon(rings: PointE6[][]): Fragment {
  const closed = rings.map((ring) => [...ring, ...ring.slice(0, 1)].map(({ x, y }) => `${x} ${y}`).join(','))
  const text = `MULTIPOLYGON(${closed.map((ring) => `((${ring}))`).join(',')})`
  return sql`st_geomfromtext(${text})`
}

/** All rows there are, as `s`; of two tables PostgreSQL uses the same index of each, and merges them in its order. */
export const tableOf = ({ withTaken }: Pick<SearchQuery, 'withTaken'>): Fragment =>
  withTaken
    ? sql`(select * from search_property union all select * from search_taken_property) s`
    : sql`search_property s`

/** What the index of words answers. */
export const isAboutWords = ({ kind }: Condition) => kind === 'text' || kind === 'place'

/**
 * The rows to look at. A part of the map is asked for range by range, in the order of its index; words are rarer than
 * homes in a part of the map, so with them it is left to the planner.
 */
export function sourceOf(query: Pick<SearchQuery, 'conditions' | 'withTaken'>): Fragment {
  const { conditions } = query
  const ranges = smallestRanges(conditions)
  // The few that are promoted have an index of their own.
  if (!ranges || conditions.some((one) => isAboutWords(one) || isPromoted(one))) return tableOf(query)
  // Without the offset the planner would turn it into a join, and read the whole table for it.
  return sql`unnest(${numbers(ranges.map(([low]) => low))}::bigint[], ${numbers(ranges.map(([, high]) => high))}::bigint[])
    as part (low, high) cross join lateral (
      select * from ${tableOf(query)} where cell between part.low and part.high offset 0) s`
}

/** As PostgreSQL writes an array: the driver would put every single number in quotes, for hundreds of them in a search. */
export const numbers = (values: readonly number[]) => `{${values.join(',')}}`

function smallestRanges(conditions: readonly Condition[]): CellRange[] | undefined {
  const areas = conditions.flatMap((condition) => (condition.kind === 'inside' ? [condition.area] : []))
  const [smallest] = areas
    .map((area) => rangesOf(boxesAround(area)))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return smallest && sizeOf(smallest) <= maxOfWorld ? smallest : undefined
}

const sizeOf = (ranges: CellRange[]) => ranges.reduce((sum, [low, high]) => sum + high - low, 0)
/** Beyond a quarter of the world the cells exclude too little. */
const maxOfWorld = 2 ** 50

function textMatches({ terms, phrases, listingId }: SearchText): Fragment {
  const wanted = [...terms.map((term) => asTsquery(term)), ...phrases.map((words) => words.map(quote).join(' <-> '))]
  const matches = sql`s.words @@ ${wanted.map((part) => `(${part})`).join(' & ')}::tsquery`
  return listingId === undefined ? matches : sql`(${matches} or s.property_id = ${listingId})`
}

/** Any lexeme of the term, in these parts of the text or in all. */
export const asTsquery = (term: Term, weights = '') =>
  lexemesOf(term)
    .map((lexeme) => quote(lexeme) + (weights && `:${weights}`))
    .join(' | ')

/** Quoted, so that none is read as an operator. */
export const quote = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
