import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { type ListQuery, toListQuery } from './list-query.ts'

export type ListingTabEntry = {
  id: string | undefined
  label: string
  count: number
  /** Whoever has something here should look. */
  tone?: 'bad' | 'warn' | undefined
}

type ListingTabsProps = { path: string; query: ListQuery; entries: readonly ListingTabEntry[] }

/** Links, so that they work before the scripts are there and open in a tab of their own. */
export function ListingTabs({ path, query, entries }: ListingTabsProps) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  return (
    <nav className="ui-tabs listing-tabs" aria-label={t('tabs.label')}>
      {entries.map(({ id, label, count, tone }) => (
        <LocalLink
          key={label}
          to={path + toListQuery({ ...query, tab: id, page: 1 })}
          aria-current={query.tab === id ? 'page' : undefined}
          preventScrollReset
        >
          {/* The blank is for those who hear it. */}
          {label}{' '}
          <span data-count={count > 0 ? tone : undefined} className="listing-count">
            {numbers.format(count)}
          </span>
        </LocalLink>
      ))}
    </nav>
  )
}
