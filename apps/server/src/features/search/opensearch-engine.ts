import type { BoxE6 } from '@gable/domain/search-area'
import {
  type Condition,
  type ConditionOf,
  leavesPremiumOut,
  type SearchHits,
  type SearchQuery,
  withoutFilter,
} from '@gable/domain/search-query'
import { lexemesOf, type SearchText } from '@gable/domain/search-text'
import type { Client } from '@opensearch-project/opensearch'
import type { SearchEngine } from './search-engine.ts'

type Options = { client: Client; alias: string; timeoutMs: number }
type Found = { hits: { total: { value: number }; hits?: { sort: [number, number] }[] } }

/**
 * What this engine knows of the model so far; PostgreSQL answers the rest. To be removed with the last missing part:
 * documents lack all but words, place, deal, category, price and age, and there are no facets, orders or phrases.
 */
export function canOpenSearchAnswer({ conditions, order, facets, after }: SearchQuery): boolean {
  return order.sort === 'newest' && facets.length === 0 && !after && conditions.every(isKnown)
}

function isKnown(condition: Condition): boolean {
  switch (condition.kind) {
    case 'anyOf':
      return condition.field !== 'ownerId'
    case 'between':
      return condition.field === 'priceMinor' || condition.field === 'publishedMicros'
    case 'inside':
      return condition.area.kind === 'box'
    case 'text':
      return condition.text.phrases.length === 0
    default:
      return false
  }
}

/** Searches the projection. It fails rather than answer late or in part: whoever asks has another engine. */
export function createOpenSearchEngine({ client, alias, timeoutMs }: Options): SearchEngine {
  const ask = async (query: SearchQuery): Promise<SearchHits> => {
    const { body } = await client.search(
      {
        index: alias,
        allow_partial_search_results: false,
        // Only what is read below: the rest would be written, sent and parsed for nothing.
        filter_path: ['hits.total.value', 'hits.hits.sort'],
        body: toRequest(query),
      },
      { requestTimeout: timeoutMs, maxRetries: 0 },
    )
    const { hits } = body as unknown as Found
    const found = hits.hits ?? []
    const [key, id] = found[query.limit - 1]?.sort ?? []
    return {
      ids: found.slice(0, query.limit).map(({ sort: [, hit] }) => hit),
      total: hits.total.value,
      isTotalMinimum: false,
      facets: [],
      next: found.length > query.limit && key !== undefined && id !== undefined ? { key, id } : undefined,
    }
  }
  return {
    name: 'opensearch',
    search: ask,
    countWithout: (query, filters) =>
      Promise.all(
        filters.map(async (filter) => {
          const open = { ...query, conditions: withoutFilter(query, filter), offset: 0, limit: 1 }
          return (await ask(open)).total
        }),
      ),
  }
}

const toRequest = (query: SearchQuery) => ({
  from: query.offset,
  // One row more than asked tells whether there is a next page.
  size: query.limit + 1,
  track_total_hits: true,
  _source: false,
  stored_fields: '_none_',
  sort: [{ publishedAt: 'desc' as const }, { id: 'desc' as const }],
  query: {
    bool: {
      filter: [...query.conditions.map(toFilter), ...(leavesPremiumOut(query) ? [is('isPremium', ['false'])] : [])],
      // What ended since it was indexed; without an end nothing matches.
      must_not: [{ range: { expiresAt: { lte: query.asOf.getTime() * 1000 } } }],
    },
  },
})

function toFilter(condition: Condition): object {
  switch (condition.kind) {
    case 'anyOf':
      return condition.field === 'id' ? hasId(condition.values) : is(condition.field, condition.values.map(String))
    case 'between':
      return between(condition)
    case 'inside':
      if (condition.area.kind === 'box') return inside(condition.area.box)
      break
    case 'text':
      return says(condition.text)
  }
  throw new Error(`OpenSearch is not asked about ${condition.kind} yet`)
}

const fieldNames: Partial<Record<string, string>> = { publishedMicros: 'publishedAt' }

const between = ({ field, from, to }: ConditionOf<'between'>) => ({
  range: {
    [fieldNames[field] ?? field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
  },
})

/** All its words in some form, or its own reference. */
function says({ terms, listingId }: SearchText): object {
  const words = { bool: { filter: terms.map((term) => is('words', lexemesOf(term))) } }
  return listingId === undefined ? words : { bool: { should: [words, hasId([listingId])] } }
}

const hasId = (ids: readonly (string | number)[]) => ({ ids: { values: ids.map(String) } })
const is = (field: string, values: readonly string[]) => ({ terms: { [field]: values } })

/** Across the date line a box is two: from its west to the line, and from the line to its east. */
function inside({ west, south, east, north }: BoxE6) {
  const span = (from: number, to: number) => {
    const corners = {
      left: lower(from, -180),
      right: upper(to, 180),
      bottom: lower(south, -90),
      top: upper(north, 90),
    }
    return { geo_bounding_box: { location: corners } }
  }
  return west <= east ? span(west, east) : { bool: { should: [span(west, 180e6), span(-180e6, east)] } }
}

// Lucene keeps a coordinate to about 0.08 millionths of a degree, so a point on the edge may fall to either side of it.
// Points and edges are whole millionths: half a millionth of room takes in those on the edge and no others.
const room = 0.5
const lower = (millionths: number, limit: number) => Math.max((millionths - room) / 1e6, limit)
const upper = (millionths: number, limit: number) => Math.min((millionths + room) / 1e6, limit)
