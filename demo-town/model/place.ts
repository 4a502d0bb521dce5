import type { Point } from './geometry.ts'

/**
 * The town lies on an empty stretch of desert coast. Its own grid is in metres: x inland from the coast of the world's
 * outline, y along that coast to the north, both from the middle of one straight piece of the outline.
 */
const outlineSouth = { longitude: 13.8403, latitude: -21.4737 }
const outlineNorth = { longitude: 13.4515, latitude: -20.9165 }

const middle = {
  longitude: (outlineSouth.longitude + outlineNorth.longitude) / 2,
  latitude: (outlineSouth.latitude + outlineNorth.latitude) / 2,
}
const metresPerLatitude = 110_700
const metresPerLongitude = 111_320 * Math.cos((middle.latitude * Math.PI) / 180)

const run: Point = [
  (outlineNorth.longitude - outlineSouth.longitude) * metresPerLongitude,
  (outlineNorth.latitude - outlineSouth.latitude) * metresPerLatitude,
]
const length = Math.hypot(run[0], run[1])
const along: Point = [run[0] / length, run[1] / length]
const inland: Point = [along[1], -along[0]]

/** Longitude and latitude to about a decimetre: a smaller step is only bytes. */
export function toLonLat([x, y]: Point): [longitude: number, latitude: number] {
  const east = x * inland[0] + y * along[0]
  const north = x * inland[1] + y * along[1]
  return [round(middle.longitude + east / metresPerLongitude), round(middle.latitude + north / metresPerLatitude)]
}

export function fromLonLat([longitude, latitude]: readonly [number, number]): Point {
  const east = (longitude - middle.longitude) * metresPerLongitude
  const north = (latitude - middle.latitude) * metresPerLatitude
  return [east * inland[0] + north * inland[1], east * along[0] + north * along[1]]
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
