import { buttonClass } from '@gable/ui/button'
import { chipClass } from '@gable/ui/chip'
import { EmptyState } from '@gable/ui/empty-state'
import type { SearchAnswer } from '@gable/contract/search'
import { X } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { dropFilter, toFilter } from './filters.ts'
import type { Labels } from './search-labels.ts'
import type { SearchState } from './search-state.ts'
import { toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'

type NoResultsProps = { search: SearchState; toDrop: SearchAnswer['toDrop']; labels: Labels }

/** Says which filter to drop, and how many homes that would bring back. */
export function NoResults({ search, toDrop, labels }: NoResultsProps) {
  const { t } = useTranslation(['results', 'search'])
  const { locale } = useLanguage()
  const text = useFilterText(labels)
  const chips = toDrop.flatMap(({ filter: name, total }) => {
    const filter = toFilter(name, labels.parameters)
    if (!filter) return []
    return (
      <LocalLink key={filter} to={`/properties${toQuery(dropFilter(search, filter))}`} className={chipClass()}>
        <span className="ui-visually-hidden">
          {t('filters.remove', { name: text(search, filter) })}, {t('search:homes', { count: total })}
        </span>
        <X aria-hidden />
        <bdi aria-hidden>{text(search, filter)}</bdi>
        <span data-count aria-hidden>
          {new Intl.NumberFormat(locale).format(total)}
        </span>
      </LocalLink>
    )
  })
  return (
    <EmptyState
      illustration="map-empty"
      title={t('found.emptyTitle')}
      className="py-12"
      actions={
        <>
          {chips}
          <LocalLink to="/properties" className={buttonClass({ variant: 'quiet' })}>
            {t('found.clearFilters')}
          </LocalLink>
        </>
      }
    >
      {chips.length > 0 ? t('found.emptyWithout') : t('found.emptyText')}
    </EmptyState>
  )
}
