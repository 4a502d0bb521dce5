import type { FilterName } from '@gable/domain/search-filters'
import {
  type Facet,
  type FacetCounts,
  farthestMetres,
  leavesPremiumOut,
  type SearchQuery,
} from '@gable/domain/search-query'
import { allOf, type Filter, is, isNear, numberPath, toFilter } from './to-filter.ts'

/** More than a catalogue has: with all values counted on every shard, no count is a guess. */
const maxValues = 10_000

export const notPremium: Filter = { term: { isPremium: false } }

/** The filters that are open for some facet: they cannot be part of the query, which all counts share. */
export function openFilters({ conditions, facets }: SearchQuery): ReadonlySet<FilterName> {
  const counted = new Set(facets.map(({ filter }) => filter))
  return new Set(conditions.map(({ filter }) => filter).filter((name) => counted.has(name)))
}

/** What passes for a facet: everything but its own filter, of the filters that are not part of the query. */
export function testsBeside(query: SearchQuery, open: ReadonlySet<FilterName>, facet?: FilterName): Filter[] {
  const others = query.conditions.filter(({ filter }) => open.has(filter) && filter !== facet)
  return [...others.map(toFilter), ...(leavesPremiumOut(query, facet) ? [notPremium] : [])]
}

type Group = { tests: Filter[]; facets: { facet: Facet; index: number }[] }

/** Facets that count the same documents are counted together. */
function groupsOf(query: SearchQuery): Group[] {
  const open = openFilters(query)
  const numbered = query.facets.map((facet, index) => ({ facet, index }))
  const byDocuments = Map.groupBy(numbered, ({ facet: { filter } }) =>
    JSON.stringify([open.has(filter) && filter, leavesPremiumOut(query, filter)]),
  )
  return [...byDocuments.values()].map((facets) => ({
    facets,
    tests: testsBeside(query, open, facets[0]?.facet.filter),
  }))
}

/** All counts in one request. `facilityIds` are those there are, for counts within a distance. */
export const toAggregations = (query: SearchQuery, facilityIds: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    groupsOf(query).map(({ tests, facets }, index) => [
      `group${index}`,
      {
        filter: tests.length === 0 ? { match_all: {} } : allOf(tests),
        aggs: Object.fromEntries(
          facets.map(({ facet, index: at }) => [nameOf(facet, at), countValues(facet, facilityIds)]),
        ),
      },
    ]),
  )

/** The options of all parameters are one field, counted once. */
const nameOf = ({ kind }: Facet, index: number) => (kind === 'options' ? 'options' : `facet${index}`)

function countValues(facet: Facet, facilityIds: readonly number[]): object {
  if (facet.kind === 'keys') return { terms: { field: facet.field, size: maxValues } }
  if (facet.kind === 'options') return { terms: { field: 'options', size: maxValues } }
  if (facet.kind === 'flag') return { filter: is('flags', [facet.field]) }
  if (facet.kind === 'ladder') return { range: { field: numberPath(facet.field), ranges: toRanges(facet.rungs) } }
  if (facet.withinMetres >= farthestMetres) return { terms: { field: 'facilityIds', size: maxValues } }
  const near = facilityIds.map((id) => [id, isNear(id, facet.withinMetres)] as const)
  return { filters: { filters: Object.fromEntries(near) } }
}

const toRanges = (rungs: readonly number[]) =>
  rungs.map((from, index) => ({ key: String(from), from, ...(index + 1 < rungs.length && { to: rungs[index + 1] }) }))

type Bucket = { key: string | number; doc_count: number }
/** By name where filters were named. */
type Buckets = Bucket[] | Record<string, Omit<Bucket, 'key'>>
type Counted = { doc_count?: number; buckets?: Buckets }
export type Aggregations = Record<string, Record<string, Counted>>

export function toFacetCounts(query: SearchQuery, aggregations: Aggregations): FacetCounts[] {
  const found = new Map<number, FacetCounts['counts']>()
  for (const [number, { facets }] of groupsOf(query).entries()) {
    for (const { facet, index } of facets) {
      const counted = aggregations[`group${number}`]?.[nameOf(facet, index)]
      if (!counted) throw new Error(`OpenSearch did not count ${facet.filter}`)
      found.set(index, readCounts(facet, counted))
    }
  }
  return query.facets.map(({ filter }, index) => ({ filter, counts: found.get(index) ?? [] }))
}

function readCounts(facet: Facet, { doc_count: count = 0, buckets = [] }: Counted): FacetCounts['counts'] {
  if (facet.kind === 'flag') return count > 0 ? [{ value: 1, count }] : []
  const prefix = facet.kind === 'options' ? `${facet.parameterId}:` : ''
  const isText = facet.kind === 'options' || (facet.kind === 'keys' && facet.field === 'deal')
  return bucketsOf(buckets)
    .filter(({ key, doc_count: counted }) => counted > 0 && String(key).startsWith(prefix))
    .map(({ key, doc_count: counted }) => {
      const value = String(key).slice(prefix.length)
      return { value: isText ? value : Number(value), count: counted }
    })
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}

const bucketsOf = (buckets: Buckets): Bucket[] =>
  Array.isArray(buckets) ? buckets : Object.entries(buckets).map(([key, bucket]) => ({ ...bucket, key }))
