import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { activeFilters, type Filter } from './filters.ts'
import type { Labels } from './search-labels.ts'
import { placeNames, placeOf, type SearchState } from './search-state.ts'
import { useFilterText } from './use-filter-text.ts'

const whereAndDeal: readonly Filter[] = ['deal', ...placeNames]

/** What a search was: "Buy in Porto, 2+ bedrooms". */
export function useSearchName(labels: Labels): (search: SearchState) => string {
  const { t } = useTranslation('results')
  const filterText = useFilterText(labels)
  return (search) => {
    const { deal = 'any' } = search
    const place = placeOf(search, labels.place)
    return activeFilters(search)
      .filter((filter) => !place || !whereAndDeal.includes(filter))
      .map((filter, index) => filterText(search, filter, { isInsideSentence: place !== undefined || index > 0 }))
      .reduce(
        (name, filter) => (name && filter ? t('searchName.with', { name, filter }) : name || filter),
        place ? t(`searchName.${deal}`, { place }) : '',
      )
  }
}
