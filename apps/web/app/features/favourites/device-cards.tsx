import { getPropertyCards } from '@gable/contract/properties'
import type { PropertyCard } from '@gable/contract/property'
import { Button, buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { dispatch } from '#app/shell/dispatcher.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useDeviceFavourites } from '#app/features/listings/favourites/use-favourite.ts'

/** As many as one question may ask for. */
const batch = 50

type DeviceCardsProps = { renderProperty: (property: PropertyCard) => ReactNode; waiting: ReactNode }

export function DeviceCards(props: DeviceCardsProps) {
  return (
    <QueryScope>
      <Cards {...props} />
    </QueryScope>
  )
}

function Cards({ renderProperty, waiting }: DeviceCardsProps) {
  const { t } = useTranslation(['favourites', 'common'])
  const ids = useDeviceFavourites()
  const { data: properties, isError, refetch } = useCards(ids)
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>
    return <EmptyState illustration="plug" title={t('failed')} actions={retry} />
  }
  if (ids.length > 0 && !properties) return waiting
  const shown = properties?.filter(({ id }) => ids.includes(id)) ?? []
  if (shown.length > 0) return <div className="list-grid">{shown.map(renderProperty)}</div>
  const browse = (
    <LocalLink to="/properties" className={buttonClass()}>
      {t('browse')}
    </LocalLink>
  )
  return (
    <EmptyState illustration="house" title={t('none')} actions={browse}>
      {t('noneText')}
    </EmptyState>
  )
}

/** Those that are gone since are left out. */
const useCards = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['device-favourites', ids],
    queryFn: async ({ signal }) => {
      const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
        ids.slice(index * batch, (index + 1) * batch),
      )
      const answers = await Promise.all(batches.map((some) => dispatch(getPropertyCards, { ids: some }, { signal })))
      return answers.flatMap(({ data }) => data)
    },
    // Nothing blinks while one is removed.
    placeholderData: (before) => before,
  })
