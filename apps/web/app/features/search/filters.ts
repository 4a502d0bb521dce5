import type { SearchState } from './search-url.ts'

export type Filter = 'deal' | 'text' | 'city' | 'category' | 'price' | 'box'

/** What has to be changed in a search to drop a filter. */
export const withoutFilter: Record<Filter, Partial<SearchState>> = {
  deal: { deal: undefined },
  text: { text: undefined },
  city: { city: undefined },
  category: { category: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  box: { box: undefined },
}
