import { deleteProperty, setMarketState, updateProperty } from '@gable/contract/posting'
import { approveProperty, rejectProperty } from '@gable/contract/review'
import { search } from '@gable/contract/search'
import { suggestSearches } from '@gable/contract/suggestions'
import { setAccountActive } from '@gable/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

describe.each(['postgres', 'opensearch'] as const)('on %s', (engine) => {
  let server: TestServer
  let cast: Cast
  beforeAll(async () => {
    server = await startTestServer({ SEARCH_ENGINE: engine })
  })
  beforeEach(async () => {
    await sql`truncate property, city, counted_property, listing_count_change, counted_place, place_count_change
      cascade`.execute(server.db)
    cast = await createCast(server)
    if (engine === 'opensearch') await server.product.projection.rebuild()
  })
  afterAll(async () => {
    await server.product.projection.remove()
    await server.stop()
  })

  const address = '7 Rope Rise, Old Town'
  const lister = () => ({ accountId: cast.lister.id, permissions: [] })

  /** How many homes the box tells of, and how many a search finds, for whoever asks. */
  async function countsFor(by: 'visitor' | 'lister' | 'reviewer' = 'visitor') {
    await server.runJobs()
    if (engine === 'opensearch') await server.product.projection.refresh()
    const { call } = by === 'visitor' ? server.visitor : cast[by]
    const suggested = async (text: string) => (await call(suggestSearches, { text })).data.places[0]?.count ?? 0
    const found = async (filters: { district?: string; street?: string }) =>
      (await call(search, { city: 'Porto', ...filters, withFacets: false })).total
    return {
      suggested: [await suggested('old'), await suggested('rope rise')],
      found: [await found({ district: 'Old Town' }), await found({ street: 'Rope Rise' })],
    }
  }
  const same = (district: number, street = district) => ({ suggested: [district, street], found: [district, street] })

  test('a district and a street have as many homes as are found there, at once, added up and counted anew', async () => {
    const { id } = await cast.publish({ address })
    await cast.publish({ address: '9 Mill Lane, OLD TOWN' })
    expect(await countsFor()).toEqual(same(2, 1))
    await server.product.listingCounts.fold()
    expect(await countsFor()).toEqual(same(2, 1))
    await cast.lister.call(updateProperty, { id, address: '8 Mill Lane, Harbour' })
    expect(await countsFor()).toEqual(same(1, 0))
    await sql`update local_place set sell_count = 77`.execute(server.db)
    await sql`delete from counted_place where property_id = ${id}`.execute(server.db)
    await server.product.listingCounts.rebuild()
    expect(await countsFor()).toEqual(same(1, 0))
  })

  test('many changes at once are counted once each', async () => {
    const { id } = await cast.publish({ address })
    const change = () => server.db.transaction().execute((tx) => server.product.listingCounts.noteChanges(tx, [id]))
    await sql`truncate counted_place, place_count_change`.execute(server.db)
    await Promise.all([change(), change(), change(), server.product.listingCounts.rebuild(), change()])
    expect(await countsFor()).toEqual(same(1))
  })

  test('homes of one deal are counted apart', async () => {
    await cast.publish({ address })
    await cast.publish({ address, deal: 'rent', rentPeriod: 'monthly' })
    const counted = async (deal: 'sell' | 'rent') =>
      (await server.visitor.call(suggestSearches, { text: 'rope', deal })).data.places[0]?.count
    expect([await counted('sell'), await counted('rent'), (await countsFor()).suggested]).toEqual([1, 1, [2, 2]])
  })

  test.each([
    ['T24 that nobody has approved', () => cast.post({ address })],
    [
      'T24 that was rejected',
      async () => cast.reviewer.call(rejectProperty, { id: (await cast.post({ address })).id, reason: 'Not a home' }),
    ],
    [
      'T24 that its lister switched off',
      async () => server.product.properties.setActive(lister(), (await cast.publish({ address })).id, false),
    ],
    [
      'T24 that its lister deleted',
      async () => cast.lister.call(deleteProperty, { id: (await cast.publish({ address })).id }),
    ],
    [
      'T24 whose time is over, before the clock comes by',
      async () => {
        const { id } = await cast.publish({ address })
        const over = sql`now() - interval '1 second'`
        await sql`update property set expires_at = ${over} where id = ${id}`.execute(server.db)
        await sql`update search_property set expires_at = ${over} where property_id = ${id}`.execute(server.db)
        if (engine === 'opensearch') await server.product.projection.rebuild()
      },
    ],
    [
      'T24 of a lister who is shut out',
      async () => {
        await cast.publish({ address })
        const owner = await server.addMember({ staffRole: 'owner', isFresh: true })
        await owner.call(setAccountActive, { accountId: cast.lister.id, isActive: false })
      },
    ],
    [
      'T24 that was sold',
      async () => cast.lister.call(setMarketState, { id: (await cast.publish({ address })).id, wish: 'sold' }),
    ],
  ])('a home %s names no district and no street', async (_, add) => {
    await add()
    expect([await countsFor(), await countsFor('reviewer')]).toEqual([same(0), same(0)])
    await server.product.listingCounts.rebuild()
    expect(await countsFor()).toEqual(same(0))
  })

  /** Without it, a home that is not public at all would pass for one that keeps its place to itself. */
  const countInCity = async () =>
    (await server.visitor.call(suggestSearches, { text: 'porto' })).data.places.find(({ kind }) => kind === 'city')
      ?.count

  test.each([
    ['T25 that is premium', { isPremium: true }],
    ['T34 whose door is hidden', { hidesLocation: true }],
  ])('a home %s is counted in its city and no nearer', async (_, hidden) => {
    await cast.publish({ address, ...hidden })
    // Staff may read it, and still find by a place what is counted there.
    expect([await countsFor(), await countsFor('reviewer'), await countInCity()]).toEqual([same(0), same(0), 1])
  })

  test('T25 a home that becomes premium leaves its district and street, and comes back when it is not', async () => {
    const { id } = await cast.publish({ address })
    for (const isPremium of [true, false]) {
      await cast.lister.call(updateProperty, { id, isPremium })
      // Such a change is read by staff again.
      await cast.reviewer.call(approveProperty, { id })
      expect([await countsFor(), await countInCity()]).toEqual([same(isPremium ? 0 : 1), 1])
    }
  })

  test('T34 a home whose door is hidden leaves its district and street, and comes back with it', async () => {
    const { id } = await cast.publish({ address })
    for (const hidesLocation of [true, false]) {
      await cast.lister.call(updateProperty, { id, hidesLocation })
      expect([await countsFor(), await countInCity()]).toEqual([same(hidesLocation ? 0 : 1), 1])
    }
  })
})
