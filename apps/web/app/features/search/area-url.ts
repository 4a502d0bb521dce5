import type { BoundingBox } from '@gable/contract/wire'
import type { Circle, Point } from './search-state.ts'

// A metre is enough for a drawn line.
const digits = 5
// Where somebody stands is nobody's business to the metre, and the address is shared.
const ownDigits = 3
const maxRings = 8
const maxCorners = 200
const farthestKm = 1_000

const figures = (text: string): number[] =>
  text.split(',').map((figure) => (figure.trim() === '' ? Number.NaN : Number(figure)))
const write = (degrees: number, to = digits) => String(Number(degrees.toFixed(to)))
const isLongitude = (degrees = Number.NaN) => Math.abs(degrees) <= 180
const isLatitude = (degrees = Number.NaN) => Math.abs(degrees) <= 90

export const fromBox = ({ west, south, east, north }: BoundingBox): string =>
  [west, south, east, north].map((side) => write(side)).join(',')

export function toBox(text: string): BoundingBox | undefined {
  const sides = figures(text)
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const isInWorld = [west, east].every(isLongitude) && [south, north].every(isLatitude)
  return sides.length === 4 && isInWorld && south <= north ? { west, south, east, north } : undefined
}

export const fromCircle = ({ latitude, longitude, radiusKm }: Circle): string =>
  [write(latitude, ownDigits), write(longitude, ownDigits), radiusKm].join(',')

export function toCircle(text: string): Circle | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, radiusKm = Number.NaN, ...more] = figures(text)
  const isSound = isLatitude(latitude) && isLongitude(longitude) && radiusKm > 0 && radiusKm <= farthestKm
  if (!isSound || more.length > 0) return undefined
  return { latitude: Number(write(latitude, ownDigits)), longitude: Number(write(longitude, ownDigits)), radiusKm }
}

/** Where somebody stands, as roughly as an address that is shared may say it. */
export const fromPoint = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => write(degrees, ownDigits)).join(',')

export function toPoint(text: string): Point | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = figures(text)
  return isLatitude(latitude) && isLongitude(longitude) && more.length === 0 ? { latitude, longitude } : undefined
}

export const fromRings = (rings: readonly (readonly Point[])[]): string =>
  rings.map((ring) => ring.flatMap(({ longitude, latitude }) => [write(longitude), write(latitude)]).join()).join(';')

/** Nothing unless every ring is sound: half of what was drawn is not what was drawn. */
export function toRings(text: string): Point[][] | undefined {
  const rings = text.split(';').map(toRing)
  const isSound = rings.length <= maxRings && rings.flat().length <= maxCorners
  return isSound && rings.every((ring) => ring !== undefined) ? rings : undefined
}

function toRing(text: string): Point[] | undefined {
  const degrees = figures(text)
  const corners = Array.from({ length: Math.ceil(degrees.length / 2) }, (_, index) => ({
    longitude: degrees[index * 2] ?? Number.NaN,
    latitude: degrees[index * 2 + 1] ?? Number.NaN,
  }))
  const isSound = corners.every(({ longitude, latitude }) => isLongitude(longitude) && isLatitude(latitude))
  return corners.length >= 3 && isSound ? corners : undefined
}
