import { toMinor } from '@gable/domain/currency'
import { formatPrice } from '@gable/domain/price'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { type Filter, keyOf } from './filters.ts'
import type { Labels } from './search-labels.ts'
import { type Extra, type PlaceName, placeNames, type SearchState } from './search-state.ts'
import { useDistance } from './use-distance.ts'
import { useParameterText } from './use-parameter-text.ts'

type Options = { isInsideSentence?: boolean }

/** An active filter in a few words, as on its chip; nothing for what the site does not know. */
export function useFilterText(labels: Labels): (search: SearchState, filter: Filter, options?: Options) => string {
  const { t } = useTranslation(['results', 'search'])
  const parameterText = useParameterText()
  const priceText = usePriceText()
  const distance = useDistance()
  const area = ({ rings, around }: SearchState) => {
    if (rings) return t('drawn')
    return around ? t('around', { distance: distance(around.radiusKm * 1000) }) : t('found.inThisArea')
  }
  const facilities = ({ facilities: keys = [], facilityMetres }: SearchState) => {
    const names = keys.map((key) => labels.facilities.find((one) => one.key === key)?.name ?? key).join(', ')
    return facilityMetres ? t('within', { names, distance: distance(facilityMetres) }) : names
  }
  const kinds = ({ categories = [] }: SearchState) =>
    categories.map((slug) => labels.categories.find((one) => one.slug === slug)?.name ?? slug).join(', ')
  return (search, filter, options) => {
    if (filter === 'price') return priceText(search, options)
    if (filter === 'deal') return search.deal === 'rent' ? t('search:box.rent') : t('search:box.buy')
    if (filter === 'area') return area(search)
    if (filter === 'category') return kinds(search)
    if (filter === 'facilities') return facilities(search)
    if (filter === 'posted') return t('filters.lastDays', { count: search.postedDays ?? 0 })
    const key = keyOf(filter)
    if (key !== undefined) {
      const parameter = labels.parameters.find((one) => one.key === key)
      return parameter ? parameterText(parameter, search.parameters?.[key] ?? '') : ''
    }
    if (filter === 'text') return search.text ?? ''
    return isPlace(filter) ? (labels.place?.[filter] ?? search[filter] ?? '') : t(`results:with.${filter as Extra}`)
  }
}

const isPlace = (filter: Filter): filter is PlaceName => placeNames.some((name) => name === filter)

function usePriceText(): (search: SearchState, options?: Options) => string {
  const { t } = useTranslation('results')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const currency = settings.currency.code
  const price = (amount: number) =>
    formatPrice({ priceMinor: toMinor(amount, currency) ?? 0, currency }, locale, {
      isCompact: true,
      hidesZeroDecimals: true,
      symbol: settings.currencySymbol,
    })
  return ({ minPrice, maxPrice }, { isInsideSentence = false } = {}) => {
    if (minPrice !== undefined && maxPrice !== undefined) {
      return t('filters.between', { min: price(minPrice), max: price(maxPrice) })
    }
    const words = isInsideSentence ? 'searchName' : 'filters'
    return minPrice === undefined
      ? t(`${words}.upTo`, { price: price(maxPrice ?? 0) })
      : t(`${words}.from`, { price: price(minPrice) })
  }
}
