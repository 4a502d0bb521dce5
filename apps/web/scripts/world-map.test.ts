import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, MultiPolygon, Point } from 'geojson'
import { beforeAll, expect, test } from 'vitest'
import { writeWorldMap } from './world-map.ts'

let features: Feature[] = []
beforeAll(() => {
  writeWorldMap()
  const file = new URL('../public/map/world.json', import.meta.url)
  features = (JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection).features
})
const ofKind = (kind: string) => features.filter(({ properties }) => properties?.['kind'] === kind)

test('no coast runs across the whole map', () => {
  const rings = ofKind('land').flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates.flat())
  expect(rings.length).toBeGreaterThan(1000)
  for (const ring of rings) {
    ring.forEach(([longitude = 0, latitude = 0], index) => {
      const before = ring[index - 1]?.[0] ?? longitude
      // Along the pole, below everything that is shown, one does.
      if (latitude > -89) expect(Math.abs(longitude - before)).toBeLessThan(180)
    })
  }
})

test('countries are named in every language of the site, where they are', () => {
  const fiji = ofKind('country').find(({ properties }) => properties?.['name'] === 'Fiji')
  expect(fiji?.properties).toMatchObject({ name_en: 'Fiji', name_ar: 'فيجي' })
  const middle = fiji?.geometry as Point | undefined
  expect(middle?.coordinates[0]).toBeCloseTo(178, 0)
})
