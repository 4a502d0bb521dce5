import type { Feature } from 'geojson'
import type { Point } from '../model/geometry.ts'
import { toLonLat } from '../model/place.ts'
import { reach } from '../model/shores.ts'
import { worldCoasts } from '../model/world-outline.ts'

/** Far enough that nobody who looks at the town sees where it ends. */
const far = { west: 10, south: -24.1, north: -18.4 }
/** Metres by which it lies over the model's own sea, so that there is no seam. */
const overlap = 50

/**
 * The sea around the model's own, along the outline of the world. Near by, the map believes only its tiles, and would show
 * the few kilometres that the model knows as a blue square on dry land.
 */
export function openSea(): Feature {
  const [west, north, south] = [reach.sea + overlap, reach.north - overlap, reach.south + overlap]
  const coast = coastBesideTown()
  const ownSea: Point[] = [
    [0, south],
    [west, south],
    [west, north],
    [0, north],
  ]
  const ring = [
    ...coast.filter(([, latitude]) => latitude < latitudeAt(south)),
    ...ownSea.map(toLonLat),
    ...coast.filter(([, latitude]) => latitude > latitudeAt(north)),
    [far.west, far.north],
    [far.west, far.south],
  ]
  return {
    type: 'Feature',
    properties: { kind: 'sea' },
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
  }
}

const latitudeAt = (y: number) => toLonLat([0, y])[1]

/** From the south to the north. */
function coastBesideTown(): [number, number][] {
  const [longitude] = toLonLat([0, 0])
  const isNear = ([x, y]: [number, number]) => y > far.south && y < far.north && Math.abs(x - longitude) < 3
  const [coast] = worldCoasts()
    .map((ring) => ring.filter(isNear))
    .toSorted((a, b) => b.length - a.length)
  if (!coast?.length) throw new Error('There is no coast beside the town')
  // A ring may begin anywhere, in the middle of this coast too.
  const southernmost = Math.min(...coast.map(([, latitude]) => latitude))
  const start = coast.findIndex(([, latitude]) => latitude === southernmost)
  return [...coast.slice(start), ...coast.slice(0, start)]
}
