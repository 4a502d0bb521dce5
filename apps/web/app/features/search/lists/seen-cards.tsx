import type { PropertyCard } from '@gable/contract/property'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import type { ReactNode } from 'react'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSeenCards } from './use-seen-cards.ts'

type SeenCardsProps = { renderProperty: (property: PropertyCard) => ReactNode; waiting: ReactNode }

export function SeenCards(props: SeenCardsProps) {
  return (
    <QueryScope>
      <Cards {...props} />
    </QueryScope>
  )
}

function Cards({ renderProperty, waiting }: SeenCardsProps) {
  const { t } = useTranslation(['results', 'common'])
  const hasSeenAny = useSeenProperties().length > 0
  const { data: properties, isError, refetch } = useSeenCards()
  if (isError) {
    return (
      <EmptyState
        illustration="plug"
        title={t('lists.seenFailed')}
        actions={
          <button type="button" className={buttonClass()} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </button>
        }
      />
    )
  }
  if (hasSeenAny && !properties) return waiting
  if (!hasSeenAny || properties?.length === 0) {
    return (
      <EmptyState
        illustration="house"
        title={t('lists.seenNone')}
        actions={
          <LocalLink to="/properties" className={buttonClass()}>
            {t('lists.allHomes')}
          </LocalLink>
        }
      />
    )
  }
  return <div className="list-grid">{properties?.map(renderProperty)}</div>
}
