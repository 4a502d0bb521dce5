import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { layersOf } from '../model/layers.ts'
import { buildTown } from '../model/town.ts'
import { cutTiles } from './tiles.ts'

const tiles = cutTiles(layersOf(buildTown(7)))
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
