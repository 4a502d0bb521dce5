import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { isInside } from '../model/geometry.ts'
import { layersOf } from '../model/layers.ts'
import { toLonLat } from '../model/place.ts'
import { buildTown } from '../model/town.ts'
import { openSea } from './open-sea.ts'
import { cutTiles } from './tiles.ts'

const tiles = cutTiles(layersOf(buildTown(7)), openSea())
const layersAt = (zoom: number) => {
  const cut = tiles.filter(({ z }) => z === zoom).map(({ data }) => new VectorTile(new PbfReader(gunzipSync(data))))
  return { cut, names: [...new Set(cut.flatMap(({ layers }) => Object.keys(layers)))].toSorted() }
}

test('far out there are land, water and the names of towns; near by there is everything', () => {
  expect(layersAt(8).names).toEqual(['land', 'place_label', 'water'])
  const all = ['building', 'land', 'park', 'place_label', 'poi', 'rail', 'road', 'road_label', 'water']
  expect(layersAt(15).names).toEqual(all)
})

test('buildings say how high they are, and names come in both languages', () => {
  const { cut } = layersAt(15)
  const featuresOf = (name: string) =>
    cut.flatMap(({ layers }) => {
      const layer = layers[name]
      return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties) : []
    })
  expect(
    featuresOf('building').every(({ storeys, kind }) => typeof storeys === 'number' && typeof kind === 'string'),
  ).toBe(true)
  expect(featuresOf('place_label')).toContainEqual(expect.objectContaining({ name: 'Lunara', name_ar: 'لونارا' }))
})

test('where the outline of the world fades there is sea all around the town, up to its coast', () => {
  const sea = [-30_000, -13_000, -11_975, -6000].flatMap((x) =>
    [-60_000, -15_975, 0, 15_975, 60_000].map((y) => [x, y]),
  )
  const land = [-60_000, -20_000, 4000, 20_000, 60_000].map((y) => [15_000, y])
  for (const zoom of [8, 10, 12]) {
    const isWetAt = ([x = 0, y = 0]: number[]) => isWet(zoom, toLonLat([x, y]))
    expect(sea.filter((at) => !isWetAt(at))).toEqual([])
    expect(land.filter(isWetAt)).toEqual([])
  }
})

/** Whether the tile of this zoom has water there. */
function isWet(zoom: number, [longitude, latitude]: [number, number]): boolean {
  const turn = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
  const [column, row] = [((longitude + 180) / 360) * 2 ** zoom, turn * 2 ** zoom]
  const tile = tiles.find(({ z, x, y }) => z === zoom && x === Math.floor(column) && y === Math.floor(row))
  const water = tile && new VectorTile(new PbfReader(gunzipSync(tile.data))).layers['water']
  const at: [number, number] = [(column % 1) * 4096, (row % 1) * 4096]
  const rings = Array.from({ length: water?.length ?? 0 }, (_, index) => water?.feature(index).loadGeometry() ?? [])
  return rings.flat().some((ring) => {
    const corners = ring.map(({ x, y }): [number, number] => [x, y])
    return isInside(at, corners)
  })
}
