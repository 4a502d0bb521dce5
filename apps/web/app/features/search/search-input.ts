import type { Input } from '@gable/contract/call'
import type { searchProperties } from '@gable/contract/properties'
import type { SearchState } from './search-url.ts'

/** A search as the call wants it; what was not asked for is left out. */
export function toInput(search: SearchState): Input<typeof searchProperties> {
  const { deal, text, city, state, country, category, minPrice, maxPrice, box } = search
  return {
    ...(deal ? { deal } : {}),
    ...(text ? { text } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(country ? { country } : {}),
    ...(category ? { categorySlugs: [category] } : {}),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(box ? { bbox: box } : {}),
  }
}
