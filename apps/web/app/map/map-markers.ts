import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'

type Place = { id: number; latitude: number; longitude: number }

/** One empty element per place, kept at its point of the map; React draws into them. */
export function useMarkerElements(map: MapLibre | undefined, places: readonly Place[]): Map<number, HTMLElement> {
  const [elements, setElements] = useState(new Map<number, HTMLElement>())

  useEffect(() => {
    if (!map) return
    const made = places.map(({ id, latitude, longitude }) => {
      const element = document.createElement('div')
      element.className = 'map-marker'
      const marker = new Marker({ element, anchor: 'bottom', subpixelPositioning: true })
      marker.setLngLat([longitude, latitude]).addTo(map)
      // The button inside is what can be focused; the wrapper is only a place.
      element.removeAttribute('aria-label')
      element.removeAttribute('role')
      element.removeAttribute('tabindex')
      return { id, element, marker }
    })
    setElements(new Map(made.map(({ id, element }) => [id, element])))
    return () => {
      for (const { marker } of made) marker.remove()
    }
  }, [map, places])

  return elements
}
