import type { Parameter } from '@gable/contract/catalogue'
import { paidPlacesPerPage } from '@gable/domain/promotion-moves'
import { gridOf, type Tile, type TileCounts, type TileGrid } from '@gable/domain/map-tile'
import type { FilterName } from '@gable/domain/search-filters'
import type { Order, SearchHits, SearchQuery } from '@gable/domain/search-query'
import { parseSearchText, type SearchText } from '@gable/domain/search-text'
import { invalidField } from '#platform/errors.ts'
import type { Correction } from './query/correct-text.ts'
import { type Filters, mayBeOnTop, toConditions, toPoint } from './query/to-conditions.ts'
import { toFacets } from './query/to-facets.ts'
import type { Ask, OnHits, Source } from './search-engine.ts'

type CatalogueLookups = { parameters: ReadonlyMap<number, Parameter>; categoryIdsBySlug: ReadonlyMap<string, number> }
type Deps = {
  ask: Ask
  currency: string
  readLookups: () => Promise<CatalogueLookups>
  correct: (text: SearchText) => Promise<{ text: SearchText; corrections: Correction[] }>
}
type Options = {
  seesPremium?: boolean
  hiddenIds?: readonly number[]
  withFacets?: boolean
  /** Only the page is wanted; the total of the answer says nothing then. */
  withoutTotal?: boolean
  now?: Date
}
export type Found = SearchHits &
  Source & { query: SearchQuery; text: SearchText | undefined; corrections: Correction[] }
export type CountedTile = TileCounts & Source & { grid: TileGrid; query: SearchQuery }
export type SearchService = ReturnType<typeof createSearchService>

export function createSearchService({ ask, currency, readLookups, correct }: Deps) {
  async function toQuery(filters: Filters, text: SearchText | undefined, options: Options): Promise<SearchQuery> {
    const { seesPremium = false, hiddenIds = [], withFacets = false, withoutTotal = false } = options
    const { now: asOf = new Date() } = options
    if ((filters.latitude === undefined) !== (filters.longitude === undefined)) {
      throw invalidField(filters.latitude === undefined ? 'latitude' : 'longitude', 'required')
    }
    // Cut out of nothing is not everything else.
    if (filters.cutPolygons && !filters.polygons) throw invalidField('polygons', 'required')
    const lookups = await readLookups()
    return {
      conditions: toConditions(filters, { ...lookups, currency, text, asOf }),
      seesPremium,
      hiddenIds,
      withTaken: filters.withTaken ?? false,
      order: toOrder(filters, text),
      asOf,
      offset: filters.offset ?? 0,
      limit: filters.limit ?? 24,
      after: filters.after,
      facets: withFacets ? toFacets(filters, lookups.parameters.values(), asOf) : [],
      isTotalKnown: withoutTotal,
    }
  }

  async function find(filters: Filters, text: SearchText | undefined, options: Options, onHits?: OnHits) {
    const query = await toQuery(filters, text, options)
    const { answer, engine, isFallback } = await ask((chosen) => chosen.search(query, onHits))
    return { ...answer, engine, isFallback, query, text, corrections: [] as Correction[] }
  }

  async function search(filters: Filters, options: Options = {}, onHits?: OnHits): Promise<Found> {
    const written = parseSearchText(filters.text ?? '')
    const found = await find(filters, written, options, onHits)
    // All words must be there, so where something is found none of them is a slip of the pen.
    if (!written || found.total > 0) return found
    const { text, corrections } = await correct(written)
    return corrections.length === 0 ? found : { ...(await find(filters, text, options, onHits)), corrections }
  }

  return {
    search,

    /** The hits are read while the engine may still be counting. */
    async searchAndRead<Read>(filters: Filters, options: Options, readHits: (ids: number[]) => Promise<Read>) {
      const begun = new Map<number[], Promise<Read>>()
      const found = await search(filters, options, (ids) => {
        const reading = readHits(ids)
        // Whoever waits for it hears of its failure; if the search fails first, nobody waits.
        reading.catch(() => undefined)
        begun.set(ids, reading)
      })
      // Another engine may have had to answer in the end.
      return { found, read: await (begun.get(found.ids) ?? readHits(found.ids)) }
    },

    /** Which of the homes that were found may take the paid places of this page: drawn by lot, each as likely. */
    async drawPaidPlaces(filters: Filters, options: Options, seed: number): Promise<number[]> {
      const { conditions, ...query } = await toQuery(filters, parseSearchText(filters.text ?? ''), options)
      const drawn: SearchQuery = {
        ...query,
        conditions: [...conditions, mayBeOnTop(query.asOf)],
        order: { sort: 'lot', seed },
        // What is sold or let is promoted no more.
        withTaken: false,
        offset: 0,
        limit: paidPlacesPerPage,
        after: undefined,
        facets: [],
        isTotalKnown: true,
      }
      const { answer } = await ask((chosen) => chosen.search(drawn))
      return answer.ids
    },

    async countTile(filters: Filters, tile: Tile, options: Options = {}): Promise<CountedTile> {
      const size = 2 ** tile.z
      if (tile.x >= size || tile.y >= size) throw invalidField(tile.x >= size ? 'x' : 'y', 'too_large')
      const grid = gridOf(tile)
      const written = parseSearchText(filters.text ?? '')
      // That a tile is empty does not tell whether a word is a slip of the pen.
      const query = await toQuery(filters, written && (await correct(written)).text, options)
      const inTile = { filter: 'area', kind: 'inside', area: { kind: 'box', box: grid.box } } as const
      const asked = { ...query, conditions: [...query.conditions, inTile] }
      const { answer, engine, isFallback } = await ask((chosen) => chosen.countTile(asked, grid))
      return { ...answer, grid, engine, isFallback, query: asked }
    },

    /** For a search that found nothing: what each filter costs, the one that hides most first. */
    async listFiltersToDrop({ conditions, ...query }: SearchQuery): Promise<{ filter: FilterName; total: number }[]> {
      const filters = [...new Set(conditions.map(({ filter }) => filter))]
      if (filters.length === 0) return []
      const asked = { conditions, ...query }
      const { answer: totals } = await ask((chosen) => chosen.countWithout(asked, filters))
      return filters
        .map((filter, index) => ({ filter, total: totals[index] ?? 0 }))
        .filter(({ total }) => total > 0)
        .toSorted((one, other) => other.total - one.total)
    },
  }
}

/** What the order needs has to be there: without words nothing is relevant, without a point nothing is near. */
function toOrder(filters: Filters, text: SearchText | undefined): Order {
  const { mostViewed, mostLiked, latitude, longitude } = filters
  const sort = filters.sort ?? (mostViewed ? 'most_viewed' : mostLiked ? 'most_liked' : 'newest')
  if (sort === 'relevance') return text ? { sort, text } : { sort: 'newest' }
  if (sort !== 'distance') return { sort }
  if (latitude === undefined || longitude === undefined) throw invalidField('latitude', 'required')
  return { sort, from: toPoint({ latitude, longitude }) }
}
