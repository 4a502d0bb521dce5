import type { Client } from '@opensearch-project/opensearch'
import type { SearchEngine, SearchQuery } from './search-engine.ts'

type Options = { client: Client; alias: string; timeoutMs: number }
type Found = { hits: { total: { value: number }; hits?: { sort: [number, number] }[] } }

/** Searches the projection. It fails rather than answer late or in part: whoever asks has another engine. */
export function createOpenSearchEngine({ client, alias, timeoutMs }: Options): SearchEngine {
  return {
    name: 'opensearch',
    async search(query) {
      const { body } = await client.search(
        {
          index: alias,
          allow_partial_search_results: false,
          // Only what is read below: the rest would be written, sent and parsed for nothing.
          filter_path: ['hits.total.value', 'hits.hits.sort'],
          body: toRequest(query, Date.now()),
        },
        { requestTimeout: timeoutMs, maxRetries: 0 },
      )
      const { hits } = body as unknown as Found
      return { ids: (hits.hits ?? []).map(({ sort: [, id] }) => id), total: hits.total.value }
    },
  }
}

const toRequest = (query: SearchQuery, nowMs: number) => ({
  from: query.offset,
  size: query.limit,
  track_total_hits: true,
  _source: false,
  stored_fields: '_none_',
  sort: [{ publishedAt: 'desc' as const }, { id: 'desc' as const }],
  query: {
    bool: {
      filter: conditions(query),
      // What ended since it was indexed; without an end nothing matches.
      must_not: [{ range: { expiresAt: { lte: toMicros(nowMs) } } }],
    },
  },
})

function conditions(query: SearchQuery) {
  const { words, cityKey, stateKey, countryKey, deal, categoryId, minPriceMinor, maxPriceMinor, postedAfter, box } =
    query
  const { hidesPremium } = query
  const prices = {
    ...(minPriceMinor !== undefined && { gte: minPriceMinor }),
    ...(maxPriceMinor !== undefined && { lte: maxPriceMinor }),
  }
  return [
    ...words.map((word) => is('words', word)),
    ...(cityKey === undefined ? [] : [is('cityKey', cityKey)]),
    ...(stateKey === undefined ? [] : [is('stateKey', stateKey)]),
    ...(countryKey === undefined ? [] : [is('countryKey', countryKey)]),
    ...(deal === undefined ? [] : [is('deal', deal)]),
    ...(categoryId === undefined ? [] : [is('categoryId', String(categoryId))]),
    ...(Object.keys(prices).length > 0 ? [{ range: { priceMinor: prices } }] : []),
    ...(postedAfter ? [{ range: { publishedAt: { gte: toMicros(postedAfter.getTime()) } } }] : []),
    ...(box ? [inside(box)] : []),
    ...(hidesPremium ? [is('isPremium', 'false')] : []),
  ]
}

const is = (field: string, value: string) => ({ term: { [field]: { value } } })
const toMicros = (milliseconds: number) => milliseconds * 1000

/** Across the date line a box is two: from its west to the line, and from the line to its east. */
function inside({ west, south, east, north }: NonNullable<SearchQuery['box']>) {
  const span = (from: number, to: number) => {
    const corners = { left: lower(from, -180), right: upper(to, 180), bottom: lower(south, -90), top: upper(north, 90) }
    return { geo_bounding_box: { location: corners } }
  }
  return west <= east ? span(west, east) : { bool: { should: [span(west, 180), span(-180, east)] } }
}

// Lucene keeps a coordinate to about 0.08 millionths of a degree, so a point on the edge may fall to either side of it.
// Points and edges are whole millionths: half a millionth of room takes in those on the edge and no others.
const room = 5e-7
const lower = (degrees: number, limit: number) => Math.max(degrees - room, limit)
const upper = (degrees: number, limit: number) => Math.min(degrees + room, limit)
