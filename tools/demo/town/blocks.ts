import { height, width } from './frame.ts'
import { areaOf, clipBehind, clipInside, distance, middleOf, type Point, type Ring, shrink } from './geometry.ts'
import { isInPark } from './parks.ts'
import type { Random } from './random.ts'
import { isByWater } from './shores.ts'

const quarterSize = 205
const centre: Point = [1450, 1090]

/** The streets of a quarter run in one direction; its blocks are counted in columns and rows from its middle. */
type Quarter = {
  middle: Point
  outline: Ring
  blockWidth: number
  blockDepth: number
  place: (u: number, v: number) => Point
}
type Lot = { left: number; right: number; top: number; bottom: number }
type Town = { blocks: Ring[]; buildings: Ring[] }

export function buildTown(random: Random): Town {
  const middles = scatterMiddles(random)
  const town: Town = { blocks: [], buildings: [] }
  for (const middle of middles) {
    const outline = shrink(outlineOf(middle, middles), 5.5)
    if (outline.length > 2) buildQuarter(layOut(middle, outline, random), town, random)
  }
  return town
}

/** A grid that is shaken, every other row moved: quarters of one size and many shapes. */
function scatterMiddles(random: Random): Point[] {
  const rows = Math.ceil(height / quarterSize) + 2
  const columns = Math.ceil(width / quarterSize) + 2
  return Array.from({ length: rows * columns }, (_, index): Point => {
    const [row, column] = [Math.floor(index / columns) - 1, (index % columns) - 1]
    const moved = row % 2 === 0 ? 0 : 0.3
    return [
      (column + 0.5 + (random() - 0.5) * 0.8 + moved) * quarterSize,
      (row + 0.5 + (random() - 0.5) * 0.7) * quarterSize,
    ]
  })
}

/** All that is nearer to this middle than to any other. */
function outlineOf(middle: Point, middles: Point[]): Ring {
  let outline: Ring = [
    [-100, -100],
    [width + 100, -100],
    [width + 100, height + 100],
    [-100, height + 100],
  ]
  for (const other of middles) {
    const apart = distance(middle, other)
    if (apart === 0 || apart > quarterSize * 3.2) continue
    const halfway: Point = [(middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2]
    outline = clipBehind(outline, halfway, [(other[0] - middle[0]) / apart, (other[1] - middle[1]) / apart])
  }
  return outline
}

function layOut(middle: Point, outline: Ring, random: Random): Quarter {
  const density = Math.max(0, 1 - distance(middle, centre) / 900)
  const turn = Math.atan2(middle[1] - centre[1], middle[0] - centre[0]) * 0.5 + (random() - 0.5) * 0.7
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    middle,
    outline,
    blockWidth: 58 - 22 * density + random() * 26,
    blockDepth: 34 - 10 * density + random() * 14,
    place: (u, v) => [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos],
  }
}

function buildQuarter(quarter: Quarter, town: Town, random: Random) {
  const { middle, outline, blockWidth, blockDepth, place } = quarter
  for (let column = -9; column < 9; column++) {
    for (let row = -14; row < 14; row++) {
      const left = column * blockWidth + (row % 2 === 0 ? 0 : blockWidth * 0.25)
      const lot = { left, right: left + blockWidth, top: row * blockDepth, bottom: (row + 1) * blockDepth }
      const corners = rectangle(lot, place)
      if (distance(middleOf(corners), middle) > quarterSize * 1.1) continue
      const block = shrink(clipInside(corners, outline), 2.3)
      if (block.length < 3 || areaOf(block) < 110 || !isBuildable(block)) continue
      town.blocks.push(block.map(bendStreets))
      const built = splitLot(lot, random).map((part) => clipInside(rectangle(part, place), block, 1.6))
      town.buildings.push(
        ...built.filter((ring) => ring.length > 2 && areaOf(ring) > 40).map((ring) => ring.map(bendStreets)),
      )
    }
  }
}

function isBuildable(block: Ring): boolean {
  const bent = block.map(bendStreets)
  return !bent.some(isByWater) && !isInPark(middleOf(bent))
}

/** Two to four houses beside each other; some lots stay empty, some have a second house in the yard. */
function splitLot({ left, right, top, bottom }: Lot, random: Random): Lot[] {
  const count = 2 + Math.floor(random() * 3)
  const [size, depth] = [(right - left) / count, bottom - top]
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    if (random() < 0.2) return []
    const sides = { left: left + size * index + 1.2, right: left + size * (index + 1) - 1.2 }
    if (random() >= 0.5) return [{ ...sides, top: top + 4.5, bottom: bottom - 4.5 }]
    const front = { ...sides, top: top + 4.5, bottom: top + depth * 0.48 }
    const hasYardHouse = random() < 0.7
    return hasYardHouse ? [front, { ...sides, top: top + depth * 0.62, bottom: bottom - 4.5 }] : [front]
  })
}

function rectangle({ left, right, top, bottom }: Lot, place: Quarter['place']): Ring {
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)]
}

/** No old town is straight. */
function bendStreets([x, y]: Point): Point {
  return [
    x + 16 * Math.sin(y / 190 + 1) + 9 * Math.sin(x / 130 + y / 210),
    y + 15 * Math.sin(x / 210) + 8 * Math.sin(y / 120 + x / 260),
  ]
}
