import type { BoxE6 } from './search-area.ts'

/**
 * A number for every square of about a metre: the bits of both coordinates in turns, so that what is near on the map is
 * mostly near in the order of the numbers, and a box of the map is a few ranges of them. 52 bits, exact as a number.
 */
const bits = 26
const fineness = 3
export const maxRanges = 32

export type CellRange = [low: number, high: number]
type Quad = { level: number; x: number; y: number }
type Edges = { left: number; right: number; bottom: number; top: number }

const column = (xE6: number) => Math.floor((xE6 + 180e6) / 2 ** fineness)
// Half as many degrees from south to north: doubled, squares stay square.
const row = (yE6: number) => Math.floor(((yE6 + 90e6) * 2) / 2 ** fineness)

export const cellOf = (xE6: number, yE6: number): number => interleave(column(xE6), row(yE6))

/** At most 32 ranges that hold every point of the boxes. */
export function rangesOf(boxes: BoxE6[]): CellRange[] {
  const share = Math.max(1, Math.floor(maxRanges / boxes.length))
  return join(boxes.slice(0, maxRanges).flatMap((box) => coverBox(box, share)))
}

/** The largest square that only partly belongs to the box is cut in four, until there are enough of them. */
function coverBox({ west, south, east, north }: BoxE6, most: number): CellRange[] {
  const edges = { left: column(west), right: column(east), bottom: row(south), top: row(north) }
  const whole: Quad[] = []
  let partly: Quad[] = [{ level: 0, x: 0, y: 0 }]
  while (partly.length > 0) {
    const [largest, ...rest] = partly.toSorted((one, other) => one.level - other.level)
    if (!largest) break
    const parts = quartersOf(largest).filter((quad) => overlap(quad, edges) !== 'none')
    if (whole.length + rest.length + parts.length > most && parts.length > 1) break
    partly = rest
    for (const part of parts) (overlap(part, edges) === 'whole' ? whole : partly).push(part)
  }
  return [...whole, ...partly].map(toRange)
}

const quartersOf = ({ level, x, y }: Quad): Quad[] =>
  [0, 1].flatMap((up) => [0, 1].map((right) => ({ level: level + 1, x: x * 2 + right, y: y * 2 + up })))

function overlap({ level, x, y }: Quad, { left, right, bottom, top }: Edges): 'none' | 'part' | 'whole' {
  const size = 2 ** (bits - level)
  const [west, south] = [x * size, y * size]
  const [east, north] = [west + size - 1, south + size - 1]
  if (west > right || east < left || south > top || north < bottom) return 'none'
  return west >= left && east <= right && south >= bottom && north <= top ? 'whole' : 'part'
}

function toRange({ level, x, y }: Quad): CellRange {
  const size = 2 ** (bits - level)
  const low = interleave(x * size, y * size)
  return [low, low + size * size - 1]
}

/** Neighbours become one range. */
function join(ranges: CellRange[]): CellRange[] {
  const joined: CellRange[] = []
  for (const [low, high] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high)
    else joined.push([low, high])
  }
  return joined
}

const half = 2 ** (bits / 2)

/** In two halves, because bit operations end at 32 bits. */
function interleave(x: number, y: number): number {
  const low = spread(x % half) + spread(y % half) * 2
  const high = spread(Math.floor(x / half)) + spread(Math.floor(y / half)) * 2
  return high * half * half + low
}

/** Thirteen bits with a gap after each. */
function spread(value: number): number {
  let spaced = value & 0x1fff
  spaced = (spaced | (spaced << 8)) & 0x00ff00ff
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f
  spaced = (spaced | (spaced << 2)) & 0x33333333
  return (spaced | (spaced << 1)) & 0x55555555
}
