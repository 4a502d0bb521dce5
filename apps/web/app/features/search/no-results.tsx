import { chipClass } from '@gable/ui/chip'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LocalLink } from '../../shell/local-link.tsx'
import { useLanguage } from '../../site.ts'
import type { CategoryLabel } from './category-labels.ts'
import type { Dropped } from './find-homes.server.ts'
import { withoutFilter } from './filters.ts'
import { changeSearch, type SearchState, toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'

type NoResultsProps = {
  search: SearchState
  dropped: readonly Dropped[]
  categories: readonly CategoryLabel[]
}

/** Says which filter to drop, and how many homes that would bring back. */
export function NoResults({ search, dropped, categories }: NoResultsProps) {
  const { t } = useTranslation('search')
  const { locale } = useLanguage()
  const text = useFilterText(categories)
  const chips = dropped.map(({ filter, total }) => (
    <LocalLink
      key={filter}
      to={`/properties${toQuery(changeSearch(search, withoutFilter[filter]))}`}
      className={chipClass()}
    >
      <span className="ui-visually-hidden">
        {t('filters.remove', { name: text(search, filter) })}, {t('results.homes', { count: total })}
      </span>
      <X aria-hidden />
      <bdi aria-hidden>{text(search, filter)}</bdi>
      <span data-count aria-hidden>
        {new Intl.NumberFormat(locale).format(total)}
      </span>
    </LocalLink>
  ))
  return (
    <EmptyState
      illustration="map-empty"
      title={t('results.emptyTitle')}
      className="py-12"
      actions={
        <>
          {chips}
          <LocalLink to="/properties" className={buttonClass({ variant: 'quiet' })}>
            {t('results.clearFilters')}
          </LocalLink>
        </>
      }
    >
      {dropped.length > 0 ? t('results.emptyWithout') : t('results.emptyText')}
    </EmptyState>
  )
}
