import type { SearchState } from './search-url.ts'

export type Filter = 'deal' | 'text' | 'city' | 'state' | 'country' | 'category' | 'price' | 'box'

export const activeFilters = (search: SearchState): Filter[] =>
  (Object.keys(withoutFilter) as Filter[]).filter((filter) => isActive(search, filter))

const isActive = (search: SearchState, filter: Filter) =>
  (Object.keys(withoutFilter[filter]) as (keyof SearchState)[]).some((name) => search[name] !== undefined)

/** What has to be changed in a search to drop a filter. */
export const withoutFilter: Record<Filter, Partial<SearchState>> = {
  deal: { deal: undefined },
  text: { text: undefined },
  city: { city: undefined },
  state: { state: undefined },
  country: { country: undefined },
  category: { category: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  box: { box: undefined },
}
