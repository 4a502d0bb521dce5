import { Skeleton } from '@gable/ui/skeleton'
import { lazy, memo, Suspense } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { BackToList } from './back-to-list.tsx'
import type { FilterProps } from './filter-menus.tsx'
import { activeFilters } from './filters.ts'
import { toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'
import { boxTextOf, isInBox, WordsFilter } from './words-filter.tsx'

// Begun at once: they come while the page is taken over, and links and menus work before. The server draws them at once.
const chips = import('./filter-chips.tsx').then((module) => ({ default: module.FilterChips }))
const FilterChips = import.meta.env.SSR ? (await chips).default : lazy(() => chips)
const chipKeys = ['deal', 'price', 'bedrooms', 'category']

/** Every filter is a link or a form of its own, so the bar works before and without any script. */
export const FilterBar = memo(function FilterBar(props: FilterProps) {
  const { t } = useTranslation('results')
  const { place: placeLabel } = props.labels
  return (
    <section className="filter-bar" aria-label={t('filters.label')}>
      <BackToList to={`/properties${toQuery({ ...props.search, view: 'list' })}`} />
      <search className="contents">
        <WordsFilter
          key={boxTextOf(props.search, placeLabel)}
          search={props.search}
          placeLabel={placeLabel}
          summary={<Summary {...props} />}
        />
      </search>
      <span className="mx-1 h-6 w-px shrink-0 bg-line max-lg:hidden" />
      <div className="filter-chips">
        <Suspense fallback={chipKeys.map((key) => <Skeleton key={key} className="h-10 w-24 shrink-0 rounded-full" />)}>
          <FilterChips {...props} />
        </Suspense>
      </div>
    </section>
  )
})

/** All that is set besides what the box says, in one line over the map of a phone. */
function Summary({ search, labels }: FilterProps) {
  const text = useFilterText(labels)
  return activeFilters(search)
    .filter((filter) => !isInBox(search, filter) && filter !== 'area')
    .map((filter) => text(search, filter))
    .filter(Boolean)
    .join(' · ')
}
