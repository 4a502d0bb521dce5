import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Place } from './detail-map.tsx'

const DetailMap = lazy(async () => ({ default: (await import('./detail-map.tsx')).DetailMap }))

/** The map comes when it is about to be seen; its frame has the final size from the start. */
export function DetailMapPlace(place: Place) {
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
    <div ref={frame} className="detail-map map-water print-hidden">
      {isNear && (
        <Suspense>
          <DetailMap {...place} />
        </Suspense>
      )}
    </div>
  )
}
