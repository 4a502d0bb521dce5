import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** The box that chooses every row of the page. */
export type ChooseAll = { isAll: boolean; isSome: boolean; onToggle: () => void }
type ListingListProps = {
  column: string
  hasNumbers: boolean | undefined
  chooseAll: ChooseAll | undefined
  children: ReactNode
}

/** Old rows stay, dimmed, until the new ones are there. */
export function ListingList({ column, hasNumbers, chooseAll, children }: ListingListProps) {
  const { t } = useTranslation('own')
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isPending = next?.pathname === pathname
  return (
    <div
      className="listing-list"
      data-pending={isPending}
      data-selectable={chooseAll !== undefined || undefined}
      aria-busy={isPending}
    >
      <div className="listing-columns">
        {chooseAll && <ChooseAllBox {...chooseAll} />}
        <span data-column="words" aria-hidden>
          {column}
        </span>
        <span aria-hidden>{t('columns.state')}</span>
        {hasNumbers && (
          <>
            <span data-column="number" aria-hidden>
              {t('columns.price')}
            </span>
            <span data-column="number" aria-hidden>
              {t('columns.numbers')}
            </span>
          </>
        )}
      </div>
      <ul>{children}</ul>
    </div>
  )
}

function ChooseAllBox({ isAll, isSome, onToggle }: ChooseAll) {
  const { t } = useTranslation('own')
  return (
    <label className="listing-check">
      <input
        type="checkbox"
        className="ui-box"
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll
        }}
        checked={isAll}
        onChange={onToggle}
      />
      <span className="listing-check-all">{t('bulk.all')}</span>
    </label>
  )
}
