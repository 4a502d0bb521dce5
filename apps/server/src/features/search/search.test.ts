import { getHomepage, getNearbyProperties } from '@gable/contract/homepage'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { updateProperty } from '@gable/contract/posting'
import { toReference } from '@gable/domain/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
const ids: Record<string, number> = {}

const homes = {
  cottage: { title: 'Cottage with gardens', price: '100000.00', city: 'Porto', beds: 2 },
  castle: {
    title: 'Castle',
    description: 'Ten towers and a renovated kitchen.',
    price: '900000.00',
    city: 'Porto',
    beds: 5,
  },
  loft: { title: 'Loft in the old town', price: '250000.00', city: 'Braga', beds: 2 },
}

beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
  for (const [name, { beds, ...facts }] of Object.entries(homes)) {
    const parameters = [
      { parameterId: 1, value: beds },
      { parameterId: 3, value: 50 * beds },
      { parameterId: 11, value: ['pool'] },
    ]
    ids[name] = (await cast.publish({ ...facts, parameters })).id
  }
})
afterAll(() => server.stop())

const ask = (input: Parameters<typeof server.visitor.call<typeof search>>[1]) => server.visitor.call(search, input)
const idsOf = async (input: Parameters<typeof ask>[0]) => (await ask(input)).data.properties.map(({ id }) => id)
const countsOf = async (filter: string, input: Parameters<typeof ask>[0]) =>
  (await ask(input)).data.facets.find((facet) => facet.filter === filter)?.counts

test('each filter is counted as if only it were open', async () => {
  const filters = { maxPrice: '300000', bedrooms: { from: 2, to: 2 }, city: 'porto' }
  expect((await ask(filters)).total).toBe(1)
  expect(await countsOf('parameter:1', { maxPrice: '300000' })).toEqual([{ value: 2, upTo: 3, count: 2 }])
  // With its own filter open, the bedrooms of dearer homes stay away, those of larger ones are counted.
  expect(await countsOf('parameter:1', { city: 'porto', bedrooms: { from: 2, to: 2 } })).toEqual([
    { value: 2, upTo: 3, count: 1 },
    { value: 5, upTo: 6, count: 1 },
  ])
  expect(await countsOf('parameter:11', filters)).toEqual([{ value: 'pool', upTo: null, count: 1 }])
})

test('of several numbers any will do', async () => {
  expect(await idsOf({ parameters: { 1: ['5'] } })).toEqual([ids['castle']])
  expect(new Set(await idsOf({ parameters: { 1: ['2', 5] } }))).toEqual(new Set(Object.values(ids)))
  expect(await idsOf({ parameters: { 1: [3, 4] } })).toEqual([])
  await expect(idsOf({ parameters: { 1: ['2', 'x'] } })).rejects.toMatchObject({ status: 400 })
})

test('prices are counted in steps, as decimals of the site', async () => {
  expect(await countsOf('price', { city: 'porto' })).toEqual([
    { value: '100000.00', upTo: '125000.00', count: 1 },
    { value: '800000.00', upTo: '1000000.00', count: 1 },
  ])
})

test('when nothing is found, the answer says what to drop', async () => {
  const { data, total } = await ask({ city: 'braga', minPrice: '800000', text: 'castle' })
  expect([total, data.toDrop]).toEqual([0, [{ filter: 'city', total: 1 }]])
})

test('a slip of the pen is corrected, other forms of a word are found, and both are marked', async () => {
  const { data } = await ask({ text: 'cotage garden' })
  expect(data.corrections).toEqual([{ written: 'cotage', meant: ['cottage'] }])
  expect(data.highlights).toMatchObject([
    {
      id: ids['cottage'],
      title: [
        [0, 7],
        [13, 20],
      ],
    },
  ])
  const renovation = (await ask({ text: 'renovation' })).data.highlights[0]
  expect(renovation?.marks.map(([from, upTo]) => renovation.excerpt.slice(from, upTo))).toEqual(['renovated'])
})

test('words are found as a phrase, and a listing by its reference', async () => {
  expect(await idsOf({ text: '"old town"' })).toEqual([ids['loft']])
  expect(await idsOf({ text: '"town old"' })).toEqual([])
  const reference = toReference(ids['castle'] ?? 0)
  expect(await idsOf({ text: reference.replace('-', '').toLowerCase() })).toEqual([ids['castle']])
})

