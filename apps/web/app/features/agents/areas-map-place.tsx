import type { Agent } from '@gable/contract/agents'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import './areas-map.css'

const AreasMap = lazy(async () => ({ default: (await import('./areas-map.tsx')).AreasMap }))

/** The map comes when it is about to be seen; where no place is known there is none. */
export function AreasMapPlace({ areas }: Pick<Agent, 'areas'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const places = useMemo(
    () =>
      areas.flatMap(({ city, listingCount, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ id: city, city, listingCount, latitude, longitude }],
      ),
    [areas],
  )

  useEffect(() => {
    if (!frame.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  if (places.length === 0) return null
  return (
    <div ref={frame} className="areas-map map-water print-hidden">
      {isNear && (
        <Suspense>
          <AreasMap places={places} />
        </Suspense>
      )}
    </div>
  )
}
