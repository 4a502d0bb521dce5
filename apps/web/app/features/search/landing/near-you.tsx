import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useSelector } from '#app/shell/store/use-store.ts'
import type { RenderProperty } from './titled-section.tsx'

const NearProperties = lazy(async () => ({ default: (await import('./near-properties.tsx')).NearProperties }))
const NearQuestion = lazy(async () => ({ default: (await import('./near-question.tsx')).NearQuestion }))

/** Only the browser knows where the reader is, if they told it; before that, the question stands in this place. */
export function NearYou({ renderProperty }: { renderProperty: RenderProperty }) {
  const isHydrated = useIsHydrated()
  const position = useSelector(({ cache }) => cache.locationData)
  if (!isHydrated) return null
  return (
    <Suspense fallback={null}>
      {position ? <NearProperties position={position} renderProperty={renderProperty} /> : <NearQuestion />}
    </Suspense>
  )
}
