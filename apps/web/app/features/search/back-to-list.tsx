import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** Over the map of a phone, where nothing else of the page is left. */
export function BackToList({ to }: { to: string }) {
  const { t } = useTranslation('results')
  return (
    <LocalLink to={to} preventScrollReset className="filter-back" aria-label={t('map.backToList')}>
      <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
    </LocalLink>
  )
}
