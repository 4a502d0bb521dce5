import { gridSide, type Tile, type TileCell, type TileCounts } from '@gable/domain/map-tile'
import type { SearchDocument } from '@gable/domain/search-document'
import type { SearchQuery } from '@gable/domain/search-query'
import { referenceSearch } from './reference-search.ts'

/** What a tile means, said by the formula of the grid: no boxes, no edges. */
export function referenceTile(
  documents: SearchDocument[],
  query: SearchQuery,
  { tile, maxSingles }: { tile: Tile; maxSingles: number },
): TileCounts {
  const all = { ...query, offset: 0, limit: Number.MAX_SAFE_INTEGER, after: undefined, facets: [] }
  const byId = new Map(documents.map((document) => [document.id, document]))
  const found = referenceSearch(documents, all).ids.flatMap((id) => byId.get(id) ?? [])
  const inTile = found.filter((document) => isSame(tileAt(document, tile.z), tile))
  const groups = Map.groupBy(inTile, (document) => {
    const { x, y } = tileAt(document, tile.z + Math.log2(gridSide))
    return `${x - tile.x * gridSide},${(tile.y + 1) * gridSide - 1 - y}`
  })
  const few = new Set([...groups.values()].filter(({ length }) => length <= maxSingles).flat())
  return {
    cells: [...groups].map(([place, properties]) => toCell(place, properties)),
    ids: inTile.filter((document) => few.has(document)).map(({ id }) => id),
    isMinimum: false,
  }
}

type Point = { x: number; y: number }

/** The tile that a point is in. */
export function tileAt({ x, y }: Point, z: number): Tile {
  const size = 2 ** z
  const hold = (index: number) => Math.max(0, Math.min(size - 1, Math.floor(index)))
  const sine = Math.sin(((y / 1e6) * Math.PI) / 180)
  return {
    z,
    x: hold(((x + 180e6) / 360e6) * size),
    y: hold((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size),
  }
}

const isSame = (one: Tile, other: Tile) => one.x === other.x && one.y === other.y

function toCell(place: string, properties: SearchDocument[]): TileCell {
  const [column = 0, row = 0] = place.split(',').map(Number)
  const mean = (along: 'x' | 'y') => properties.reduce((sum, property) => sum + property[along], 0) / properties.length
  return { column, row, count: properties.length, x: mean('x'), y: mean('y') }
}
