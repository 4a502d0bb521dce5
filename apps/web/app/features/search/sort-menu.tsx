import type { Sort } from '@gable/domain/search-query'
import { ArrowUpDown } from 'lucide-react'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { Choice } from './chip-menu.tsx'
import { changeSearch, type SearchState } from './search-state.ts'
import { usualSort } from './search-url.ts'

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
  const usual = usualSort(search)
  const chosen = search.sort ?? usual
  return (
    <DropMenu
      className="shrink-0"
      label={`${t('sort.label')}: ${t(`sort.${chosen}`)}`}
      trigger={
        <>
          <ArrowUpDown className="size-4.5" aria-hidden />
          <span className="sort-name">{t(`sort.${chosen}`)}</span>
        </>
      }
      triggerClassName="flex min-h-11 cursor-pointer items-center gap-2 text-14 font-medium"
      panelClassName="sort-panel"
    >
      <ul>
        {sortsFor(search).map((sort) => (
          <Choice
            key={sort}
            to={changeSearch(search, { sort: sort === usual ? undefined : sort })}
            isChosen={sort === chosen}
          >
            {t(`sort.${sort}`)}
          </Choice>
        ))}
      </ul>
    </DropMenu>
  )
}
