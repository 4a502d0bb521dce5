import { getPropertyCards } from '@gable/contract/properties'
import type { PropertyCard } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { hiddenHomes } from '#app/features/listings/hidden/hidden-store.ts'
import { useDeviceHidden } from '#app/features/listings/hidden/use-hidden.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { HiddenRow } from './hidden-row.tsx'
import { NoneHidden } from './none-hidden.tsx'

/** As many as one question may ask for; those hidden before them come when some of these are shown again. */
const most = 50

type DeviceHiddenProps = { toTitle: (home: PropertyCard) => string }

export const DeviceHidden = (props: DeviceHiddenProps) => (
  <QueryScope>
    <Rows {...props} />
  </QueryScope>
)

function Rows({ toTitle }: DeviceHiddenProps) {
  const { t } = useTranslation(['hidden', 'common'])
  const ids = useDeviceHidden().slice(0, most)
  const {
    data: homes,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['device-hidden', ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await dispatch(getPropertyCards, { ids }, { signal })).data,
    placeholderData: (before) => before,
  })
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>
    return <EmptyState illustration="plug" title={t('failed')} actions={retry} />
  }
  const shown = homes?.filter(({ id }) => ids.includes(id)) ?? []
  if (!homes) return <p className="ui-panel text-ink-soft">{t('common:states.loading')}</p>
  if (shown.length === 0) return <NoneHidden />
  return (
    <ul className="hidden-list">
      {shown.map((home) => (
        <HiddenRow
          key={home.id}
          home={home}
          title={toTitle(home)}
          action={
            <Button
              variant="secondary"
              size="small"
              aria-label={t('showTitle', { title: toTitle(home) })}
              onClick={() => hiddenHomes.set(home.id, false, undefined)}
            >
              <Eye aria-hidden />
              {t('show')}
            </Button>
          }
        />
      ))}
    </ul>
  )
}
