import type { BoxE6, PointE6 } from './search-area.ts'

/** A square of the Web Mercator grid: 2^z columns from the west and 2^z rows from the north. */
export type Tile = { z: number; x: number; y: number }

/** Farther in, maps enlarge these. */
export const deepestTile = 16
/** Coordinates inside a tile, from its north-western corner. */
export const tileExtent = 4_096
/** Homes are counted in squares of a quarter of a tile's side, which are themselves tiles farther in. */
export const gridDepth = 2
export const gridSide = 2 ** gridDepth

/** A square of the grid: columns from the west, rows from the south, both from nought. */
export type GridCell = { column: number; row: number }

/** The grid that a tile is counted in. */
export type TileGrid = {
  tile: Tile
  box: BoxE6
  /** Where columns begin, from the west, and rows, from the south. */
  columns: number[]
  rows: number[]
  /** In a square with no more homes than this each is shown by itself. */
  maxSingles: number
}

/** How many homes are in a square, and the mean of their points. */
export type TileCell = GridCell & { count: number; x: number; y: number }
export type TileCounts = {
  /** Only squares with homes in them. */
  cells: TileCell[]
  /** The homes of squares with few, in the order of the question. */
  ids: number[]
  /** There was no time to count all: there are at least so many. */
  isMinimum: boolean
}

/** Seen from afar even two homes in a square stand on one spot; at the end nothing can be zoomed into. */
const maxSinglesAt = (z: number) => (z < 9 ? 1 : z < deepestTile ? 8 : 64)

export function gridOf(tile: Tile): TileGrid {
  const { z, x, y } = tile
  const parts = Array.from({ length: gridSide }, (_, index) => index)
  const [depth, left, lowest] = [z + gridDepth, x * gridSide, (y + 1) * gridSide - 1]
  return {
    tile,
    box: boxOf(tile),
    columns: parts.map((column) => westOf(left + column, depth)),
    rows: parts.map((row) => southOf(lowest - row, depth)),
    maxSingles: maxSinglesAt(z),
  }
}

/** The points of a tile, both ends included: in whole millionths a point is in one tile and in no other. */
export const boxOf = ({ z, x, y }: Tile): BoxE6 => ({
  west: westOf(x, z),
  east: x + 1 === 2 ** z ? 180e6 : westOf(x + 1, z) - 1,
  south: southOf(y, z),
  north: y === 0 ? 90e6 : southOf(y - 1, z) - 1,
})

/** The tile that a square of the grid is. */
export const tileOfCell = ({ tile: { z, x, y } }: TileGrid, { column, row }: GridCell): Tile => ({
  z: z + gridDepth,
  x: x * gridSide + column,
  y: (y + 1) * gridSide - 1 - row,
})

/** Where a point lies in a tile, or outside of it. */
export function toTilePoint({ z, x, y }: Tile, point: PointE6): [number, number] {
  const size = 2 ** z
  return [
    Math.round((((point.x + 180e6) / 360e6) * size - x) * tileExtent),
    Math.round((rowOf(point.y) * size - y) * tileExtent),
  ]
}

const westOf = (x: number, z: number) => Math.ceil((x * 360e6) / 2 ** z) - 180e6

/** Beyond the last row there is nothing: it reaches to the pole, as the first does. */
function southOf(y: number, z: number) {
  if (y + 1 === 2 ** z) return -90e6
  return Math.floor(latitudeOf((y + 1) / 2 ** z) * 1e6) + 1
}

/** Of a share of the way from the northern end of the grid to the southern one. */
const latitudeOf = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI

/** The grid ends before the poles; what is nearer to them stands on its edge. */
const northernmost = 85_051_128
function rowOf(latitudeE6: number) {
  const held = Math.max(-northernmost, Math.min(northernmost, latitudeE6))
  const sine = Math.sin((held / 1e6) * (Math.PI / 180))
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
