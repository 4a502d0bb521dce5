import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { LayerName, Layers } from '../model/layers.ts'
import { range } from '../model/shores.ts'
import type { Tile } from './pmtiles.ts'

/** From which zoom on each layer is there, and how many points a line may lose before it shows. */
const from: Record<LayerName, number> = {
  land: 7,
  water: 7,
  park: 10,
  road: 9,
  rail: 9,
  building: 14,
  place_label: 6,
  road_label: 13,
  poi: 13,
}
export const deepest = 15
const shallowest = 6
/** Where the outline of the world fades, until the model's own sea is wider than any map. */
const openSeaZooms = { from: 8, to: 12 }

/** Before their zoom, small roads and small names would only be a grey cloud. */
function isSeenAt(layer: LayerName, { properties }: Feature, zoom: number): boolean {
  if (zoom < from[layer]) return false
  const { class: roadClass, kind, rank } = properties ?? {}
  if (layer === 'road' || layer === 'road_label')
    return zoom >= (roadZooms[roadClass as string] ?? 9) + (layer === 'road' ? 0 : 2)
  if (layer === 'land') return kind !== 'block' || zoom >= 12
  if (layer === 'park') return kind !== 'tree' || zoom >= 15
  if (layer === 'place_label')
    return zoom >= ({ city: 6, town: 8, water: 9, district: 12, park: 13 }[kind as string] ?? 12)
  if (layer === 'poi') return zoom >= ((rank as number) > 3 ? 15 : 13)
  return true
}
const roadZooms: Record<string, number> = { motorway: 8, main: 9, street: 12, service: 13, path: 13 }

/** All tiles in which there is something, gzipped as an archive wants them. */
export function cutTiles(town: Layers, openSea: Feature): Tile[] {
  const tiles: Tile[] = []
  const around: Layers = { ...town, water: [openSea, ...town.water] }
  for (let zoom = shallowest; zoom <= deepest; zoom++) {
    const layers = zoom >= openSeaZooms.from && zoom <= openSeaZooms.to ? around : town
    const indexes = (Object.entries(layers) as [LayerName, Feature[]][]).flatMap(([layer, features]) => {
      const seen = features.filter((feature) => isSeenAt(layer, feature, zoom))
      return seen.length > 0 ? [{ layer, index: indexOf(layer, seen, zoom) }] : []
    })
    for (const { x, y } of squaresAt(zoom, layers)) {
      const cut = indexes.flatMap(({ layer, index }) => {
        const tile = index.getTile(zoom, x, y)
        return tile && tile.features.length > 0 ? [[layer, tile] as const] : []
      })
      if (cut.length > 0)
        tiles.push({
          z: zoom,
          x,
          y,
          data: gzipSync(fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 }), { level: 9 }),
        })
    }
  }
  return tiles
}

function indexOf(layer: LayerName, features: Feature[], zoom: number) {
  const buffer = layer === 'building' ? 32 : 64
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: zoom, indexMaxZoom: zoom, tolerance: zoom === deepest ? 1 : 3, buffer },
  )
}

function squaresAt(zoom: number, layers: Layers): { x: number; y: number }[] {
  const [west, south, east, north] = boundsOf(layers)
  const [left, right] = [columnOf(west, zoom), columnOf(east, zoom)]
  const [top, bottom] = [rowOf(north, zoom), rowOf(south, zoom)]
  return range(left, right, 1).flatMap((x) => range(top, bottom, 1).map((y) => ({ x, y })))
}

const columnOf = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom)
function rowOf(latitude: number, zoom: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom)
}

/** West, south, east, north of land and sea. */
export function boundsOf({ land, water }: Layers): [number, number, number, number] {
  const points = [...land, ...water].flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [],
  )
  const [longitudes, latitudes] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  return [least(longitudes), least(latitudes), most(longitudes), most(latitudes)]
}

// Not `Math.min(...values)`: an argument for each of a hundred thousand points overflows the stack.
const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
