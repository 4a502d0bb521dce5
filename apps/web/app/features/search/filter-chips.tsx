import { chipClass } from '@gable/ui/chip'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { DropLink } from './drop-link.tsx'
import { countsOf, type Facets } from './facets.ts'
import { activeFilters, type Filter } from './filters.ts'
import { CategoryFilter, DealFilter, type FilterProps, PriceFilter, RoomsFilter } from './filter-menus.tsx'
import type { ParameterLabel } from './search-labels.ts'
import { changeParameter, listOf, type SearchState, toggle } from './search-state.ts'
import { toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'
import { isInBox } from './words-filter.tsx'

/** The menus of the bar, what else is set, and the way to all filters. */
export function FilterChips(props: FilterProps) {
  return (
    <>
      <DealFilter {...props} />
      <PriceFilter {...props} />
      <RoomsFilter {...props} room="bedrooms" />
      {/* Narrow bars have no room for it; the sheet has. */}
      <div className="max-lg:hidden">
        <RoomsFilter {...props} room="bathrooms" />
      </div>
      <CategoryFilter {...props} />
      <div className="filter-set">
        <Removables {...props} />
        <QuickChips {...props} />
      </div>
      <AllFilters search={props.search} />
    </>
  )
}

/** Those that have a menu of their own need no chip besides. */
const shownElsewhere: readonly Filter[] = ['deal', 'price', 'category', 'parameter:bedrooms', 'parameter:bathrooms']

/** What else is set, to be taken back one by one. */
function Removables({ search, labels }: FilterProps) {
  const text = useFilterText(labels)
  return activeFilters(search)
    .filter((filter) => !shownElsewhere.includes(filter) && !isInBox(search, filter))
    .map((filter) => {
      const name = text(search, filter)
      if (!name) return null
      return (
        <DropLink
          key={filter}
          search={search}
          filter={filter}
          name={name}
          className={chipClass({ isSelected: true }, 'max-w-72')}
        >
          <bdi className="truncate">{name}</bdi>
        </DropLink>
      )
    })
}

const quickCount = 2

/** The features that most of these homes have and that are not asked for yet. */
function QuickChips({ search, labels, facets }: FilterProps) {
  const { locale } = useLanguage()
  return mostCommon(search, labels.parameters, facets).map(({ parameter, value, name, count }) => (
    <LocalLink
      key={`${parameter.key}:${value}`}
      to={`/properties${toQuery(changeParameter(search, parameter.key, toggle(listOf(search.parameters?.[parameter.key]), value)?.join()))}`}
      className={chipClass()}
    >
      {name} <span data-count>{new Intl.NumberFormat(locale).format(count)}</span>
    </LocalLink>
  ))
}

function mostCommon(search: SearchState, parameters: readonly ParameterLabel[], facets: Facets) {
  const choices = parameters
    .filter(({ kind }) => kind === 'multi_choice')
    .flatMap((parameter) => {
      const chosen = listOf(search.parameters?.[parameter.key])
      return countsOf(facets, `parameter:${parameter.id}`).flatMap(({ value, count }) => {
        const option = parameter.options.find((one) => one.value === value)
        return option && !chosen.includes(option.value) ? [{ parameter, ...option, count }] : []
      })
    })
  return choices.toSorted((one, other) => other.count - one.count).slice(0, quickCount)
}

function AllFilters({ search }: { search: SearchState }) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  // Buying or renting is no narrower search, and stands beside it.
  const count = activeFilters(search).filter((filter) => filter !== 'deal').length
  const counted = count > 0 ? `· ${new Intl.NumberFormat(locale).format(count)}` : ''
  return (
    <LocalLink
      to={`/properties/filters${toQuery(search)}`}
      preventScrollReset
      className={chipClass({}, 'filter-all')}
      data-active={count > 0}
      aria-label={`${t('filters.all')} ${counted}`.trim()}
      prefetch="intent"
    >
      <SlidersHorizontal aria-hidden />
      <span className="lg:hidden">{t('filters.label')}</span>
      <span className="max-lg:hidden">{t('filters.all')}</span>
      {counted && <span data-count>{counted}</span>}
    </LocalLink>
  )
}
