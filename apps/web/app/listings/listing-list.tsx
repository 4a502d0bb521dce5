import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router'

type ListingListProps = { column: string; hasPrices?: boolean; children: ReactNode }

/** Old rows stay, dimmed, until the new ones are there. */
export function ListingList({ column, hasPrices, children }: ListingListProps) {
  const { t } = useTranslation('own')
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isPending = next?.pathname === pathname
  return (
    <div className="listing-list" data-pending={isPending} aria-busy={isPending}>
      <p className="listing-columns" aria-hidden>
        <span>{column}</span>
        <span>{t('columns.state')}</span>
        {hasPrices && <span>{t('columns.price')}</span>}
      </p>
      <ul>{children}</ul>
    </div>
  )
}
