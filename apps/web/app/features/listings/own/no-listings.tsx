import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** Why there is nothing; `isStart` where a first listing would help. */
export type Emptiness = { title: string; text: string; isSearch: boolean; isStart: boolean }
type NoListingsProps = { empty: Emptiness; path: string; add: { to: string; label: string } }

/** Why there is nothing, and what to do next. */
export function NoListings({ empty: { title, text, isSearch, isStart }, path, add }: NoListingsProps) {
  const { t } = useTranslation('own')
  return (
    <EmptyState
      className="py-16"
      illustration={isSearch ? 'map-empty' : 'house'}
      title={title}
      actions={
        <LocalLink to={isStart ? add.to : path} className={buttonClass({ variant: isStart ? 'primary' : 'secondary' })}>
          {isStart ? add.label : t('empty.clear')}
        </LocalLink>
      }
    >
      {text}
    </EmptyState>
  )
}
