import type { TileCluster, TileProperty } from '@gable/contract/search-tile'
import { boxOf, type TileCell, tileExtent, tileOfCell, toTilePoint } from '@gable/domain/map-tile'
import { toE6 } from '@gable/domain/search-area'
import { truncate } from '@gable/domain/truncate'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { CountedTile } from '../search.service.ts'

export type TilePin = {
  id: number
  title: string
  price: string | null
  rentPeriod: string | null
  latitude: number
  longitude: number
  isLocked: boolean
  publishedAt: Date
}

type Place = [number, number]
type Feature = { id: number; type: 1; geometry: Place[]; tags: Record<string, string | number | boolean> }

/** More prices than this in a tile nobody reads. */
const maxPrices = 24
/** A title is only read out; a tile has to stay small. */
const titleLength = 80
/** Homes in one square of this size, sixteen pixels of a usual screen, hide each other. */
const stackSize = tileExtent / 32

/** Clusters where there are many homes, and each home where there are few, the first ones with their price. */
export function encodeTile(counted: Pick<CountedTile, 'grid' | 'cells' | 'isMinimum'>, pins: TilePin[]): Uint8Array {
  const { grid, cells, isMinimum } = counted
  const many = cells.filter(({ count }) => isMinimum || count > grid.maxSingles)
  const layers = {
    clusters: { features: many.map((cell, index) => toCluster(counted, cell, index)) },
    homes: { features: toProperties(counted, pins) },
  }
  return fromGeojsonVt(layers, { version: 2, extent: tileExtent })
}

function toCluster({ grid, isMinimum }: Pick<CountedTile, 'grid' | 'isMinimum'>, cell: TileCell, index: number) {
  const { west, south, east, north } = boxOf(tileOfCell(grid, cell))
  const tags: TileCluster = {
    count: cell.count,
    west: west / 1e6,
    south: south / 1e6,
    east: east / 1e6,
    north: north / 1e6,
    ...(isMinimum && { is_minimum: true }),
  }
  return feature(index + 1, toTilePoint(grid.tile, cell), tags)
}

/** In their order. What has moved away since it was counted is in another tile. */
function toProperties({ grid }: Pick<CountedTile, 'grid'>, pins: TilePin[]): Feature[] {
  const placed = pins
    .map((pin) => ({ pin, at: toTilePoint(grid.tile, { x: toE6(pin.longitude), y: toE6(pin.latitude) }) }))
    .filter(({ at }) => at.every((along) => along >= 0 && along <= tileExtent))
  const stacks = Map.groupBy(placed, ({ at: [x, y] }) => `${Math.floor(x / stackSize)},${Math.floor(y / stackSize)}`)
  const stackOf = new Map(
    [...stacks.values()].flatMap((homes) =>
      homes.length > 1 ? homes.map(({ pin }) => [pin.id, homes[0]?.pin.id ?? pin.id] as const) : [],
    ),
  )
  const withPrice = new Set(placed.filter(({ pin }) => !stackOf.has(pin.id)).slice(0, maxPrices))
  return placed.map((property) => {
    const { pin, at } = property
    return feature(pin.id, at, toProperty(pin, { stack: stackOf.get(pin.id), tier: withPrice.has(property) ? 1 : 2 }))
  })
}

function toProperty(pin: TilePin, { stack, tier }: { stack: number | undefined; tier: 1 | 2 }): TileProperty {
  return {
    tier,
    ...(pin.price !== null && { price: pin.price }),
    ...(pin.rentPeriod && { rent_period: pin.rentPeriod }),
    ...(pin.isLocked && { is_locked: true }),
    ...(stack !== undefined && { stack }),
    ...(tier === 1 && { published: Math.floor(pin.publishedAt.getTime() / 1000) }),
    ...(tier === 1 && pin.title && { title: truncate(pin.title, titleLength) }),
  }
}

const feature = (id: number, at: Place, tags: TileProperty | TileCluster): Feature => ({
  id,
  type: 1,
  geometry: [at],
  tags,
})
