import { Marker, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const metresOfTheEquatorPerPixel = 78_271.517

/** Somewhere in here, and nobody is told where. It keeps its size on the ground. */
export function BlurCircle({
  map,
  point,
  metres,
}: {
  map: MapLibre
  point: { latitude: number; longitude: number }
  metres: number
}) {
  const [element] = useState(() => document.createElement('div'))
  const [zoom, setZoom] = useState(() => map.getZoom())
  const { latitude, longitude } = point
  const metresPerPixel = (metresOfTheEquatorPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom

  useEffect(() => {
    const marker = new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map)
    const follow = () => setZoom(map.getZoom())
    map.on('zoom', follow)
    return () => {
      marker.remove()
      map.off('zoom', follow)
    }
  }, [map, element, latitude, longitude])

  return createPortal(<span className="map-blur" style={{ inlineSize: (2 * metres) / metresPerPixel }} />, element)
}
