import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { SearchState } from './search-state.ts'
import { SortMenu } from './sort-menu.tsx'

type ResultsHeadProps = {
  title: string
  search: SearchState
  isTotalMinimum: boolean
  newCount: number
  /** The address held a drawn area that could not be read. */
  isDrawingLost: boolean
}

export function ResultsHead({ title, search, isTotalMinimum, newCount, isDrawingLost }: ResultsHeadProps) {
  const { t } = useTranslation('results')
  const note = isTotalMinimum ? t('minimum') : newCount > 0 && t('found.newThisWeek', { count: newCount })
  return (
    <div className="results-head mb-4 flex items-end justify-between gap-4 lg:items-start">
      <div>
        <h1 className="type-block lg:text-28">{title}</h1>
        {note && <p className="mt-1 text-14 text-ink-soft">{note}</p>}
        {isDrawingLost && <p className="mt-1 text-14 text-warn">{t('found.drawingLost')}</p>}
      </div>
      <output className="ui-visually-hidden" aria-live="polite">
        {isTotalMinimum ? `${title}. ${t('minimum')}` : title}
      </output>
      <SortMenu search={search} />
    </div>
  )
}
