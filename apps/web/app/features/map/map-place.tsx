import { Skeleton } from '@gable/ui/skeleton'
import { Component, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

const wide = '(width >= 64rem)'

type MapPlaceProps = { isWanted: boolean; children: (isWide: boolean) => ReactNode }

/** The map's code is as heavy as all the rest: it is loaded only where a map is seen, and never on the server. */
export function MapPlace({ isWanted, children }: MapPlaceProps) {
  const isWide = useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(wide).matches,
    () => undefined,
  )
  if (isWide === undefined || (!isWide && !isWanted)) return null
  return (
    <MapFailure>
      <Suspense fallback={<Skeleton className="size-full rounded-none" />}>{children(isWide)}</Suspense>
    </MapFailure>
  )
}

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Without WebGL or without its code there is no map; the list shows the same. */
class MapFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <MapMissing /> : this.props.children
  }
}

function MapMissing() {
  const { t } = useTranslation('results')
  return <p className="grid size-full place-content-center p-8 text-center text-14">{t('map.failed')}</p>
}
