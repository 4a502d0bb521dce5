import { recall, forget, keep } from '#app/shared/remembered.ts'

/** The query of a results page, and what it said of itself. */
export type RecentSearch = { query: string; title: string }

const name = 'recent-searches'
const most = 5

/** Only this browser knows them. */
export function listRecentSearches(): RecentSearch[] {
  try {
    const parsed: unknown = JSON.parse(recall(name) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isRecentSearch) : []
  } catch {
    return []
  }
}

/** A search that asks for nothing is not worth coming back to. */
export function noteRecentSearch(search: RecentSearch) {
  if (search.query === '') return
  const others = listRecentSearches().filter(({ query }) => query !== search.query)
  keep(name, JSON.stringify([search, ...others].slice(0, most)))
}

export const forgetRecentSearches = () => forget(name)

const isRecentSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  typeof value.query === 'string' &&
  'title' in value &&
  typeof value.title === 'string'
