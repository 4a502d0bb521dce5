import { leavesPremiumOut, type SearchHits, type SearchQuery, withoutFilter } from '@gable/domain/search-query'
import type { Client } from '@opensearch-project/opensearch'
import type { SearchEngine } from '../search-engine.ts'
import {
  type Aggregations,
  notPremium,
  openFilters,
  testsBeside,
  toAggregations,
  toFacetCounts,
} from './to-aggregations.ts'
import { type Filter, hasId, toFilter } from './to-filter.ts'
import { toScore, toSort } from './to-order.ts'
import { tileAnswer, type TileBody, toTileCounts, toTileRequest } from './to-tile.ts'

type Options = {
  client: Client
  alias: string
  timeoutMs: number
  listFacilityIds: () => Promise<number[]>
}
type Body = {
  timed_out: boolean
  _shards: { total: number; successful: number }
  /** Nothing of it where neither a total nor a hit is to be told. */
  hits?: { total?: { value: number }; hits?: { sort: [number, number] }[] }
  aggregations?: Aggregations
}

/** Of the time for an answer; the rest is for the way. */
const shareForSearching = 0.8

/** Searches the projection. It fails rather than leave a shard out: whoever asks has another engine. */
export function createOpenSearchEngine({ client, alias, timeoutMs, listFacilityIds }: Options): SearchEngine {
  const patience = { requestTimeout: timeoutMs, maxRetries: 0 }
  const timeout = `${Math.round(timeoutMs * shareForSearching)}ms`

  async function ask(body: object) {
    const request = {
      index: alias,
      // Only what is read below: the rest would be written, sent and parsed for nothing.
      filter_path: ['timed_out', '_shards', 'hits.total.value', 'hits.hits.sort', 'aggregations'],
      // The moment of the question is part of it: it never comes again.
      request_cache: false,
      body: { timeout, ...body },
    }
    return assertAllShards((await client.search(request, patience)).body as unknown as Body)
  }

  const findPage = async (query: SearchQuery) => toPage(query, await ask(toPageRequest(query)))

  const facilityIdsFor = async ({ facets }: SearchQuery) =>
    facets.some(({ kind }) => kind === 'facilities') ? listFacilityIds() : []

  const count = async (query: SearchQuery) =>
    toCounts(query, await ask({ size: 0, ...toCountRequest(query, await facilityIdsFor(query)) }))

  async function findAndCount(query: SearchQuery) {
    const answer = await ask({ ...toPageRequest(query), ...toCountRequest(query, await facilityIdsFor(query)) })
    return { ...toPage(query, answer), ...toCounts(query, answer) }
  }

  return {
    name: 'opensearch',
    async search(query, onHits) {
      if (query.facets.length === 0) return findPage(query)
      if (runsScripts(query)) return findAndCount(query)
      const findFirst = async () => {
        const page = await findPage({ ...query, isTotalKnown: true })
        onHits?.(page.ids)
        return page
      }
      const [page, counted] = await Promise.all([findFirst(), count(query)])
      return { ...page, ...counted, isTotalMinimum: page.isTotalMinimum || counted.isTotalMinimum }
    },
    async countWithout(query, filters) {
      const questions = filters.flatMap((filter) => [{ index: alias }, { timeout, ...toCount(query, filter) }])
      const { body } = await client.msearch({ body: questions }, patience)
      return (body.responses as unknown as Body[]).map((answer) => assertAllShards(answer).hits?.total?.value ?? 0)
    },
    async countTile(query, grid) {
      const { body } = await client.search(
        {
          index: alias,
          filter_path: tileAnswer,
          body: {
            timeout,
            query: present(query, hitTests(query)),
            ...toTileRequest(query, grid),
          } as object,
        },
        patience,
      )
      return toTileCounts(query, grid, assertAllShards(body as unknown as TileBody))
    },
  }
}

/** Where the total is not wanted, most of what comes behind the page is not looked at. */
const toPageRequest = (query: SearchQuery): object => ({
  from: query.after ? 0 : query.offset,
  // One row more than asked tells whether there is a next page.
  size: query.limit + 1,
  track_total_hits: !query.isTotalKnown,
  _source: false,
  stored_fields: '_none_',
  sort: toSort(query.order),
  ...(query.after && { search_after: [query.after.key, query.after.id] }),
  query: present(query, hitTests(query)),
})

/** Where a script looks at every listing, that is the work: it is done once, and page and counts are taken from it. */
const runsScripts = ({ conditions, order }: SearchQuery) =>
  order.sort === 'distance' || conditions.some((test) => test.kind === 'inside' && test.area.kind !== 'box')

function toCountRequest(query: SearchQuery, facilityIds: readonly number[]): object {
  const open = openFilters(query)
  const beside = testsBeside(query, open)
  const closed = query.conditions.filter(({ filter }) => !open.has(filter)).map(toFilter)
  return {
    track_total_hits: true,
    query: present(query, closed),
    // Counts see what these would hide; the total does not.
    ...(beside.length > 0 && { post_filter: { bool: { filter: beside } } }),
    aggs: toAggregations(query, facilityIds),
  }
}

function toCount(query: SearchQuery, dropped: SearchQuery['conditions'][number]['filter']) {
  const rest = { ...query, conditions: withoutFilter(query, dropped) }
  return { size: 0, track_total_hits: true, query: present(rest, hitTests(rest)) }
}

const hitTests = (query: SearchQuery): Filter[] => [
  ...query.conditions.map(toFilter),
  ...(leavesPremiumOut(query) ? [notPremium] : []),
]

const isTaken: Filter = { term: { isTaken: true } }

const present = ({ asOf, order, withTaken, hiddenIds = [] }: SearchQuery, filters: Filter[]) => ({
  bool: {
    filter: filters,
    // What ended since it was indexed; without an end nothing matches.
    must_not: [
      { range: { expiresMicros: { lte: asOf.getTime() * 1000 } } },
      ...(withTaken ? [] : [isTaken]),
      ...(hiddenIds.length > 0 ? [hasId(hiddenIds)] : []),
    ],
    should: toScore(order),
    minimum_should_match: 0,
  },
})

function toPage(query: SearchQuery, { hits, timed_out: isTotalMinimum }: Body): SearchHits {
  const found = hits?.hits ?? []
  const [key, id] = found[query.limit - 1]?.sort ?? []
  return {
    ids: found.slice(0, query.limit).map(({ sort: [, hit] }) => hit),
    total: hits?.total?.value ?? 0,
    isTotalMinimum,
    facets: [],
    next: found.length > query.limit && key !== undefined && id !== undefined ? { key, id } : undefined,
  }
}

const toCounts = (query: SearchQuery, { hits, timed_out: isTotalMinimum, aggregations = {} }: Body) => ({
  total: hits?.total?.value ?? 0,
  isTotalMinimum,
  // Counts of a part would look like counts of all.
  facets: isTotalMinimum
    ? query.facets.map(({ filter }) => ({ filter, counts: [] }))
    : toFacetCounts(query, aggregations),
})

function assertAllShards<Answer extends Pick<Body, '_shards'>>(answer: Answer): Answer {
  const { _shards: shards } = answer
  if (shards.successful < shards.total) throw new Error('OpenSearch answered without some of its shards')
  return answer
}
