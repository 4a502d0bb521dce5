import { gridDepth, gridSide, type TileCell, type TileCounts, type TileGrid } from '@gable/domain/map-tile'
import { isAscending, type SearchQuery } from '@gable/domain/search-query'
import { toSort } from './to-order.ts'

type Hit = { sort: [key: number, id: number] }
type Bucket = {
  key: string
  doc_count: number
  middle: { location: { lat: number; lon: number } }
  homes?: { hits?: { hits?: Hit[] } }
}
export type TileBody = {
  timed_out: boolean
  _shards: { total: number; successful: number }
  aggregations?: { cells?: { buckets?: Bucket[] } }
}

/** Only what is read: of a hit that is its place in the order. */
export const tileAnswer = [
  'timed_out',
  '_shards',
  'aggregations.cells.buckets.key',
  'aggregations.cells.buckets.doc_count',
  'aggregations.cells.buckets.middle',
  'aggregations.cells.buckets.homes.hits.hits.sort',
]

/** The squares of the grid are tiles farther in, which OpenSearch counts by itself. */
export const toTileRequest = ({ order }: SearchQuery, { tile, maxSingles }: TileGrid) => ({
  size: 0,
  aggs: {
    cells: {
      geotile_grid: { field: 'location', precision: tile.z + gridDepth },
      aggs: {
        middle: { geo_centroid: { field: 'location' } },
        homes: { top_hits: { size: maxSingles, sort: toSort(order), _source: false, stored_fields: '_none_' } },
      },
    },
  },
})

type CountedCell = TileCell & { hits: Hit[] }

export function toTileCounts({ order }: SearchQuery, grid: TileGrid, answer: TileBody): TileCounts {
  const buckets = answer.aggregations?.cells?.buckets ?? []
  const byPlace = Map.groupBy(
    buckets.map((bucket) => toCell(grid, bucket)),
    ({ column, row }) => `${column},${row}`,
  )
  const cells = [...byPlace.values()].map((parts) => parts.reduce(together))
  const few = cells.filter(({ count }) => count <= grid.maxSingles)
  const direction = isAscending(order) ? 1 : -1
  const ids = few
    .flatMap(({ hits }) => hits)
    .toSorted(({ sort: [one, oneId] }, { sort: [other, otherId] }) => direction * (one - other) || otherId - oneId)
    .map(({ sort: [, id] }) => id)
  return {
    cells: cells.map(({ column, row, count, x, y }) => ({ column, row, count, x, y })),
    // Of a part of the homes nobody knows which squares have few.
    ids: answer.timed_out ? [] : ids,
    isMinimum: answer.timed_out,
  }
}

function toCell({ tile }: TileGrid, { key, doc_count: count, middle, homes }: Bucket): CountedCell {
  const [, x = 0, y = 0] = key.split('/').map(Number)
  return {
    count,
    column: hold(x - tile.x * gridSide),
    row: hold((tile.y + 1) * gridSide - 1 - y),
    x: Math.round(middle.location.lon * 1e6),
    y: Math.round(middle.location.lat * 1e6),
    hits: homes?.hits?.hits ?? [],
  }
}

// Lucene keeps coordinates a little too small: what lies on the edge of a tile may be counted beyond it.
const hold = (index: number) => Math.max(0, Math.min(gridSide - 1, index))

const together = (one: CountedCell, other: CountedCell): CountedCell => {
  const count = one.count + other.count
  return {
    ...one,
    count,
    x: (one.x * one.count + other.x * other.count) / count,
    y: (one.y * one.count + other.y * other.count) / count,
    hits: [...one.hits, ...other.hits],
  }
}
