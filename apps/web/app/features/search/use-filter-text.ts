import { toMinor } from '@gable/domain/currency'
import { formatPrice } from '@gable/domain/price'
import { useTranslation } from 'react-i18next'
import { useCategoryName } from '../../shell/use-category-name.ts'
import { useLanguage, useSite } from '../../site.ts'
import type { Filter } from './filters.ts'
import type { SearchState } from './search-url.ts'

/** An active filter in a few words, as on its chip. */
export function useFilterText(): (search: SearchState, filter: Filter) => string {
  const { t } = useTranslation('search')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const toName = useCategoryName()
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
  return (search, filter) => {
    if (filter === 'price') return range(search)
    if (filter === 'deal') return search.deal === 'rent' ? t('box.rent') : t('box.buy')
    if (filter === 'box') return t('results.inThisArea')
    if (filter === 'category') return toName({ slug: search.category ?? '', name: search.category ?? '' })
    return search[filter] ?? ''
  }
}
