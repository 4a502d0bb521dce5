import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'

type Place = { id: number; latitude: number; longitude: number }

/** One empty element per place, kept at its point of the map; React draws into them. */
export function useMarkerElements(map: MapLibre | undefined, places: readonly Place[]): Map<number, HTMLElement> {
  const elements = useMemo(() => new Map(places.map(({ id }) => [id, createElement()])), [places])

  useEffect(() => {
    if (!map) return undefined
    const markers = places.map(({ id, latitude, longitude }) => {
      const element = elements.get(id) ?? createElement()
      const marker = new Marker({ element, anchor: 'bottom', subpixelPositioning: true })
      marker.setLngLat([longitude, latitude]).addTo(map)
      // The button inside is what can be focused and named; the wrapper is only a place.
      for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name)
      return marker
    })
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, places, elements])

  return elements
}

function createElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'map-marker'
  return element
}
