import { height, margin, width } from './frame.ts'
import { curveThrough, type Point, type Ring } from './geometry.ts'

const step = 20
const mouth = { x: 760, y: 1290 }

/** Where the sea ends: it lies to the west. South of the river's mouth the coast draws back a little. */
export function coastX(y: number): number {
  const waves = 70 * Math.sin(y / 330 + 0.4) + 26 * Math.sin(y / 118 + 1.2) + 8 * Math.sin(y / 41)
  return 395 + waves + Math.min(Math.max(0, (y - mouth.y) * 0.34), 260)
}

export const riverY = (x: number) => 1345 + 78 * Math.sin(x / 400 + 0.9) + 26 * Math.sin(x / 150) - (x - 1200) * 0.03

export const riverHalfWidth = (x: number) => 58 + (x < mouth.x ? (mouth.x - x) * 0.16 : 12 * Math.sin(x / 230))

/** Too near the sea or the river to build on. */
export function isByWater([x, y]: Point): boolean {
  return x < coastX(y) + 30 || Math.abs(y - riverY(x)) < riverHalfWidth(x) + 20
}

const shoreline = range(-margin, height + margin)
const beachWidth = (y: number) => 13 + 7 * Math.sin(y / 90) + (y > 700 && y < 1100 ? 7 : 0)
const westOf = (x: (y: number) => number): Ring => [
  [-margin, -margin],
  ...shoreline.map((y): Point => [x(y), y]),
  [-margin, height + margin],
]

const course = range(320, width + margin)
const bank = (side: 1 | -1) => course.map((x): Point => [x, riverY(x) + side * riverHalfWidth(x)])

const lake = curveThrough([
  [686, 466],
  [700, 452],
  [736, 445],
  [778, 449],
  [786, 464],
  [762, 481],
  [716, 480],
  [686, 466],
])

export const sand: Ring[] = [westOf((y) => coastX(y) + beachWidth(y))]
export const water: Ring[] = [westOf(coastX), [...bank(-1), ...bank(1).toReversed()], lake]

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
