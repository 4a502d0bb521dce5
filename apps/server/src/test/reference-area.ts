import type { Area, PointE6 } from '@gable/domain/search-area'

const earthRadiusMetres = 6_371_008.8

/** In whole millionths of a degree, where no rounding can happen. */
export function isInsideArea(point: PointE6, area: Area): boolean {
  if (area.kind === 'circle') return metresBetween(point, area.centre) <= area.radiusMetres
  if (area.kind === 'polygons') {
    const isIn = (rings: PointE6[][]) => rings.some((ring) => isInsideRing(point, ring))
    return isIn(area.rings) && !isIn(area.cuts)
  }
  const { west, south, east, north } = area.box
  const isBetween = west <= east ? point.x >= west && point.x <= east : point.x >= west || point.x <= east
  return isBetween && point.y >= south && point.y <= north
}

/** On its line, or the ring winds around it. */
function isInsideRing(point: PointE6, ring: PointE6[]): boolean {
  let winds = 0
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] as PointE6
    const side = sideOf(point, from, to)
    if (side === 0n && isInBoxOf(point, from, to)) return true
    if (from.y <= point.y && to.y > point.y && side > 0n) winds += 1
    if (from.y > point.y && to.y <= point.y && side < 0n) winds -= 1
  }
  return winds !== 0
}

/** Left of the line above nought, right of it below; without rounding. */
const sideOf = (point: PointE6, from: PointE6, to: PointE6): bigint =>
  BigInt(to.x - from.x) * BigInt(point.y - from.y) - BigInt(point.x - from.x) * BigInt(to.y - from.y)

const isInBoxOf = ({ x, y }: PointE6, from: PointE6, to: PointE6) =>
  x >= Math.min(from.x, to.x) &&
  x <= Math.max(from.x, to.x) &&
  y >= Math.min(from.y, to.y) &&
  y <= Math.max(from.y, to.y)

export function metresBetween(one: PointE6, other: PointE6): number {
  const radians = (millionths: number) => ((millionths / 1e6) * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2
  const chord = half(one.y, other.y) + Math.cos(radians(one.y)) * Math.cos(radians(other.y)) * half(one.x, other.x)
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}
