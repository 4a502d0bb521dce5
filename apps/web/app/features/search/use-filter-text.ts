import { toMinor } from '@gable/domain/currency'
import { formatPrice } from '@gable/domain/price'
import { useTranslation } from 'react-i18next'
import { useLanguage, useSite } from '../../site.ts'
import type { CategoryLabel } from './category-labels.ts'
import type { Filter } from './filters.ts'
import type { SearchState } from './search-url.ts'

/** An active filter in a few words, as on its chip. */
export function useFilterText(
  categories: readonly CategoryLabel[] = [],
): (search: SearchState, filter: Filter) => string {
  const { t } = useTranslation('search')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const currency = settings.currency.code
  const price = (amount: number) =>
    formatPrice({ priceMinor: toMinor(amount, currency) ?? 0, currency }, locale, {
      isCompact: true,
      hidesZeroDecimals: true,
      symbol: settings.currencySymbol,
    })
  const range = ({ minPrice, maxPrice }: SearchState) => {
    if (minPrice !== undefined && maxPrice !== undefined) {
      return t('filters.between', { min: price(minPrice), max: price(maxPrice) })
    }
    return minPrice === undefined
      ? t('filters.upTo', { price: price(maxPrice ?? 0) })
      : t('filters.from', { price: price(minPrice) })
  }
  const nameOf = (slug = '') => categories.find((category) => category.slug === slug)?.name ?? slug
  return (search, filter) => {
    if (filter === 'price') return range(search)
    if (filter === 'deal') return search.deal === 'rent' ? t('box.rent') : t('box.buy')
    if (filter === 'box') return t('results.inThisArea')
    if (filter === 'category') return nameOf(search.category)
    return search[filter] ?? ''
  }
}
