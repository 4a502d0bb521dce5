import { setPropertyActive } from '@gable/contract/posting'
import { search } from '@gable/contract/search'
import { searchTile } from '@gable/contract/search-tile'
import type { Tile } from '@gable/domain/map-tile'
import { toE6 } from '@gable/domain/search-area'
import { sorts } from '@gable/domain/search-query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { readTile } from '../../../test/read-tile.ts'
import { tileAt } from '../../../test/reference-tile.ts'
import { sellPackages } from '../../../test/packages.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const porto = { latitude: 41.158_211, longitude: -8.629_117 }
const sintra = { latitude: 38.797_111, longitude: -9.390_222 }
const tileOf = ({ latitude, longitude }: typeof porto, z: number) =>
  tileAt({ x: toE6(longitude), y: toE6(latitude) }, z)
const world = { z: 0, x: 0, y: 0 }

type Call = TestServer['visitor']['call']
type Filters = Omit<Parameters<typeof readWith>[1], keyof Tile>
const readWith = async (call: Call, asked: Parameters<typeof call<typeof searchTile>>[1]) =>
  readTile((await call(searchTile, asked)).data, asked)

describe.each(['postgres', 'opensearch'] as const)('on %s', (engine) => {
  let server: TestServer
  let cast: Cast
  let open: number
  let hiddenDoor: number
  let premium: number
  beforeAll(async () => {
    server = await startTestServer({ SEARCH_ENGINE: engine })
    await sellPackages(server)
    cast = await createCast(server)
    open = (await cast.publish({ ...porto, title: 'Open house', price: '100000.00' })).id
    const door = { latitude: 41.17, longitude: -8.6 }
    hiddenDoor = (await cast.publish({ ...door, title: 'Hidden door', hidesLocation: true })).id
    premium = (await cast.publish({ ...sintra, title: 'Canary palace', price: '7654321.00', isPremium: true })).id
    await cast.post({ ...porto, title: 'Pending house' })
    await follow()
  })
  afterAll(async () => {
    await server.product.projection.remove()
    await server.stop()
  })

  async function follow() {
    await server.runJobs()
    if (engine === 'opensearch') await server.product.projection.refresh()
  }
  const asVisitor = (tile: Tile, filters: Filters = {}) => readWith(server.visitor.call, { ...filters, ...tile })
  const countOf = ({ homes, clusters }: ReturnType<typeof readTile>) =>
    clusters.reduce((sum, { count }) => sum + count, homes.length)

  test('a tile near by has each home with its price, one far away a cluster', async () => {
    const near = await asVisitor(tileOf(porto, 14))
    expect(near.homes).toMatchObject([{ id: open, price: '100000.00', title: 'Open house', tier: 1 }])
    expect(near.clusters).toEqual([])
    expect(await asVisitor(world)).toMatchObject({ homes: [], clusters: [{ count: 3 }] })
  })

  test('a tile holds what the search finds under the same filters', async () => {
    for (const filters of [
      {},
      { minPrice: '100000', maxPrice: '100001' },
      { text: 'hidden' },
      { deal: 'rent' },
    ] as const) {
      const { total } = await server.visitor.call(search, filters)
      expect([filters, countOf(await asVisitor(world, filters))]).toEqual([filters, total])
    }
  })

  test('T24 what nobody has approved is in no tile, and what is hidden is gone from it', async () => {
    const tile = tileOf(porto, 12)
    const ids = async () => (await asVisitor(tile)).homes.map(({ id }) => id)
    expect(await ids()).toContain(open)
    expect(countOf(await asVisitor(world))).toBe(3)
    await cast.lister.call(setPropertyActive, { id: open, isActive: false })
    expect(await ids()).not.toContain(open)
    await follow()
    expect(countOf(await asVisitor(world))).toBe(2)
    await cast.lister.call(setPropertyActive, { id: open, isActive: true })
    await follow()
  })

  test('T25 a premium home is a place without price and name, and telling filters leave it out', async () => {
    const cards = (await server.visitor.call(search, {})).data.properties
    const card = cards.find(({ id }) => id === premium) ?? sintra
    const tile = tileOf(card, 14)
    const { homes } = await asVisitor(tile)
    expect(homes).toMatchObject([{ id: premium, is_locked: true }])
    for (const secret of ['Canary', '7654321']) expect(JSON.stringify(homes)).not.toContain(secret)
    for (const filters of [{ minPrice: '7654321' }, { text: 'canary' }, { bedrooms: { from: 0 } }]) {
      expect([filters, (await asVisitor(tile, filters)).homes]).toEqual([filters, []])
    }
    const seen = await readWith(cast.reviewer.call, { ...tile, minPrice: '7654321' })
    expect(seen.homes).toMatchObject([{ id: premium, price: '7654321.00' }])
  })

  test('T25 T34 a tile shows no point that is more exact than the one on the card', async () => {
    const cards = (await server.visitor.call(search, {})).data.properties
    for (const [id, exact] of [
      [hiddenDoor, { latitude: 41.17, longitude: -8.6 }],
      [premium, sintra],
    ] as const) {
      const card = cards.find((one) => one.id === id)
      if (!card) throw new Error('Found by everybody')
      for (const call of [server.visitor.call, cast.stranger.call, cast.lister.call]) {
        const { homes } = await readWith(call, tileOf(card, 16))
        const property = homes.find((one) => one.id === id)
        expect(property?.latitude).toBeCloseTo(card.latitude, 4)
        expect(property?.longitude).toBeCloseTo(card.longitude, 4)
        const apart = Math.hypot(
          (property?.latitude ?? 0) - exact.latitude,
          (property?.longitude ?? 0) - exact.longitude,
        )
        expect(apart).toBeGreaterThan(0.0005)
      }
    }
  })

  test('T26 no order puts a premium home where its price would show', async () => {
    for (const sort of sorts) {
      const count = countOf(await asVisitor(world, { sort, ...porto }))
      expect([sort, count]).toEqual([sort, ['relevance', 'newest', 'distance'].includes(sort) ? 3 : 2])
    }
  })

  test('whoever has the tile already is told so, and members do not share theirs', async () => {
    const { z, x, y } = tileOf(porto, 3)
    const url = `/api/search-tile?z=${z}&x=${x}&y=${y}`
    const first = await server.app.inject(url)
    expect(first.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=1',
      'x-search-engine': engine,
    })
    expect(first.headers.vary).toContain('cookie')
    const known = { 'if-none-match': `W/"other", ${String(first.headers.etag)}` }
    const again = await server.app.inject({ url, headers: known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const signedIn = { authorization: `Bearer ${cast.stranger.token}` }
    const own = await server.app.inject({ url, headers: signedIn })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    await cast.publish({ ...porto, title: 'One more' })
    await follow()
    expect((await server.app.inject({ url, headers: known })).statusCode).toBe(200)
  })

  test.each([
    'z=17&x=0&y=0',
    'z=1&x=2&y=0',
    'z=-1&x=0&y=0',
    'z=1.5&x=0&y=0',
    'x=0&y=0',
    'z=0&x=0&y=0&sort=premium_price',
    'z=0&x=0&y=0&sort=distance',
    'z=0&x=0&y=0&polygon=1,2,3,4',
  ])('T27 T28 %s is refused', async (query) => {
    const reply = await server.app.inject(`/api/search-tile?${query}`)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
  })
})

test('with OpenSearch away PostgreSQL draws the tile', async () => {
  const server = await startTestServer({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: 'http://127.0.0.1:9' })
  const reply = await server.app.inject('/api/search-tile?z=0&x=0&y=0')
  await server.stop()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'x-search-engine': 'postgres', 'x-search-fallback': 'true' })
})
