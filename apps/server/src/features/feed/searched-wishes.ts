import { toMinor } from '@gable/domain/currency'
import type { Filters } from '../search/query/to-conditions.ts'
import type { Wishes } from './score-homes.ts'

type Options = { currency: string; categoryIdsBySlug: ReadonlyMap<string, number> }

/** What a search says about taste; nothing where it says no more than whether to buy or to rent. */
export function searchedWishes(filters: Filters, { currency, categoryIdsBySlug }: Options): Wishes | undefined {
  const { deal = null, city = '', categoryIds = [], categorySlugs = [], minPrice, maxPrice, bedrooms } = filters
  // Whoever looks at one lister's homes looks at a lister.
  if (filters.listerId) return undefined
  const minor = (price: string | undefined) => (price === undefined ? null : (toMinor(price, currency) ?? null))
  const named = categorySlugs.flatMap((slug) => categoryIdsBySlug.get(slug) ?? [])
  const wishes: Wishes = {
    ...{ deal, city, facilityIds: [] },
    categoryIds: [...new Set([...categoryIds, ...named])].toSorted((one, other) => one - other),
    minPriceMinor: minor(minPrice),
    maxPriceMinor: minor(maxPrice),
    minBedrooms: bedrooms?.from ?? null,
  }
  const { categoryIds: categories, minPriceMinor, maxPriceMinor, minBedrooms } = wishes
  const says = city !== '' || categories.length > 0 || [minPriceMinor, maxPriceMinor, minBedrooms].some(isSaid)
  return says ? wishes : undefined
}

const isSaid = (value: number | null) => value !== null
