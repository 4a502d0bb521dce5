import { reverseGeocode } from '@gable/contract/places'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesPatienceMs, sharedPlacesDatabase } from '../../test/places-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { readContinents } from './gazetteer/read-packages.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, await sharedPlacesDatabase())
}, placesPatienceMs)
afterAll(() => server?.stop())

const at = async (latitude: number, longitude: number) =>
  (await server.visitor.call(reverseGeocode, { latitude, longitude })).data

type City = { name: string; code: string; latitude: number; longitude: number }

/** The largest of each continent, so that no continent hides behind Asia. */
async function largestCities(perContinent: number): Promise<City[]> {
  const continents = await readContinents()
  const { rows } = await server.product.pool.query<City>(
    `select name, country_code as code, st_y(location::geometry) as latitude, st_x(location::geometry) as longitude
     from place where kind = 'city' order by population desc limit 20000`,
  )
  const byContinent = Map.groupBy(rows, ({ code }) => continents.get(code))
  return ['AF', 'AS', 'EU', 'NA', 'OC', 'SA'].flatMap((continent) =>
    (byContinent.get(continent) ?? []).slice(0, perContinent),
  )
}

test('200 large cities of all continents are found at their own coordinates', async () => {
  const cities = await largestCities(34)
  expect(cities.length).toBeGreaterThanOrEqual(200)
  const wrong: string[] = []
  for (const { name, code, latitude, longitude } of cities) {
    const { city, countryCode } = await at(latitude, longitude)
    if (city !== name || countryCode !== code) wrong.push(`${name} ${code}: ${city} ${countryCode}`)
  }
  expect(wrong).toEqual([])
})

describe('a point belongs to', () => {
  test.each([
    ['El Paso, Texas, United States', 31.7901, -106.4705, 'north of a border city'],
    ['Ciudad Juárez, Chihuahua, Mexico', 31.7205, -106.4608, 'south of it'],
    ['Chula Vista, California, United States', 32.552, -117.043, 'within sight of a larger city abroad'],
    ['Windsor, Ontario, Canada', 42.3175, -83.04, 'on the shore opposite a larger city'],
    ['Kehl, Baden-Wurttemberg, Germany', 48.575, 7.812, 'across the Rhine from a larger city'],
    ['Strasbourg, Grand Est, France', 48.583, 7.75, 'on this side of it'],
    ['Baarle-Nassau, North Brabant, Netherlands', 51.4449, 4.9297, 'a town between enclaves'],
    ['Tornio, Lapland, Finland', 65.848, 24.147, 'a town whose border is drawn coarsely'],
    ['Kansas City, Kansas, United States', 39.1142, -94.6275, 'a name on both sides of a state line'],
    ['Kansas City, Missouri, United States', 39.0997, -94.5786, 'its larger twin'],
    ['Springfield, Illinois, United States', 39.8017, -89.6437, 'a name in many states'],
    ['Springfield, Massachusetts, United States', 42.1015, -72.5898, 'the same name in another'],
    ['Łódź, Łódź Voivodeship, Poland', 51.77, 19.46, 'accents'],
    ['Reykjavík, Capital Region, Iceland', 64.1355, -21.8954, 'an island'],
    ['Honolulu, Hawaii, United States', 21.3069, -157.8583, 'an island far away'],
    ['Las Palmas de Gran Canaria, Canary Islands, Spain', 28.1, -15.43, 'an island of a continent elsewhere'],
    ['Male, Kaafu Atoll, Maldives', 4.1748, 73.5089, 'a small island state'],
    ['Valletta, Malta', 35.8997, 14.5147, 'a city state of sorts'],
    ['Singapore', 1.29, 103.85, 'a city, state and country in one'],
    ['Hong Kong', 22.2783, 114.1747, 'a territory'],
    ['San Juan, Puerto Rico', 18.4663, -66.1057, 'a territory of another country'],
    ['Kyrenia, Keryneia, Cyprus', 35.339, 33.319, 'land that no map agrees on'],
    ['Paris, Île-de-France, France', 48.83, 2.36, 'a quarter of a large city'],
    ['Berlin, State of Berlin, Germany', 52.498, 13.41, 'a district with a name of its own'],
    ['Los Angeles, California, United States', 34.04, -118.43, 'the outskirts'],
    ['Beverly Hills, California, United States', 34.0736, -118.4, 'a city inside another'],
    ['Yulara, Northern Territory, Australia', -24.5, 128.5, 'a desert'],
  ])('%s (%s, %s: %s)', async (address, latitude, longitude) => {
    expect((await at(latitude, longitude)).formattedAddress).toBe(address)
  })
})

test.each([
  ['the Atlantic', 30, -40],
  ['the Gulf of Guinea', 0, 0],
  ['the Pacific', -40, -130],
  ['Antarctica', -85, 0],
  ['the North Pole', 90, 0],
])('nobody lives in %s', async (_, latitude, longitude) => {
  await expect(at(latitude, longitude)).rejects.toMatchObject({ code: 'not_found' })
})

test('every point is either a whole address or none', async () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true, noDefaultInfinity: true })
  await fc.assert(
    fc.asyncProperty(degrees(90), degrees(180), async (latitude, longitude) => {
      const [lat, lng] = [latitude.toFixed(6), longitude.toFixed(6)]
      const reply = await server.app.inject(`/api/reverse-geocode?latitude=${lat}&longitude=${lng}`)
      if (reply.statusCode === 404) return
      expect(reply.statusCode).toBe(200)
      const { data } = reply.json<{ data: Record<string, string | number> }>()
      for (const name of ['city', 'state', 'country', 'formatted_address']) expect(data[name]).toMatch(/\S/)
      expect(data['country_code']).toMatch(/^[A-Z]{2}$/)
      // Adding nothing turns -0, which JSON does not know, into 0.
      expect([data['latitude'], data['longitude']]).toEqual([Number(lat) + 0, Number(lng) + 0])
    }),
    { numRuns: 150 },
  )
})

test.each(['', '?latitude=1', '?latitude=91&longitude=0', '?latitude=0&longitude=181', '?latitude=a&longitude=b'])(
  'a point is refused that is none: %s',
  async (query) => {
    expect((await server.app.inject(`/api/reverse-geocode${query}`)).statusCode).toBe(400)
  },
)
