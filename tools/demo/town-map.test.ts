import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoHomes } from './demo-homes.ts'
import { drawTown, type TownMap } from './town/draw-town.ts'
import { height, toDrawing, toLonLat, width } from './town/frame.ts'
import { isInside, type Ring } from './town/geometry.ts'
import { townMapText } from './town-map.ts'

const committed = readFileSync(new URL('../../apps/web/public/demo-map/town.geojson', import.meta.url), 'utf8')
const town = JSON.parse(committed) as TownMap

/** The outlines of one kind, in longitude and latitude. */
function outlines(kind: string): Ring[] {
  const geometry = town.features.find(({ properties }) => properties.kind === kind)?.geometry
  if (geometry?.type !== 'MultiPolygon') throw new Error(`The map has no areas of ${kind}`)
  return geometry.coordinates.map(([outline]) => outline ?? [])
}

test('the same seed draws the same bytes, and these are the committed ones', () => {
  expect(townMapText() === committed).toBe(true)
})

test('another seed draws another town', () => {
  expect(JSON.stringify(drawTown(1)) === JSON.stringify(drawTown(2))).toBe(false)
})

test('the file is at most 900 kB', () => {
  expect(Buffer.byteLength(committed)).toBeLessThanOrEqual(900_000)
})

test('every kind of the map is drawn', () => {
  const kinds = new Set(town.features.map(({ properties }) => properties.kind))
  const areas = ['land', 'water', 'sand', 'park', 'tree', 'block', 'building']
  const lines = ['road_minor', 'road_main', 'road_motorway', 'rail', 'label']
  expect([...kinds].toSorted()).toEqual([...areas, ...lines].toSorted())
})

test.each(demoHomes)('$title stands inside the drawing', (home) => {
  const [x, y] = toDrawing(home)
  expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
})

test.each(demoHomes)('$title stands on land', ({ longitude, latitude }) => {
  for (const kind of ['water', 'sand', 'park']) {
    expect(outlines(kind).some((outline) => isInside([longitude, latitude], outline))).toBe(false)
  }
})

test('a place on the drawing and its longitude and latitude name each other', () => {
  const [longitude, latitude] = toLonLat([640, 1210])
  const [x, y] = toDrawing({ longitude, latitude })
  expect([Math.round(x), Math.round(y)]).toEqual([640, 1210])
})
