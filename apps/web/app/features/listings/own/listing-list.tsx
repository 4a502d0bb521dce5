import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type ListingListProps = { column: string; hasNumbers: boolean | undefined; children: ReactNode }

/** Old rows stay, dimmed, until the new ones are there. */
export function ListingList({ column, hasNumbers, children }: ListingListProps) {
  const { t } = useTranslation('own')
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isPending = next?.pathname === pathname
  return (
    <div className="listing-list" data-pending={isPending} aria-busy={isPending}>
      <p className="listing-columns" aria-hidden>
        <span>{column}</span>
        <span>{t('columns.state')}</span>
        {hasNumbers && (
          <>
            <span>{t('columns.price')}</span>
            <span>{t('columns.views')}</span>
          </>
        )}
      </p>
      <ul>{children}</ul>
    </div>
  )
}
