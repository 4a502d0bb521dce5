import {
  areaOf,
  clipBehind,
  clipInside,
  distance,
  edgesOf,
  middleOf,
  type Point,
  type Ring,
  shrink,
  signedArea,
} from './geometry.ts'
import type { Random } from './random.ts'
import { type District, districts, towns } from './districts.ts'
import { isInPark } from './parks.ts'
import { isByWater } from './shores.ts'

/**
 * A district with its outline and its own grid: u along the long sides of its blocks, v across. What is drawn straight
 * is bent last, all of it by the same `bend`, so that houses stay on their streets.
 */
export type Quarter = {
  district: District
  outline: Ring
  place: (u: number, v: number) => Point
  bend: (point: Point) => Point
}
/** A block between four streets. The rows of parcels on its two long sides face the streets `row` and `row + 1`. */
export type Block = { quarter: Quarter; column: number; row: number; outline: Ring }

export const quarters = (random: Random): Quarter[] => districts.map((district) => layOut(district, random))

function layOut(district: District, random: Random): Quarter {
  const turn = (random() - 0.5) * 0.5 + (district.fabric.bend < 0.3 ? 0.08 : 0)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [x, y] = district.middle
  const outline = outlineOf(district)
  const depth = depthOf(outline)
  return {
    district,
    outline,
    place: (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos],
    bend: (point) => bend(point, district.fabric.bend * calmBy(depth(point))),
  }
}

/** All of the town that is nearer to this district's middle than to another's. */
function outlineOf({ middle, town }: District): Ring {
  let outline: Ring = towns[town].outline
  for (const other of districts) {
    const apart = distance(middle, other.middle)
    if (apart === 0 || other.town !== town) continue
    const halfway: Point = [(middle[0] + other.middle[0]) / 2, (middle[1] + other.middle[1]) / 2]
    outline = clipBehind(outline, halfway, [
      (other.middle[0] - middle[0]) / apart,
      (other.middle[1] - middle[1]) / apart,
    ])
  }
  return outline
}

/** Half the width of the avenues between districts. */
const avenueHalf = 10

export function blocksOf(quarter: Quarter): Block[] {
  const { blockWidth, blockDepth, streetWidth } = quarter.district.fabric
  const outline = shrink(quarter.outline, avenueHalf)
  const blocks: Block[] = []
  for (let column = -14; column < 14; column++) {
    for (let row = -26; row < 26; row++) {
      const corners = cornersOf(
        quarter,
        [column * blockWidth, (column + 1) * blockWidth],
        [row * blockDepth, (row + 1) * blockDepth],
      )
      const inside = clipInside(corners, outline)
      if (inside.length < 3) continue
      const block = shrink(inside, streetWidth / 2)
      if (block.length > 2 && areaOf(block) > 500 && isBuildable(block, quarter) && !isLeftOpen(block, quarter)) {
        blocks.push({ quarter, column, row, outline: block })
      }
    }
  }
  return blocks
}

export function cornersOf(
  { place }: Pick<Quarter, 'place'>,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
): Ring {
  return [place(left, low), place(right, low), place(right, high), place(left, high)]
}

function isBuildable(block: Ring, quarter: Quarter): boolean {
  const bent = block.map(quarter.bend)
  return !bent.some((point) => isByWater(point) || isInPark(point))
}

const townDepths = { lunara: depthOf(towns.lunara.outline), oakwell: depthOf(towns.oakwell.outline) }

/** Where a town ends it ends slowly: toward its edge more and more blocks are not built yet. */
function isLeftOpen(block: Ring, { district }: Quarter): boolean {
  const [x, y] = middleOf(block)
  const depth = townDepths[district.town]([x, y])
  const dice = Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1
  return district.fabric.frontage > 10 && dice > depth / 420 + 0.25
}

/** Streets bend softly, and everything on them bends along; a grid stays nearly straight. */
function bend([x, y]: Point, amount: number): Point {
  return [
    x + amount * (15 * Math.sin(y / 210 + 1) + 7 * Math.sin(x / 140 + y / 230)),
    y + amount * (14 * Math.sin(x / 230) + 6 * Math.sin(y / 130 + x / 280)),
  ]
}

/** Near the straight avenues around a district nothing bends, or its houses would stand on them. */
const calmBy = (depth: number) => Math.min(1, Math.max(0, depth / 170)) ** 1.5

/** How far points lie inside a convex ring; less than nought outside. */
export function depthOf(ring: Ring): (point: Point) => number {
  const inwards = signedArea(ring) > 0 ? 1 : -1
  const sides = edgesOf(ring).flatMap(([p, q]) => {
    const length = distance(p, q)
    return length < 0.5
      ? []
      : [{ p, across: (-inwards * (q[1] - p[1])) / length, up: (inwards * (q[0] - p[0])) / length }]
  })
  return ([x, y]) =>
    sides.reduce((least, { p, across, up }) => Math.min(least, (x - p[0]) * across + (y - p[1]) * up), Infinity)
}
