import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useMemo, useRef } from 'react'

type Id = number | string
export type Place = {
  id: Id
  latitude: number
  longitude: number
  /** What of the element is at the place; the tip of a pin unless said otherwise. */
  anchor?: 'bottom' | 'center'
  /** Pixels to the right and down. */
  offset?: [number, number]
}

/**
 * One empty element per place, kept at its point of the map; React draws into them. A place that stays keeps its element,
 * and with it the focus of whoever is on it.
 */
export function useMarkerElements(map: MapLibre | undefined, places: readonly Place[]): ReadonlyMap<Id, HTMLElement> {
  const elements = useMemo(() => new Map(map ? places.map(({ id }) => [id, elementAt(map, id)]) : []), [map, places])
  const markers = useRef(new Map<Id, Marker>())

  useEffect(() => {
    if (!map) return
    for (const [id, marker] of markers.current) {
      if (elements.has(id)) continue
      marker.remove()
      markers.current.delete(id)
      known.get(map)?.delete(id)
    }
    for (const place of places) {
      const element = elements.get(place.id)
      if (!element) continue
      const marker = markers.current.get(place.id) ?? createMarker(map, element, place)
      marker.setLngLat([place.longitude, place.latitude])
      markers.current.set(place.id, marker)
    }
  }, [map, places, elements])

  useEffect(() => {
    if (!map) return undefined
    const { current } = markers
    return () => {
      for (const marker of current.values()) marker.remove()
      current.clear()
    }
  }, [map])

  return elements
}

function createMarker(map: MapLibre, element: HTMLElement, { anchor = 'bottom', offset, ...place }: Place) {
  const marker = new Marker({ element, anchor, subpixelPositioning: true, ...(offset && { offset }) })
  marker.setLngLat([place.longitude, place.latitude]).addTo(map)
  // The button inside is what can be focused and named; the wrapper is only a place.
  for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name)
  return marker
}

const known = new WeakMap<MapLibre, Map<Id, HTMLElement>>()

/** The one it had, if the place was there before. */
function elementAt(map: MapLibre, id: Id): HTMLElement {
  const elements = known.get(map) ?? new Map<Id, HTMLElement>()
  known.set(map, elements)
  const element = elements.get(id) ?? document.createElement('div')
  element.className ||= 'map-marker'
  elements.set(id, element)
  return element
}
