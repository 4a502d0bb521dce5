import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { autocompletePlace } from '@gable/contract/places'
import { type GazetteerPlace, middleOf, placeId } from './gazetteer-place.ts'
import { addPlaces, replaceGazetteer } from './load-gazetteer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const place = (name: string, facts: Partial<GazetteerPlace> = {}): GazetteerPlace => ({
  id: placeId('city', name),
  kind: 'city',
  name,
  key: name.toLowerCase(),
  state: 'Somewhere',
  countryCode: 'PT',
  country: 'Portugal',
  population: 1000,
  latitude: 41,
  longitude: -8,
  context: '|somewhere|portugal',
  otherKeys: [],
  ...facts,
})
const namesFound = async (query: string) =>
  (await server.visitor.call(autocompletePlace, { query })).data.map(({ name }) => name)
const listLabels = async () => {
  const rows = await server.db.selectFrom('placeLabel').selectAll().orderBy('key').execute()
  return rows.map(({ kind, key, context, name }) => [kind, key, context, name])
}
const indexCount = async () => {
  const { rows } = await server.product.pool.query("select from pg_indexes where tablename in ('place', 'place_name')")
  return rows.length
}

describe('loading the gazetteer', () => {
  test('replaces what was there, keeps every index, and does nothing the second time', async () => {
    const indexes = await indexCount()
    expect(await replaceGazetteer(server.db, [place('Oldtown'), place('Oldham')], { version: 'a' })).toBe(2)
    expect(await namesFound('old')).toHaveLength(2)
    expect(await replaceGazetteer(server.db, [place('Never')], { version: 'a' })).toBe(0)
    expect(await replaceGazetteer(server.db, [place('Newtown')], { version: 'b' })).toBe(1)
    expect([await namesFound('old'), await namesFound('newt')]).toEqual([[], ['Newtown']])
    expect(await indexCount()).toBe(indexes)
  })

  test('is done by one when several begin at once', async () => {
    const load = () => replaceGazetteer(server.db, [place('Once'), place('Twice')], { version: 'c' })
    expect((await Promise.all([load(), load(), load()])).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  })

  test('that fails leaves the old one in place', async () => {
    const broken = [place('Fine'), place('Broken', { countryCode: 'nowhere' })]
    await expect(replaceGazetteer(server.db, broken, { version: 'd' })).rejects.toThrow('country_code')
    expect(await namesFound('once')).toEqual(['Once'])
  })

  test('keeps what this site added, which is written anew and not twice', async () => {
    const { kind, name, state, countryCode, country, population, latitude, longitude } = place('Lunara')
    const facts = { kind, name, state, countryCode, country, population, latitude, longitude }
    await addPlaces(server.db, [{ ...facts, population: 1, otherNames: [] }])
    await addPlaces(server.db, [{ ...facts, otherNames: ['لونارا'] }])
    await replaceGazetteer(server.db, [place('Once'), place('Twice')], { version: 'e' })
    expect([await namesFound('lunara'), await namesFound('لونارا')]).toEqual([['Lunara'], ['Lunara']])
  })

  test('brings the names that readers of other languages see, and keeps those of this site', async () => {
    const { context: around } = place('Newtown')
    const labelled = [
      place('Newtown', { labels: { ar: 'المدينة الجديدة' } }),
      place('Newtown', { id: placeId('city', 'namesake'), population: 2000, labels: { ar: 'نيوتاون' } }),
    ]
    await replaceGazetteer(server.db, labelled, { version: 'f' })
    const rope = { kind: 'street', name: 'Rope Rise', city: 'Lunara', state: 'Somewhere', country: 'Portugal' } as const
    await addPlaces(server.db, [], [{ ...rope, labels: { ar: 'طلعة' } }])
    await addPlaces(server.db, [], [{ ...rope, labels: { ar: 'طلعة الحبال' } }])
    const street = ['street', 'rope rise', '|lunara|somewhere|portugal', 'طلعة الحبال']
    expect(await listLabels()).toEqual([['city', 'newtown', around, 'نيوتاون'], street])
    await replaceGazetteer(server.db, [place('Once'), place('Twice')], { version: 'e' })
    expect(await listLabels()).toEqual([street])
  })

  test('reports how far it is', async () => {
    const seen: number[][] = []
    await replaceGazetteer(server.db, [place('Once')], {
      version: 'e',
      isForced: true,
      onProgress: (...progress) => seen.push(progress),
    })
    expect(seen).toEqual([[1, 1]])
  })
})

test('the middle of islands on both sides of the date line is between them', () => {
  const { latitude, longitude } = middleOf([
    { latitude: -16, longitude: 179 },
    { latitude: -18, longitude: -179 },
  ])
  expect(latitude).toBeCloseTo(-17, 1)
  expect(Math.abs(longitude)).toBeCloseTo(180, 1)
})
