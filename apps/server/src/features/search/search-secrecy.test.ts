import { getProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { sorts } from '@gable/domain/search-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { sellPackages } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
let secretId: number

/** Beside two open homes a premium one that differs from them in everything. */
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  cast = await createCast(server)
  const open = [{ parameterId: 1, value: 2 }]
  for (const title of ['Plain house', 'Plain cottage'])
    await cast.publish({ title, price: '100000.00', parameters: open })
  const palace = {
    title: 'Canary palace',
    price: '7654321.00',
    isPremium: true,
    videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    parameters: [
      { parameterId: 1, value: 9 },
      { parameterId: 11, value: ['pool'] },
    ],
    facilities: [{ facilityId: 1, distanceKm: '0.3' }],
  }
  secretId = (await cast.publish(palace)).id
})
afterAll(() => server.stop())

type Filters = Parameters<typeof server.visitor.call<typeof search>>[1]
const asVisitor = (filters: Filters) => server.visitor.call(search, filters)
const asReviewer = (filters: Filters) => cast.reviewer.call(search, filters)

const telling: Record<string, Filters> = {
  'its price': { minPrice: '7654321', maxPrice: '7654321' },
  'any price': { minPrice: '1' },
  'its words': { text: 'canary' },
  'a slip in its words': { text: 'canray' },
  'its rooms': { bedrooms: { from: 9 } },
  'its features': { parameters: { 11: ['pool'] } },
  'what is near it': { facilityIds: [1], facilityMetres: 400 },
  'its video': { withVideo: true },
}

test.each(Object.entries(telling))(
  'T25 whoever may not read premium homes learns nothing by %s',
  async (_, filters) => {
    const { data, total } = await asVisitor(filters)
    expect(data.properties.map(({ id }) => id)).not.toContain(secretId)
    expect(total).toBe(data.properties.length)
    expect(JSON.stringify([data.corrections, data.highlights])).not.toContain('canary')
    const reviewed = await asReviewer(filters)
    if (!filters.text || filters.text === 'canary')
      expect(reviewed.data.properties.map(({ id }) => id)).toContain(secretId)
  },
)

test('T25 whoever lists a premium home finds it among their own, by whatever they ask of those', async () => {
  const { id: listerId } = cast.lister
  const wishes = [{}, { text: 'canary' }, { minPrice: '7654321' }, { sort: 'most_viewed' as const }]
  for (const wish of wishes.flatMap((each) => [
    { ...each, isOwn: true },
    { ...each, listerId },
  ])) {
    const { data, total } = await cast.lister.call(getProperties, wish)
    expect([wish, data.map(({ id }) => id)]).toEqual([wish, expect.arrayContaining([secretId])])
    expect(total).toBe(data.length)
  }
  const own = await cast.lister.call(search, { listerId, text: 'canary' })
  expect(own.data.properties).toMatchObject([{ id: secretId, isLocked: false, price: '7654321.00' }])
  const asked = { listerId, text: 'canary' }
  expect((await cast.stranger.call(search, asked)).total).toBe(0)
  expect((await cast.stranger.call(getProperties, asked)).total).toBe(0)
})

test('T25 nobody learns of premium homes by looking among their own', async () => {
  const { data, total } = await cast.stranger.call(search, { listerId: cast.stranger.id, text: 'canary' })
  expect([total, data.toDrop]).toEqual([0, []])
})

test('T25 its area, category and deal are for all, and its facts are in nobody else’s counts', async () => {
  const { data, total } = await asVisitor({ city: 'porto', deal: 'sell', categoryIds: [2] })
  expect(total).toBe(3)
  expect(data.properties.find(({ id }) => id === secretId)).toMatchObject({ isLocked: true, price: null })
  const counts = new Map(data.facets.map(({ filter, counts: each }) => [filter, each]))
  expect(counts.get('deal')).toEqual([{ value: 'sell', upTo: null, count: 3 }])
  expect(counts.get('price')).toEqual([{ value: '100000.00', upTo: '125000.00', count: 2 }])
  expect(counts.get('parameter:1')).toEqual([{ value: 2, upTo: 3, count: 2 }])
  for (const filter of ['parameter:11', 'facilities', 'video'])
    expect([filter, counts.get(filter)]).toEqual([filter, []])
  const seen = (await asReviewer({ city: 'porto' })).data.facets.find(({ filter }) => filter === 'price')
  expect(seen?.counts).toHaveLength(2)
})

test('T26 no order puts a premium home where its price would show', async () => {
  for (const sort of sorts) {
    const { data } = await asVisitor({ sort, latitude: 41.15, longitude: -8.61 })
    const isShown = data.properties.some(({ id }) => id === secretId)
    expect([sort, isShown]).toEqual([sort, ['relevance', 'newest', 'distance'].includes(sort)])
  }
})

const ring = (corners: number) => Array.from({ length: corners }, (_, index) => `${index / 100},${index % 2}`).join(',')

test.each([
  'sort=premium_price',
  'offset=1000000000',
  'latitude=41',
  'latitude=NaN&longitude=1',
  'radius=1e9&latitude=1&longitude=1',
  'bedrooms=1,2,3',
  'bedrooms=x',
  'cursor=1_0',
  'cursor=drop table',
  'polygon=1,2,3,4',
  'polygon=1,2,3,4,5',
  `polygon=${ring(201)}`,
  `polygon=${Array(9).fill(ring(3)).join(';')}`,
  'polygon=999,0,1,1,2,2',
  'polygon_without=0,0,1,1,2,0',
  `polygon=${ring(3)}&polygon_without=${ring(201)}`,
  'category_id=1;2',
  'parameter_id=not json',
  'parameter_id=[1]',
  'parameter_id={"1":{"min":{"a":1}}}',
  'parameter_id={"17":"x"}',
  'facility_distance=-1',
])('T27 T28 %s is refused', async (query) => {
  const reply = await server.app.inject(`/api/search?${encodeURI(query)}`)
  expect(reply.statusCode).toBe(400)
})

test('T26 T27 values are values, whatever is written in them', async () => {
  const hostile = [
    `search=${encodeURIComponent(`'; drop table property; -- & | ! <-> ( ":*`)}`,
    `search=${encodeURIComponent('"unclosed \\ \' phrase')}`,
    `city=${encodeURIComponent("porto' or '1'='1")}`,
    `parameter_id=${encodeURIComponent('{"10":"a\' or true --","11":["pool}","{"]}')}`,
    'category_id=1&category_id=2',
  ]
  for (const query of hostile) {
    const reply = await server.app.inject(`/api/search?${query}`)
    expect([query, reply.statusCode]).toEqual([query, 200])
  }
})
