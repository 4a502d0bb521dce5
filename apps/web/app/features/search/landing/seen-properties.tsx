import { lazy, Suspense } from 'react'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import type { RenderProperty } from './titled-section.tsx'

const SeenPropertiesRow = lazy(async () => ({ default: (await import('./seen-properties-row.tsx')).SeenPropertiesRow }))

/** Only the browser knows which homes were opened in it. */
export function SeenProperties({ renderProperty }: { renderProperty: RenderProperty }) {
  const hasSeenAny = useSeenProperties().length > 0
  if (!hasSeenAny) return null
  return (
    <Suspense fallback={null}>
      <SeenPropertiesRow renderProperty={renderProperty} />
    </Suspense>
  )
}
