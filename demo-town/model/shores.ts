import { curveThrough, type Line, type Point, type Ring } from './geometry.ts'
import { insideOf } from './inside.ts'

/** How far the model reaches: at its ends the coast is the world's outline again, and no near map is wider than its sea. */
export const reach = { north: 16_000, south: -16_000, inland: 19_000, sea: -12_000 }

const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))

/** Where the sea ends. Two breakwaters hold a harbour, beaches curve to the north and south of it. */
export function coastX(y: number): number {
  const swing = 210 * Math.sin(y / 2300 + 0.5) + 60 * Math.sin(y / 710 + 1.2) + 14 * Math.sin(y / 190)
  const harbour = 330 * bell(y + 1230, 340)
  const walls = -560 * bell(y + 1640, 42) - 380 * bell(y + 800, 36)
  const fade = Math.max(0, 1 - (Math.abs(y) / reach.north) ** 2)
  return (swing + harbour + walls) * fade
}

export const riverY = (x: number) => 720 + 0.085 * x + 170 * Math.sin(x / 930 + 0.3) + 60 * Math.sin(x / 410 + 1)

export const riverHalfWidth = (x: number) => 38 + 9 * Math.sin(x / 600) + Math.max(0, 700 - x) * 0.07

const course = range(-200, reach.inland, 40)
const shoreline = range(reach.south, reach.north, 12)

const bank = (side: 1 | -1): Point[] => course.map((x) => [x, riverY(x) + side * riverHalfWidth(x)])
const coast: Point[] = shoreline.map((y) => [coastX(y), y])

export const land: Ring = [...coast, [reach.inland, reach.north], [reach.inland, reach.south]]
export const sea: Ring = [...coast, [reach.sea, reach.north], [reach.sea, reach.south]]
export const river: Ring = [...bank(1), ...bank(-1).toReversed()]
export const lake: Ring = curveThrough([
  [2250, 245],
  [2330, 285],
  [2440, 275],
  [2475, 215],
  [2400, 170],
  [2290, 180],
  [2250, 245],
])

const isInLake = insideOf(lake)
const isSandy = (y: number) => (y > -6500 && y < -1900) || (y > 1000 && y < 7000)
export const beaches: Ring[] = [
  [-6500, -1900],
  [1000, 7000],
].map(([from = 0, to = 0]) => {
  const steps = range(from, to, 24)
  const width = (y: number) => 46 * Math.sqrt(Math.max(0, Math.sin(((y - from) / (to - from)) * Math.PI)))
  const front = steps.map((y): Point => [coastX(y) - 4, y])
  return [...front, ...steps.toReversed().map((y): Point => [coastX(y) + width(y), y])]
})

/** Too near the sea, the river or the lake to build on. */
export function isByWater([x, y]: Point, margin = 26): boolean {
  if (x < coastX(y) + margin + (isSandy(y) ? 50 : 0)) return true
  return Math.abs(y - riverY(x)) < riverHalfWidth(x) + margin || isInLake([x, y])
}

export const isInRiver = ([x, y]: Point) => Math.abs(y - riverY(x)) < riverHalfWidth(x)

/** The way along the river, for its name. */
export const riverLine: Line = range(900, 6000, 100).map((x) => [x, riverY(x)])

export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
