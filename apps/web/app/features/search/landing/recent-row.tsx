import { History } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { listRecentSearches } from '../one-box/recent-searches.ts'

const most = 3

/** The last searches of this browser. It lies in the gap under the box, so that it moves nothing when it comes. */
export function RecentRow() {
  const { t } = useTranslation('search')
  const isHydrated = useIsHydrated()
  const recent = isHydrated ? listRecentSearches().slice(0, most) : []
  if (recent.length === 0) return null
  return (
    <nav className="recent-row" aria-label={t('landing.recentLabel')}>
      <History aria-hidden />
      <span>{t('landing.recent')}</span>
      {recent.map(({ query, title }) => (
        <LocalLink key={query} to={`/properties${query}`}>
          <bdi>{title}</bdi>
        </LocalLink>
      ))}
    </nav>
  )
}
