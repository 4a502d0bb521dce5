import type { Sort } from '@gable/domain/search-query'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { SortMenu as Menu } from '#app/shell/sort-menu.tsx'
import { changeSearch, type SearchState } from './search-state.ts'
import { toQuery, usualSort } from './search-url.ts'

const always: readonly Sort[] = [
  'newest',
  'price_low',
  'price_high',
  'price_per_area',
  'reduction',
  'most_viewed',
  'most_liked',
]

/** An order that needs words, or a point, is offered with them only. */
const sortsFor = ({ text, around }: SearchState): Sort[] => [
  ...(text ? (['relevance'] as const) : []),
  ...(around ? (['distance'] as const) : []),
  ...always,
]

export function SortMenu({ search }: { search: SearchState }) {
  const { t } = useTranslation('results')
  const { sign } = useSite().areas.home
  const usual = usualSort(search)
  const chosen = search.sort ?? usual
  const choices = sortsFor(search).map((sort) => ({
    to: `/properties${toQuery(changeSearch(search, { sort: sort === usual ? undefined : sort }))}`,
    label: t(`sort.${sort}`, { unit: sign }),
    isChosen: sort === chosen,
  }))
  return <Menu label={t('sort.label')} choices={choices} />
}