test('orders are by price, price per area and nearness', async () => {
  const { castle, cottage, loft } = ids
  expect(await idsOf({ sort: 'price_low' })).toEqual([cottage, loft, castle])
  expect(await idsOf({ sort: 'price_high' })).toEqual([castle, loft, cottage])
  expect(await idsOf({ sort: 'price_per_area' })).toEqual([cottage, loft, castle])
  await expect(ask({ sort: 'distance' })).rejects.toMatchObject({ status: 400 })
})

test('a cursor goes on behind the last one of a page', async () => {
  const first = (await ask({ sort: 'price_low', limit: 2 })).data
  expect(first.nextCursor).not.toBeNull()
  const reply = await server.app.inject(`/api/search?sort=price_low&limit=2&cursor=${first.nextCursor ?? ''}`)
  const { data } = reply.json() as { data: { properties: { id: number }[]; next_cursor: string | null } }
  expect([data.properties.map(({ id }) => id), data.next_cursor]).toEqual([[ids['castle']], null])
})

test('a change is found at once, by its price drop too', async () => {
  await cast.lister.call(updateProperty, { id: ids['loft'] ?? 0, price: '200000.00' })
  expect(await idsOf({ withPriceDrop: true })).toEqual([ids['loft']])
  expect(await idsOf({ sort: 'reduction', limit: 1 })).toEqual([ids['loft']])
  expect(await idsOf({ maxPrice: '210000', minPrice: '190000' })).toEqual([ids['loft']])
})

test('what runs out is gone from hits, total and counts at once', async () => {
  const { id } = await cast.publish({ title: 'Igloo', city: 'Nuuk' })
  expect((await ask({ city: 'nuuk' })).total).toBe(1)
  const over = { expiresAt: new Date(Date.now() - 1_000) }
  await server.db.updateTable('searchProperty').set(over).where('propertyId', '=', id).execute()
  const { data, total } = await ask({ city: 'nuuk' })
  expect([total, data.properties, data.facets.flatMap(({ counts }) => counts)]).toEqual([0, [], []])
})

test('the operator says which sections the home page has, and in which order', async () => {
  const types = async () => (await server.visitor.call(getHomepage, {})).data.sections.map(({ type }) => type)
  await server.product.settings.set('homeSections', ['cities', 'newest'], null)
  expect(await types()).toEqual(['cities', 'newest'])
  await expect(server.product.settings.set('homeSections', ['weather'], null)).rejects.toThrow('weather')
  await server.db.deleteFrom('siteSetting').where('name', '=', 'homeSections').execute()
  await server.product.settings.set('hasCompactPrices', false, null)
})

test('the home page has the sections that have something in them, in their order', async () => {
  const { sections } = (await server.visitor.call(getHomepage, { latitude: 41.15, longitude: -8.61 })).data
  expect(sections.map(({ type }) => type)).toEqual(['categories', 'nearby', 'newest', 'cities', 'agents'])
  const elsewhere = (await server.visitor.call(getHomepage, { latitude: -41, longitude: 8 })).data.sections
  expect(elsewhere.map(({ type }) => type)).not.toContain('nearby')
})

test('most viewed and most liked are an order of all homes, unless only counted ones are asked for', async () => {
  const { total: all } = await server.visitor.call(searchProperties, {})
  for (const wish of [{ mostLiked: true }, { mostViewed: true }]) {
    expect((await server.visitor.call(searchProperties, wish)).total).toBe(all)
    expect((await server.visitor.call(getProperties, wish)).total).toBe(all)
    const counted = await server.visitor.call(searchProperties, { ...wish, countedOnly: true })
    expect(counted).toMatchObject({ total: 0, data: [] })
  }
  expect((await server.visitor.call(getProperties, { topRated: true })).total).toBe(all)
  server.product.views.note(ids['loft'] ?? 0, { network: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/140.0' })
  await server.product.views.flush()
  const viewed = await server.visitor.call(searchProperties, { mostViewed: true, countedOnly: true })
  expect([viewed.total, viewed.data[0]?.id]).toEqual([all, ids['loft']])
})

test('homes are near a city or a point', async () => {
  const near = await server.visitor.call(getNearbyProperties, { city: 'Braga' })
  expect(near.data.map(({ id }) => id)).toEqual([ids['loft']])
  const around = await server.visitor.call(getNearbyProperties, { latitude: 41.15, longitude: -8.61 })
  expect(around.data.length).toBeGreaterThan(2)
})
