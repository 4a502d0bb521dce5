import type { ListingTab } from '@gable/contract/posting'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '#app/features/listings/own/list-query.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type NoHomesProps = { path: string; query: ListQuery<ListingTab | 'drafts'> }

/** Why there is nothing, and what to do next. */
export function NoHomes({ path, query: { tab, text } }: NoHomesProps) {
  const { t } = useTranslation('own')
  const isSearch = text !== ''
  const reason = isSearch ? 'search' : (tab ?? 'all')
  const isStart = reason === 'all' || reason === 'drafts'
  return (
    <EmptyState
      className="py-16"
      illustration={isSearch ? 'map-empty' : 'house'}
      title={t(`empty.${reason}`)}
      actions={
        <LocalLink
          to={isStart ? '/user/properties' : path}
          className={buttonClass({ variant: isStart ? 'primary' : 'secondary' })}
        >
          {t(isStart ? 'homes.new' : 'empty.clear')}
        </LocalLink>
      }
    >
      {t(`empty.${reason}Text`)}
    </EmptyState>
  )
}
