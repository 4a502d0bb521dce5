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
