import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import type { RootState } from '#app/shell/store/create-store.ts'
import type { RenderHome } from './titled-section.tsx'

const NearHomes = lazy(async () => ({ default: (await import('./near-homes.tsx')).NearHomes }))

/** Only the browser knows where the reader is, if they told it. */
export function NearYou({ renderHome }: { renderHome: RenderHome }) {
  const isHydrated = useIsHydrated()
  const position = useSelector(({ cache }: RootState) => cache.locationData)
  if (!isHydrated || !position) return null
  return (
    <Suspense fallback={null}>
      <NearHomes position={position} renderHome={renderHome} />
    </Suspense>
  )
}
