import type { SearchAnswer } from '@gable/contract/search'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { correctedText } from './corrected-text.ts'
import { placeOf, type SearchState } from './search-state.ts'

type Found = Partial<Pick<SearchAnswer, 'corrections' | 'placeLabel'>>

/**
 * "386 homes for sale in Porto"; a part of the map says more than the place it began with. It names what was searched
 * for in the end, not the slip of the pen.
 */
export function useResultsTitle(search: SearchState, count: number, found: Found = {}): string {
  const { t } = useTranslation(['results', 'search'])
  const { deal, text, box, rings } = search
  if (rings) return t('found.inYourArea', { count })
  if (box) return t('found.homesHere', { count })
  const { corrections = [], placeLabel } = found
  const place = placeOf(search, placeLabel) ?? (text && correctedText(text, corrections))
  if (place) {
    if (deal === 'sell') return t('found.forSaleIn', { count, place })
    return deal === 'rent' ? t('found.toRentIn', { count, place }) : t('found.homesIn', { count, place })
  }
  if (deal === 'sell') return t('found.forSale', { count })
  return deal === 'rent' ? t('found.toRent', { count }) : t('search:homes', { count })
}
