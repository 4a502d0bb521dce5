import type { Point, Ring } from './geometry.ts'

/** The drawing, in units of about four metres, and the open country and sea around it. */
export const width = 2400
export const height = 1800
export const margin = 3000

export const country: Ring = [
  [-margin, -margin],
  [width + margin, -margin],
  [width + margin, height + margin],
  [-margin, height + margin],
]

const metresPerUnit = 4.2
const middle = { longitude: -8.64, latitude: 41.155 }
const metresPerDegree = 111_320
const latitudePerUnit = metresPerUnit / metresPerDegree
const longitudePerUnit = latitudePerUnit / Math.cos((middle.latitude * Math.PI) / 180)

/** Longitude and latitude, to about a metre: more digits are only bytes. */
export function toLonLat([x, y]: Point): [number, number] {
  const longitude = middle.longitude + (x - width / 2) * longitudePerUnit
  const latitude = middle.latitude - (y - height / 2) * latitudePerUnit
  return [round(longitude), round(latitude)]
}

export function toDrawing({ longitude, latitude }: { longitude: number; latitude: number }): Point {
  return [
    (longitude - middle.longitude) / longitudePerUnit + width / 2,
    (middle.latitude - latitude) / latitudePerUnit + height / 2,
  ]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
