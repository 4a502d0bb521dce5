import { useTranslation } from 'react-i18next'
import type { SearchState } from './search-state.ts'

/** "386 homes for sale in Porto" */
export function useResultsTitle({ deal, city, state, country, text }: SearchState, count: number): string {
  const { t } = useTranslation('search')
  const place = city ?? state ?? country ?? text
  if (place) {
    if (deal === 'sell') return t('results.forSaleIn', { count, place })
    return deal === 'rent' ? t('results.toRentIn', { count, place }) : t('results.homesIn', { count, place })
  }
  if (deal === 'sell') return t('results.forSale', { count })
  return deal === 'rent' ? t('results.toRent', { count }) : t('results.homes', { count })
}
