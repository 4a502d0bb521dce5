import type { TileCounts, TileGrid } from '@gable/domain/map-tile'
import type { FilterName } from '@gable/domain/search-filters'
import type { SearchHits, SearchQuery } from '@gable/domain/search-query'

/** Told as soon as the hits are known, where that is before all is counted. */
export type OnHits = (ids: number[]) => void

/** One question, two engines: PostgreSQL for one host, OpenSearch for millions of listings. */
export type SearchEngine = {
  name: 'postgres' | 'opensearch'
  search: (query: SearchQuery, onHits?: OnHits) => Promise<SearchHits>
  /** How many there would be without each of these filters; nothing if counting took too long. */
  countWithout: (query: SearchQuery, filters: FilterName[]) => Promise<number[]>
  /** How many there are in each square of a tile; the question asks for what is inside the tile already. */
  countTile: (query: SearchQuery, grid: TileGrid) => Promise<TileCounts>
}

/** Who answered, and whether that was only because the chosen engine could not. */
export type Source = { engine: SearchEngine['name']; isFallback: boolean }
/** Asks whichever engine can answer. */
export type Ask = <Answer>(question: (engine: SearchEngine) => Promise<Answer>) => Promise<{ answer: Answer } & Source>

export const askOnly =
  (engine: SearchEngine): Ask =>
  async (question) => ({ answer: await question(engine), engine: engine.name, isFallback: false })
