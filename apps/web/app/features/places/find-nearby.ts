import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { type MapPoint, type Nearby, nearestOfEach } from './nearby.ts'

type Point = { latitude: number; longitude: number }
type Question = { tilesUrl: string; point: Point; language: string }

/** Far out the few large things of a town, close by everything: at most 18 tiles, a few kilobytes each. */
const zooms = [13, 15]
const ring = [-1, 0, 1]

// Import it lazily: it brings the reader of tiles with it.

/** What the operator's map knows around a point, the nearest of each kind; nothing where the map has nothing. */
export async function findNearby({ tilesUrl, point, language }: Question): Promise<Nearby[]> {
  const archive = new PMTiles(new URL(tilesUrl, location.href).href)
  const { maxZoom } = await archive.getHeader()
  const depths = [...new Set(zooms.map((zoom) => Math.min(zoom, maxZoom)))]
  const read = await Promise.all(depths.flatMap((zoom) => tilesAround(point, zoom).map((tile) => readTile(tile))))
  return nearestOfEach(read.flat(), point)

  async function readTile([zoom, x, y]: [number, number, number]): Promise<MapPoint[]> {
    const tile = await archive.getZxy(zoom, x, y)
    if (!tile) return []
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)))
    return [layers['poi'], layers['place_label']].flatMap((layer) =>
      Array.from({ length: layer?.length ?? 0 }, (_, index) => {
        const feature = layer?.feature(index)
        return feature ? toMapPoint(feature.toGeoJSON(x, y, zoom), language) : []
      }).flat(),
    )
  }
}

type Shape = { geometry: { type: string; coordinates?: unknown }; properties?: Record<string, unknown> | null }

function toMapPoint({ geometry, properties }: Shape, language: string): MapPoint[] {
  if (geometry.type !== 'Point' || !Array.isArray(geometry.coordinates)) return []
  const [longitude, latitude] = geometry.coordinates as number[]
  if (longitude === undefined || latitude === undefined) return []
  const name = String(properties?.[`name_${language}`] ?? properties?.['name'] ?? '')
  return [{ kind: String(properties?.['kind'] ?? ''), name, latitude, longitude }]
}

function tilesAround({ latitude, longitude }: Point, zoom: number): [number, number, number][] {
  const side = 2 ** zoom
  const turn = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
  const [column, row] = [Math.floor(((longitude + 180) / 360) * side), Math.floor(turn * side)]
  return ring
    .flatMap((down) =>
      ring.map((right): [number, number, number] => [zoom, (column + right + side) % side, row + down]),
    )
    .filter(([, , y]) => y >= 0 && y < side)
}
