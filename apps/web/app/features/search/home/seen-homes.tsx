import { lazy, Suspense } from 'react'
import { useSeenHomes } from '#app/features/listings/seen-homes.ts'
import type { RenderHome } from './titled-section.tsx'

const SeenHomesRow = lazy(async () => ({ default: (await import('./seen-homes-row.tsx')).SeenHomesRow }))

/** Only the browser knows which homes were opened in it. */
export function SeenHomes({ renderHome }: { renderHome: RenderHome }) {
  const hasSeenAny = useSeenHomes().length > 0
  if (!hasSeenAny) return null
  return (
    <Suspense fallback={null}>
      <SeenHomesRow renderHome={renderHome} />
    </Suspense>
  )
}
