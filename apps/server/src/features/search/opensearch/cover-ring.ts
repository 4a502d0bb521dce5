import type { BoxE6, PointE6 } from '@gable/domain/search-area'

/** Boxes that lie in the ring, and boxes through which its line goes; together they hold all of it. */
export type Cover = { whole: BoxE6[]; partly: BoxE6[] }
type Part = 'whole' | 'partly' | 'none'

/** Beyond this many boxes, asking for each costs more than looking at the points near the line. */
const maxBoxes = 40

/** The largest box that only partly belongs to the ring is cut in four, until there are enough of them. */
export function coverRing(ring: PointE6[], most = maxBoxes): Cover {
  const whole: BoxE6[] = []
  let partly = [boxOf(ring)]
  while (whole.length + partly.length < most) {
    const [largest, ...rest] = partly.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    if (!largest || sizeOf(largest) === 0) break
    partly = rest
    for (const quarter of quartersOf(largest)) {
      const part = partOf(quarter, ring)
      if (part !== 'none') (part === 'whole' ? whole : partly).push(quarter)
    }
  }
  return { whole, partly }
}

function boxOf(ring: PointE6[]): BoxE6 {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) }
}

const sizeOf = ({ west, south, east, north }: BoxE6) => Math.max(east - west, north - south)

/** Points are whole millionths: where one box ends, the next begins a millionth farther on. */
function quartersOf({ west, south, east, north }: BoxE6): BoxE6[] {
  const [x, y] = [Math.floor((west + east) / 2), Math.floor((south + north) / 2)]
  return [
    { west, south, east: x, north: y },
    { west: x + 1, south, east, north: y },
    { west, south: y + 1, east: x, north },
    { west: x + 1, south: y + 1, east, north },
  ].filter((box) => box.west <= box.east && box.south <= box.north)
}

function partOf(box: BoxE6, ring: PointE6[]): Part {
  const isTouched = ring.some((from, index) => touches(box, from, ring[(index + 1) % ring.length] ?? from))
  if (isTouched) return 'partly'
  // No line comes near, so what holds for one point holds for all, and rounding cannot matter.
  return windsAround({ x: box.west, y: box.south }, ring) ? 'whole' : 'none'
}

/** Whether a line may come into the box or within a millionth of it. */
function touches(box: BoxE6, from: PointE6, to: PointE6): boolean {
  const [west, south, east, north] = [box.west - 1, box.south - 1, box.east + 1, box.north + 1]
  if (Math.max(from.x, to.x) < west || Math.min(from.x, to.x) > east) return false
  if (Math.max(from.y, to.y) < south || Math.min(from.y, to.y) > north) return false
  const sides = [
    sideOf({ x: west, y: south }, from, to),
    sideOf({ x: east, y: south }, from, to),
    sideOf({ x: west, y: north }, from, to),
    sideOf({ x: east, y: north }, from, to),
  ]
  return !(sides.every((side) => side > 0) || sides.every((side) => side < 0))
}

const sideOf = (point: PointE6, from: PointE6, to: PointE6) =>
  (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)

function windsAround(point: PointE6, ring: PointE6[]): boolean {
  let winds = 0
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from
    const side = sideOf(point, from, to)
    if (from.y <= point.y && to.y > point.y && side > 0) winds += 1
    if (from.y > point.y && to.y <= point.y && side < 0) winds -= 1
  }
  return winds !== 0
}
