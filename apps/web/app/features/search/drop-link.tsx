import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { dropFilter, type Filter } from './filters.ts'
import type { SearchState } from './search-state.ts'
import { toQuery } from './search-url.ts'

type DropLinkProps = { search: SearchState; filter: Filter; name: string; className: string; children?: ReactNode }

export function DropLink({ search, filter, name, className, children }: DropLinkProps) {
  const { t } = useTranslation('results')
  return (
    <LocalLink
      to={`/properties${toQuery(dropFilter(search, filter))}`}
      className={className}
      aria-label={t('filters.remove', { name })}
    >
      {children}
      <X aria-hidden />
    </LocalLink>
  )
}
