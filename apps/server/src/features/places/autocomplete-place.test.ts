import { autocompletePlace } from '@gable/contract/places'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesPatienceMs, sharedPlacesDatabase } from '../../test/places-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, await sharedPlacesDatabase())
}, placesPatienceMs)
afterAll(() => server?.stop())

const find = async (query: string, more: { latitude?: number; longitude?: number; limit?: number } = {}) =>
  (await server.visitor.call(autocompletePlace, { query, ...more })).data
const first = async (query: string) => (await find(query))[0]?.formattedAddress

describe('a place is found', () => {
  test.each([
    ['lond', 'London, England, United Kingdom'],
    ['Barc', 'Barcelona, Catalonia, Spain'],
    ['dubai', 'Dubai, United Arab Emirates'],
    ['nairo', 'Nairobi, Nairobi County, Kenya'],
    ['germany', 'Germany'],
    ['catalonia', 'Catalonia, Spain'],
  ])('by how its name begins: %s', async (query, address) => {
    expect(await first(query)).toBe(address)
  })

  test.each([
    ['Sao Paulo', 'São Paulo, Brazil'],
    ['SÃO PAULO', 'São Paulo, Brazil'],
    ['krakow', 'Kraków, Lesser Poland, Poland'],
    ['Malmo', 'Malmö, Skåne, Sweden'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['winston-salem', 'Winston-Salem, North Carolina, United States'],
  ])('with or without accents, capitals and hyphens: %s', async (query, address) => {
    expect(await first(query)).toBe(address)
  })

  test.each([
    ['القاهرة', 'Cairo, Egypt'],
    ['القاهره', 'Cairo, Egypt'],
    ['دبي', 'Dubai, United Arab Emirates'],
    ['مصر', 'Egypt'],
    ['北京', 'Beijing, China'],
    ['東京', 'Tokyo, Japan'],
    ['서울', 'Seoul, South Korea'],
    ['Москва', 'Moscow, Russia'],
    ['Αθήνα', 'Athens, Attica, Greece'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['München', 'Munich, Bavaria, Germany'],
    ['Kiev', 'Kyiv, Kyiv City, Ukraine'],
    ['Bangalore', 'Bengaluru, Karnataka, India'],
    ['UK', 'United Kingdom'],
  ])('by its name in another script or language: %s', async (query, address) => {
    expect(await first(query)).toBe(address)
  })

  test.each([
    ['barcelna', 'Barcelona'],
    ['lodnon', 'London'],
    ['san fransisco', 'San Francisco'],
    ['los angles', 'Los Angeles'],
    ['mumbay', 'Mumbai'],
    ['istambul', 'Istanbul'],
    ['johanesburg', 'Johannesburg'],
    ['vancuver', 'Vancouver'],
    ['syndey', 'Sydney'],
    ['cape twon', 'Cape Town'],
    ['budapst', 'Budapest'],
    ['ciaro', 'Cairo'],
    ['newyork city', 'New York City'],
    ['germny', 'Germany'],
    ['aix en provnce', 'Aix-en-Provence'],
  ])('although it is misspelt: %s', async (query, name) => {
    expect((await find(query))[0]?.name).toBe(name)
  })

  test.each([
    ['Springfield, IL', 'Springfield, Illinois, United States'],
    ['springfield massachusetts', 'Springfield, Massachusetts, United States'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['paris tx', 'Paris, Texas, United States'],
    ['Portland, OR, USA', 'Portland, Oregon, United States'],
    ['Cordoba, Spain', 'Córdoba, Andalusia, Spain'],
    ['Cordoba, Argentina', 'Córdoba, Cordoba, Argentina'],
    ['San José, Costa Rica', 'San José, Costa Rica'],
  ])('among others of its name by its state or country: %s', async (query, address) => {
    expect(await first(query)).toBe(address)
  })
})

test('towns with one name are told apart by their state', async () => {
  const found = await find('springfield', { limit: 10 })
  expect(new Set(found.map(({ formattedAddress }) => formattedAddress)).size).toBe(10)
  expect(found.map(({ state }) => state)).toEqual(expect.arrayContaining(['Missouri', 'Massachusetts', 'Illinois']))
})

test('what lies near comes first', async () => {
  const cambridges = { uk: { latitude: 51.5, longitude: -0.1 }, usa: { latitude: 42.36, longitude: -71.06 } }
  expect((await find('cambridge', cambridges.uk))[0]?.country).toBe('United Kingdom')
  expect((await find('cambridge', cambridges.usa))[0]?.state).toBe('Massachusetts')
  expect((await find('pared', { latitude: 41.15, longitude: -8.6 }))[0]?.formattedAddress).toBe(
    'Paredes, Porto, Portugal',
  )
})

test('a place says everything that a location needs', async () => {
  const [porto] = await find('porto', { latitude: 41, longitude: -8 })
  expect(porto).toEqual({
    id: expect.stringMatching(/^\d+$/),
    kind: 'city',
    name: 'Porto',
    state: 'Porto',
    country: 'Portugal',
    countryCode: 'PT',
    latitude: 41.1485,
    longitude: -8.61097,
    formattedAddress: 'Porto, Portugal',
  })
})

test.each([
  "'; drop table place; --",
  "' or '1'='1",
  '%',
  '_____',
  '\\',
  "x'); select pg_sleep(5); --",
  '$1',
  '{}',
  '"quoted"',
  'a%b_c\\d',
])('%s is only text', async (query) => {
  expect((await find(query)).length).toBeLessThanOrEqual(8)
  expect(await first('lond')).toBe('London, England, United Kingdom')
})

test('any text at all gets an answer of at most ten places, soon', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }))
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 10 }), async (query, limit) => {
      const url = `/api/autocomplete-place?${new URLSearchParams({ query, limit: String(limit) })}`
      const reply = await server.app.inject(url)
      // Nothing but spaces is no question.
      const isQuestion = query.replaceAll('\0', '').trim() !== ''
      expect(reply.statusCode).toBe(isQuestion ? 200 : 400)
      if (!isQuestion) return
      expect(reply.json<{ data: unknown[] }>().data.length).toBeLessThanOrEqual(limit)
    }),
    { numRuns: 150 },
  )
})

test.each([
  '?',
  '?query=',
  '?query=a&latitude=1',
  '?query=a&latitude=91&longitude=0',
  '?query=a&language=<script>',
  `?query=${'a'.repeat(201)}`,
])('a question is refused that cannot be meant: %s', async (query) => {
  const reply = await server.app.inject(`/api/autocomplete-place${query}`)
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
})
