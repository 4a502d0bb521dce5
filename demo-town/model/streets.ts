import { curveThrough, distance, edgesOf, type Line, type Point, shrink } from './geometry.ts'
import { type District, towns } from './districts.ts'
import { depthOf, type Quarter } from './layout.ts'
import type { Name, Names } from './names.ts'
import { isInPark } from './parks.ts'
import { coastX, isByWater, isInRiver, range, reach, riverHalfWidth, riverY } from './shores.ts'

export type RoadClass = 'motorway' | 'main' | 'street' | 'service' | 'path'
export type Road = { class: RoadClass; line: Line; isBridge?: true; named?: Name; district?: District }

/** The street between two rows of blocks of a quarter, by the number of the row above it. */
export type StreetNames = Map<number, Name>

/** The grid of a quarter: long streets have names, the short ones that cross them are named too but never addresses. */
export function streetsOf(quarter: Quarter, names: Names): { roads: Road[]; rows: StreetNames } {
  const { blockWidth, blockDepth } = quarter.district.fabric
  const depth = depthOf(shrink(quarter.outline, 2))
  const rows: StreetNames = new Map()
  const roads: Road[] = []
  const lay = (line: Line, named: Name) => {
    for (const piece of dryPieces(line.map(quarter.bend)))
      roads.push({ class: 'street', line: piece, named, district: quarter.district })
  }
  for (let row = -26; row <= 26; row++) {
    const points = range(-1800, 1800, 24).map((u) => quarter.place(u, row * blockDepth))
    const runs = splitWhere(points, (point) => depth(point) > 0)
    if (runs.length === 0) continue
    const named = names.nextStreet()
    rows.set(row, named)
    for (const run of runs) lay(run, named)
  }
  for (let column = -14; column <= 14; column++) {
    const points = range(-1800, 1800, 24).map((v) => quarter.place(column * blockWidth, v))
    const runs = splitWhere(points, (point) => depth(point) > 0)
    const named = runs.length > 0 ? names.nextStreet() : undefined
    if (named) for (const run of runs) lay(run, named)
  }
  return { roads, rows }
}

const dryPieces = (line: Line) => splitWhere([...line], (point) => !isByWater(point, 14) && !isInPark(point))

/** The parts of a line whose points all hold. */
function splitWhere(points: Point[], holds: (point: Point) => boolean): Line[] {
  const pieces: Point[][] = [[]]
  for (const point of points) {
    if (holds(point)) pieces.at(-1)?.push(point)
    else if ((pieces.at(-1)?.length ?? 0) > 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** The borders between districts are avenues, each laid once; where they cross the river there is a bridge. */
export function avenuesOf(quarters: Quarter[], names: Names): Road[] {
  const laid = new Set<string>()
  return quarters.flatMap(({ outline, district }) =>
    edgesOf(outline).flatMap(([p, q]): Road[] => {
      const key = [p, q]
        .map(([x, y]) => `${Math.round(x / 5)},${Math.round(y / 5)}`)
        .toSorted()
        .join(' ')
      if (laid.has(key) || distance(p, q) < 60) return []
      laid.add(key)
      const count = Math.max(2, Math.round(distance(p, q) / 30))
      const line = range(0, count, 1).map(
        (step): Point => [p[0] + ((q[0] - p[0]) * step) / count, p[1] + ((q[1] - p[1]) * step) / count],
      )
      const named = names.nextAvenue()
      return splitWhere(line, ([x, y]) => x > coastX(y) + 30).flatMap((piece) =>
        withBridges('main', piece, named, district),
      )
    }),
  )
}

/** A road that crosses the river is cut into its dry parts and the bridges between them. */
export function withBridges(kind: RoadClass, line: Line, named?: Name, district?: District): Road[] {
  const roads: Road[] = []
  let part: Point[] = []
  let isOver = false
  const close = () => {
    const road: Road = { class: kind, line: part, ...(named && { named }), ...(district && { district }) }
    if (part.length > 1) roads.push(isOver ? { ...road, isBridge: true } : road)
  }
  for (const point of line) {
    const isWet = isInRiver(point)
    part.push(point)
    if (isWet !== isOver) {
      close()
      part = [point]
      isOver = isWet
    }
  }
  close()
  return roads
}

/** On the open coast the road keeps away from the sea; in town it is the promenade. */
const farFromTown = (y: number) => Math.min(1, Math.max(0, (Math.abs(y) - 3000) / 2500)) ** 2
const coastRoad: Line = range(reach.south, reach.north, 60).map((y) => [
  Math.max(coastX(y), -60) + 78 + 340 * farFromTown(y),
  y,
])

const ring: Line = curveThrough(
  [
    [5200, reach.south],
    [5000, -6000],
    [4700, -2600],
    [4640, -900],
    [4560, 300],
    [4700, 1500],
    [4300, 2700],
    [4700, 6000],
    [5200, reach.north],
  ],
  14,
)
const toOakwell: Line = curveThrough(
  [
    [4620, -200],
    [6400, 60],
    [8600, 520],
    [10_800, 1350],
    [12_300, 2050],
    [13_300, 2080],
    [14_300, 2500],
    [16_500, 2900],
    [reach.inland, 3100],
  ],
  12,
)
const riverWalk: Line = range(260, 4200, 40).map((x) => [x, riverY(x) - riverHalfWidth(x) - 12])

export function countryRoads(names: Names): Road[] {
  const coast = { name: 'Coast Road', name_ar: 'طريق الساحل' }
  const valley = { name: 'Valley Road', name_ar: 'طريق الوادي' }
  return [
    ...withBridges('motorway', ring, { name: 'Ring Road', name_ar: 'الطريق الدائري' }),
    ...withBridges('main', coastRoad, coast),
    ...withBridges('main', toOakwell, valley),
    ...lanesOf(names),
    { class: 'path', line: riverWalk, named: { name: 'River Walk', name_ar: 'ممشى النهر' } },
  ]
}

/** Lanes into the country off the road to the inland town, each with farms on it. */
function lanesOf(names: Names): Road[] {
  return range(5600, 11_800, 620).flatMap((x, index): Road[] => {
    const side = index % 2 === 0 ? 1 : -1
    const start = toOakwell.find((point) => point[0] > x) ?? towns.oakwell.at
    const line = curveThrough(
      [start, [x + 80, start[1] - side * 500], [x - 60, start[1] - side * 1100], [x + 40, start[1] - side * 1700]],
      10,
    )
    return withBridges('street', line, names.nextStreet())
  })
}
