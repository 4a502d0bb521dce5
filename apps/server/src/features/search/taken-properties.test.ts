import { getCategories } from '@gable/contract/catalogue'
import { getCities } from '@gable/contract/cities'
import { getHomepage, getNearbyProperties } from '@gable/contract/homepage'
import { getAddedProperties, setMarketState } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { searchTile } from '@gable/contract/search-tile'
import { suggestSearches } from '@gable/contract/suggestions'
import { toE6 } from '@gable/domain/search-area'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { readTile } from '../../test/read-tile.ts'
import { tileAt } from '../../test/reference-tile.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const porto = { latitude: 41.15, longitude: -8.61 }
const street = tileAt({ x: toE6(porto.longitude), y: toE6(porto.latitude) }, 16)
const world = { z: 0, x: 0, y: 0 }
type Wish = { withTaken?: boolean }

describe.each(['postgres', 'opensearch'] as const)('on %s', (engine) => {
  let server: TestServer
  let cast: Cast
  let sold: number
  let free: number
  beforeAll(async () => {
    server = await startTestServer({ SEARCH_ENGINE: engine })
    cast = await createCast(server)
    ;({ id: sold } = await cast.publish({ title: 'Taken soon' }))
    ;({ id: free } = await cast.publish({ title: 'Still free' }))
    await server.runJobs()
  })
  afterAll(() => server.stop())

  const mark = async (wish: 'sold' | 'sell') => {
    await cast.lister.call(setMarketState, { id: sold, wish })
    await server.runJobs()
  }
  const ids = (homes: { id: number }[]) => homes.map(({ id }) => id).toSorted((one, other) => one - other)
  const tileOf = async (asked: typeof world & Wish) =>
    readTile((await server.visitor.call(searchTile, asked)).data, asked)
  const countOf = (tile: ReturnType<typeof readTile>) =>
    tile.clusters.reduce((sum, { count }) => sum + count, tile.homes.length)
  /** What a search answers: the homes, how many there are, and how many of them are of their category. */
  const find = async (filters: Wish & { city?: string; text?: string }) => {
    const { data, total } = await server.visitor.call(search, filters)
    const counted = data.facets.find(({ filter }) => filter === 'category')?.counts.find(({ value }) => value === 2)
    return { ids: ids(data.properties), total, counted: counted?.count }
  }
  /** Every call that takes the filters of a search. */
  const asked = async (wish: Wish) => {
    const { call } = server.visitor
    const listed = await call(searchProperties, { city: 'Porto', ...wish })
    const got = await call(getProperties, wish)
    const { homes, clusters } = await tileOf({ ...street, ...wish })
    return {
      listed: [ids(listed.data), listed.total],
      got: [ids(got.data), got.total],
      everywhere: await find(wish),
      inCity: await find({ city: 'Porto', ...wish }),
      byWords: (await find({ text: 'taken soon', ...wish })).ids,
      street: [ids(homes), clusters.length],
      world: countOf(await tileOf({ ...world, ...wish })),
    }
  }
  /** Everything that shows or counts homes, as a visitor sees it. */
  const seen = async () => {
    const { call } = server.visitor
    const listed = await call(searchProperties, { city: 'Porto' })
    const answer = await call(search, { city: 'Porto' })
    const byWords = await call(search, { text: 'taken soon' })
    const property = await call(getHomepage, {})
    const newest = property.data.sections.find(({ type }) => type === 'newest')
    const categories = (await call(getCategories, {})).data.find(({ id }) => id === 2)
    const [city] = (await call(getCities, {})).data
    return {
      listed: [ids(listed.data), listed.total],
      got: ids((await call(getProperties, {})).data),
      found: [ids(answer.data.properties), answer.total],
      byWords: byWords.total,
      near: ids((await call(getNearbyProperties, { city: 'Porto' })).data),
      around: ids((await call(getNearbyProperties, porto)).data),
      row: newest && 'properties' in newest ? ids(newest.properties) : [],
      category: categories?.listingCount,
      city: city?.listingCount,
      suggested: (await call(suggestSearches, { text: 'taken soon' })).data.homes.length,
    }
  }

  test('a home that is sold leaves lists, counts and rows at once, its page stays, and it comes back', async () => {
    const both = [sold, free]
    const before = {
      listed: [both, 2],
      got: both,
      found: [both, 2],
      byWords: 1,
      near: both,
      around: both,
      row: both,
      category: 2,
      city: 2,
      suggested: 1,
    }
    // OpenSearch shows what was written within a second.
    await expect.poll(seen).toEqual(before)
    await mark('sold')
    await expect.poll(seen).toEqual({
      listed: [[free], 1],
      got: [free],
      found: [[free], 1],
      byWords: 0,
      near: [free],
      around: [free],
      row: [free],
      category: 1,
      city: 1,
      suggested: 0,
    })
    expect((await cast.seen(sold)).marketState).toBe('sold')
    expect(ids((await cast.lister.call(getAddedProperties, {})).data)).toEqual(both)
    await mark('sell')
    await expect.poll(seen).toEqual(before)
  })

  test('what is taken is in lists, totals, facets and tiles for those who ask for it, and for nobody else', async () => {
    const both = [sold, free]
    const all = { ids: both, total: 2, counted: 2 }
    const withBoth = {
      listed: [both, 2],
      got: [both, 2],
      everywhere: all,
      inCity: all,
      byWords: [sold],
      street: [both, 0],
      world: 2,
    }
    await expect.poll(() => asked({})).toEqual(withBoth)
    await mark('sold')
    const one = { ids: [free], total: 1, counted: 1 }
    const without = {
      listed: [[free], 1],
      got: [[free], 1],
      everywhere: one,
      inCity: one,
      byWords: [],
      street: [[free], 0],
      world: 1,
    }
    await expect.poll(() => asked({})).toEqual(without)
    expect(await asked({ withTaken: false })).toEqual(without)
    expect(await asked({ withTaken: true })).toEqual(withBoth)
    const reply = await server.app.inject('/api/get_property?with_taken=1')
    expect([reply.headers['x-search-engine'], ids(reply.json().data), reply.json().total]).toEqual([engine, both, 2])
    await mark('sell')
    await expect.poll(() => asked({})).toEqual(withBoth)
  })

  test('before the index hears of a sale, nobody is shown the home', async () => {
    await cast.lister.call(setMarketState, { id: sold, wish: 'sold' })
    const { call } = server.visitor
    expect(ids((await call(searchProperties, {})).data)).toEqual([free])
    expect((await find({ text: 'taken soon' })).ids).toEqual([])
    expect(ids((await tileOf(street)).homes)).toEqual([free])
    expect((await call(suggestSearches, { text: 'taken soon' })).data.homes).toEqual([])
    await mark('sell')
    await expect.poll(async () => (await asked({})).street).toEqual([[sold, free], 0])
  })

  test('near to nothing is nothing, and the deal is a filter of what is near', async () => {
    expect(await server.visitor.call(getNearbyProperties, {})).toMatchObject({ data: [], total: 0 })
    expect(await server.visitor.call(getNearbyProperties, { deal: 'sell' })).toMatchObject({ data: [], total: 0 })
    const rented = await server.visitor.call(getNearbyProperties, { state: 'Porto District', deal: 'rent' })
    expect([rented.total, (await server.visitor.call(getNearbyProperties, { state: 'Porto District' })).total]).toEqual(
      [0, 2],
    )
  })

  test('one’s own homes in public lists are the public ones', async () => {
    const { id } = await cast.post({ title: 'Waiting' })
    await server.runJobs()
    const mine = [{ isOwn: true }, { listerId: cast.lister.id }]
    for (const filter of mine) {
      expect(ids((await cast.lister.call(getProperties, filter)).data)).toEqual([sold, free])
    }
    expect(ids((await cast.lister.call(getAddedProperties, {})).data)).toContain(id)
    await mark('sold')
    for (const filter of mine) {
      expect(ids((await cast.lister.call(getProperties, filter)).data)).toEqual([sold, free])
    }
    expect(ids((await server.visitor.call(getProperties, { listerId: cast.lister.id })).data)).toEqual([free])
  })
})
