import type { TileCluster, TileProperty } from '@gable/contract/search-tile'
import type { Tile } from '@gable/domain/map-tile'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

type Point = { latitude: number; longitude: number }

/** A tile as a map reads it. */
export function readTile(bytes: Uint8Array, { z, x, y }: Tile) {
  const { layers } = new VectorTile(new PbfReader(bytes))
  const read = (name: string) => {
    const layer = layers[name]
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const { id, properties, geometry } = layer?.feature(index).toGeoJSON(x, y, z) ?? {}
      const [longitude = 0, latitude = 0] =
        geometry && 'coordinates' in geometry ? (geometry.coordinates as number[]) : []
      return { ...properties, id, latitude, longitude }
    })
  }
  return {
    homes: read('homes') as unknown as (TileProperty & Point & { id: number })[],
    clusters: read('clusters') as unknown as (TileCluster & Point & { id: number })[],
  }
}
