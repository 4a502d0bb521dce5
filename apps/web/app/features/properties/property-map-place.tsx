import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Place } from './property-map.tsx'

const PropertyMap = lazy(async () => ({ default: (await import('./property-map.tsx')).PropertyMap }))

/** The map comes when it is about to be seen; its frame has the final size from the start. */
export function PropertyMapPlace(place: Place) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={frame} className="property-map map-water print-hidden">
      {isNear && (
        <Suspense>
          <PropertyMap {...place} />
        </Suspense>
      )}
    </div>
  )
}
