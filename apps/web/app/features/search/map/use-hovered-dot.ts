import type { Map as MapLibre, PointLike } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { dotsLayer } from './use-property-tiles.ts'

/** Half of what a finger needs. */
const reach = 16

/** The home whose dot is there. */
export function findDotAt(map: MapLibre, { x, y }: { x: number; y: number }, room = reach): number | undefined {
  if (!map.getLayer(dotsLayer)) return undefined
  const around: [PointLike, PointLike] = [
    [x - room, y - room],
    [x + room, y + room],
  ]
  const dots = map.queryRenderedFeatures(around, { layers: [dotsLayer] }).filter(({ state }) => !state['isPinned'])
  const [nearest] = dots
    .flatMap(({ id, geometry }) => {
      if (geometry.type !== 'Point') return []
      const place = map.project(geometry.coordinates as [number, number])
      return [{ id: Number(id), metric: Math.hypot(place.x - x, place.y - y) }]
    })
    .toSorted((one, other) => one.metric - other.metric)
  return nearest?.id
}

/** A dot under the pointer shows its price. */
export function useHoveredDot(map: MapLibre): number | undefined {
  const [hoveredId, setHoveredId] = useState<number>()
  useEffect(() => {
    const canvas = map.getCanvas()
    const point = ({ point: at }: { point: { x: number; y: number } }) => {
      const id = findDotAt(map, at, 8)
      setHoveredId(id)
      canvas.classList.toggle('map-pointing', id !== undefined)
    }
    const leave = () => setHoveredId(undefined)
    map.on('mousemove', point)
    map.on('mouseout', leave)
    return () => {
      map.off('mousemove', point)
      map.off('mouseout', leave)
    }
  }, [map])
  return hoveredId
}
