import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { boxAround, toCorners } from '#app/features/map/create-map.ts'
import { MapButtons } from '#app/features/map/map-buttons.tsx'
import { useMarkerElements } from '#app/features/map/map-markers.ts'
import { useMap } from '#app/features/map/use-map.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

type Place = { id: string; city: string; listingCount: number; latitude: number; longitude: number }

const closest = 11

/** Cities as pins that lead to the homes there, like the list below. */
export function AreasMap({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('page.areasMap'))
  const elements = useMarkerElements(map, places)
  const numbers = new Intl.NumberFormat(locale)

  useEffect(() => {
    const box = boxAround(places)
    if (!map || !box) return
    map.fitBounds(toCorners(box), { padding: 56, maxZoom: closest, animate: false })
    // The page scrolls over the map; it zooms with its buttons, two fingers or Ctrl and the wheel.
    map.cooperativeGestures.enable()
  }, [map, places])

  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <MapButtons map={map} />
      {places.map(({ id, city, listingCount }) => {
        const element = elements.get(id)
        return (
          element &&
          createPortal(
            <LocalLink to={`/properties?city=${encodeURIComponent(city)}`} className="ui-pin-target">
              <span className="ui-pin">
                <bdi>{city}</bdi> {numbers.format(listingCount)}
              </span>
            </LocalLink>,
            element,
            id,
          )
        )
      })}
    </div>
  )
}
