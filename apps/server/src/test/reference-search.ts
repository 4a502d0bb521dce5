import type { SearchDocument } from '@gable/domain/search-document'
import {
  type Condition,
  type ConditionOf,
  type Facet,
  type FacetCounts,
  type FlagField,
  leavesPremiumOut,
  type NumberField,
  type Order,
  type OrderName,
  type SearchHits,
  type SearchQuery,
  type TestKind,
} from '@gable/domain/search-query'
import { isInsideArea, metresBetween } from './reference-area.ts'
import { matchesText, relevanceOf } from './reference-text.ts'

type Counts = FacetCounts['counts']

/** What a search means, said as plainly as possible: every engine must answer the same. */
export function referenceSearch(documents: SearchDocument[], query: SearchQuery): Omit<SearchHits, 'next'> {
  const found = findAll(documents, query).toSorted(
    (one, other) => rank(one, query.order) - rank(other, query.order) || other.id - one.id,
  )
  const start = query.after ? found.findIndex((document) => isBehind(document, query)) : query.offset
  const page = start < 0 ? [] : found.slice(start, start + query.limit)
  return {
    ids: page.map(({ id }) => id),
    total: found.length,
    isTotalMinimum: false,
    facets: query.facets.map((facet) => ({
      filter: facet.filter,
      counts: countValues(findAll(documents, query, facet), facet),
    })),
  }
}

/** Everything that passes, as if the facet's filter had not been set. */
export function findAll(documents: SearchDocument[], query: SearchQuery, facet?: Pick<Facet, 'filter'>) {
  const nowMicros = query.asOf.getTime() * 1000
  const hidesPremium = leavesPremiumOut(query, facet?.filter)
  return documents
    .filter(({ expiresMicros }) => expiresMicros === null || expiresMicros > nowMicros)
    .filter(({ isPremium }) => !(isPremium && hidesPremium))
    .filter(({ isTaken }) => query.withTaken || !isTaken)
    .filter(({ id }) => !query.hiddenIds?.includes(id))
    .filter((document) =>
      query.conditions.every((condition) => condition.filter === facet?.filter || passes(document, condition)),
    )
}

type Passes = { [Kind in TestKind]: (document: SearchDocument, condition: ConditionOf<Kind>) => boolean }
const tests: Passes = {
  anyOf: (document, { field, values }) => values.includes(document[field]),
  between: (document, { field, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => {
    const value = numberOf(document, field)
    return value !== undefined && value >= from && value <= to
  },
  among: (document, { field, values }) => values.some((value) => value === numberOf(document, field)),
  isTrue: (document, { field }) => hasFlag(document, field),
  options: (document, { needs, options }) =>
    needs === 'any'
      ? options.some((option) => document.options.includes(option))
      : options.every((option) => document.options.includes(option)),
  near: ({ facilityMetres }, { facilityIds, withinMetres }) =>
    facilityIds.every((id) => (facilityMetres[id] ?? Number.POSITIVE_INFINITY) <= withinMetres),
  inside: (document, { area }) => isInsideArea(document, area),
  text: (document, { text }) => matchesText(document, text),
  place: ({ placeLexemes }, { lexeme }) => placeLexemes.includes(lexeme),
}
const passes = (document: SearchDocument, condition: Condition) =>
  (tests[condition.kind] as (document: SearchDocument, condition: Condition) => boolean)(document, condition)

const hasFlag = (document: SearchDocument, field: FlagField) =>
  field === 'hasPriceDrop' ? document.reduction > 0 : document[field]

const numberOf = (document: SearchDocument, field: NumberField): number | undefined =>
  field.startsWith('parameter:')
    ? document.numbers[Number(field.split(':')[1])]
    : document[field as Exclude<NumberField, `parameter:${number}`>]

type Ranks = { [Name in OrderName]: (document: SearchDocument, order: Extract<Order, { sort: Name }>) => number }
const ranks: Ranks = {
  newest: ({ publishedMicros }) => -publishedMicros,
  price_low: ({ priceMinor }) => priceMinor,
  price_high: ({ priceMinor }) => -priceMinor,
  price_per_area: ({ pricePerArea }) => pricePerArea ?? Number.MAX_VALUE,
  reduction: ({ reduction }) => -reduction,
  most_viewed: ({ viewCount }) => -viewCount,
  most_liked: ({ likeCount }) => -likeCount,
  distance: (document, { from }) => Math.floor(metresBetween(document, from)),
  relevance: (document, { text }) => -relevanceOf(document, text),
  lot: () => 0,
}
/** Small comes first. */
const rank = (document: SearchDocument, order: Order) =>
  (ranks[order.sort] as (document: SearchDocument, order: Order) => number)(document, order)

const ascending = new Set(['price_low', 'price_per_area', 'distance'])

function isBehind(document: SearchDocument, { order, after }: SearchQuery): boolean {
  if (!after) return true
  const last = ascending.has(order.sort) ? after.key : -after.key
  const own = rank(document, order)
  return own > last || (own === last && document.id < after.id)
}

function countValues(documents: SearchDocument[], facet: Facet): Counts {
  const counts = new Map<string | number, number>()
  for (const value of documents.flatMap((document) => valuesOf(document, facet))) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}

type Values = (string | number)[]
type ValuesOf = { [Kind in Facet['kind']]: (document: SearchDocument, facet: Extract<Facet, { kind: Kind }>) => Values }
const facetValues: ValuesOf = {
  keys: (document, { field }) => [document[field]],
  flag: (document, { field }) => (hasFlag(document, field) ? [1] : []),
  ladder: (document, { field, rungs }) => {
    const value = numberOf(document, field)
    const rung = value === undefined ? undefined : rungs.findLast((each) => each <= value)
    return rung === undefined ? [] : [rung]
  },
  options: ({ options }, { parameterId }) =>
    options.flatMap((option) => {
      const [id, value = ''] = option.split(':')
      return Number(id) === parameterId ? [value] : []
    }),
  facilities: ({ facilityMetres }, { withinMetres }) =>
    Object.entries(facilityMetres).flatMap(([id, metres]) => (metres <= withinMetres ? [Number(id)] : [])),
}
const valuesOf = (document: SearchDocument, facet: Facet) =>
  (facetValues[facet.kind] as (document: SearchDocument, facet: Facet) => Values)(document, facet)
