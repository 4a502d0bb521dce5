import type { BoundingBox } from '@gable/contract/wire'
import type { Deal } from '@gable/domain/market-moves'

/** What is asked, already in the terms of the engines: folded words, keys, minor units. */
export type SearchQuery = {
  words: string[]
  cityKey?: string | undefined
  stateKey?: string | undefined
  countryKey?: string | undefined
  deal?: Deal | undefined
  categoryId?: number | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
  postedAfter?: Date | undefined
  box?: BoundingBox | undefined
  /** Whether premium homes are left out: whoever may not read them must not find out by asking. */
  hidesPremium?: boolean | undefined
  offset: number
  limit: number
}

/** Newest first, with the exact number of all that match. */
export type SearchHits = { ids: number[]; total: number }

/** One question, two engines: PostgreSQL for one host, OpenSearch for millions of listings. */
export type SearchEngine = {
  name: 'postgres' | 'opensearch'
  search: (query: SearchQuery) => Promise<SearchHits>
}

/** Hits, with who found them and whether that was only because the chosen engine could not. */
export type SearchAnswer = SearchHits & { engine: SearchEngine['name']; isFallback: boolean }
export type Ask = (query: SearchQuery) => Promise<SearchAnswer>

export const askOnly =
  (engine: SearchEngine): Ask =>
  async (query) => ({ ...(await engine.search(query)), engine: engine.name, isFallback: false })
