import { House } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { BlurCircle } from '#app/features/map/blur-circle.tsx'
import { MapButtons } from '#app/features/map/map-buttons.tsx'
import { useMarkerElements } from '#app/features/map/map-markers.ts'
import { useMap } from '#app/features/map/use-map.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

const zoom = 14.5

export type Place = {
  latitude: number
  longitude: number
  /** How far around the point the home may be; nothing where the point is the door. */
  blurMetres?: number | undefined
}

export function DetailMap({ latitude, longitude, blurMetres }: Place) {
  const { t } = useTranslation('properties')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('detail.map'))
  const places = useMemo(() => [{ id: 1, latitude, longitude }], [latitude, longitude])
  const element = useMarkerElements(map, places).get(1)

  useEffect(() => {
    map?.jumpTo({ center: [longitude, latitude], zoom })
    // The page scrolls over the map; it zooms with its buttons, two fingers or Ctrl and the wheel.
    map?.cooperativeGestures.enable()
  }, [map, latitude, longitude])

  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <MapButtons map={map} />
      {map && blurMetres !== undefined && <BlurCircle map={map} point={{ latitude, longitude }} metres={blurMetres} />}
      {element &&
        blurMetres === undefined &&
        createPortal(
          <span className="ui-pin-target">
            <span className="ui-pin ui-pin-selected">
              <House aria-hidden />
            </span>
          </span>,
          element,
        )}
    </div>
  )
}
