import type { Input } from '@gable/contract/call'
import {
  addFavourite,
  countFavourites,
  type FavouriteSort,
  getFavourites,
  noteFavourite,
} from '@gable/contract/favourites'
import { setMarketState, updateProperty } from '@gable/contract/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { sellPackages } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  cast = await createCast(server)
})
afterAll(() => server.stop())

type Home = Parameters<Cast['publish']>[0]
type Wanted = Input<typeof getFavourites>

/** A member who keeps these homes, the last one most recently. */
async function addSaver(...homes: NonNullable<Home>[]) {
  const member = await server.addMember()
  const ids: number[] = []
  for (const home of homes) {
    const { id } = await cast.publish(home)
    await member.call(addFavourite, { propertyId: id })
    ids.push(id)
  }
  const list = async (wanted: Wanted) => {
    const { data, total } = await member.call(getFavourites, wanted)
    return { places: data.map(({ id }) => ids.indexOf(id)), total }
  }
  const count = async () => (await member.call(countFavourites, {})).data.tabs
  return { member, ids, list, count }
}
const none = { homes: 0, cheaper: 0, noted: 0 }

test('every saved home is behind one tab, and the counts say how many', async () => {
  const { member, ids, list, count } = await addSaver(
    { price: '100000' },
    { deal: 'rent', rentPeriod: 'monthly', price: '900' },
    { price: '300000' },
    { price: '400000' },
  )
  expect(await count()).toEqual({
    sale: { ...none, homes: 3 },
    rent: { ...none, homes: 1 },
    under_offer: none,
    taken: none,
  })
  await cast.lister.call(setMarketState, { id: ids[2] ?? 0, wish: 'under_offer' })
  await cast.lister.call(setMarketState, { id: ids[3] ?? 0, wish: 'sold' })
  await cast.lister.call(updateProperty, { id: ids[0] ?? 0, price: '90000' })
  await member.call(noteFavourite, { propertyId: ids[1] ?? 0, note: 'Ask about the roof' })
  expect(await count()).toEqual({
    sale: { homes: 1, cheaper: 1, noted: 0 },
    rent: { homes: 1, cheaper: 0, noted: 1 },
    under_offer: { ...none, homes: 1 },
    taken: { ...none, homes: 1 },
  })
  const behind = async (wanted: Wanted) => (await list(wanted)).places
  expect([
    await behind({ tab: 'sale' }),
    await behind({ tab: 'rent' }),
    await behind({ tab: 'under_offer' }),
    await behind({ tab: 'taken' }),
    await behind({ isCheaper: true }),
    await behind({ isNoted: true }),
    await behind({ isNoted: true, tab: 'sale' }),
  ]).toEqual([[0], [1], [2], [3], [0], [1], []])
  expect((await list({ tab: 'rent', limit: 1 })).total).toBe(1)
  expect(await (await addSaver()).count()).toEqual({ sale: none, rent: none, under_offer: none, taken: none })
})

test('each order is read in pieces behind the last home, equal prices included', async () => {
  const { member, ids, list } = await addSaver(
    { price: '200000' },
    { price: '300000' },
    { price: '200000' },
    { price: '100000' },
  )
  // Published in another order than they were saved in.
  for (const [at, id] of [2, 0, 3, 1].map((place) => ids[place] ?? 0).entries()) {
    const publishedAt = new Date(Date.UTC(2026, 0, 10 - at))
    await server.db.updateTable('property').set({ publishedAt }).where('id', '=', id).execute()
  }
  const orders: [FavouriteSort, number[]][] = [
    ['saved', [3, 2, 1, 0]],
    ['price_low', [3, 2, 0, 1]],
    ['price_high', [1, 2, 0, 3]],
    ['newest', [2, 0, 3, 1]],
  ]
  for (const [sort, expected] of orders) {
    expect([sort, (await list({ sort })).places]).toEqual([sort, expected])
    const pieces: number[] = []
    for (let after: number | undefined; pieces.length < ids.length; after = ids[pieces.at(-1) ?? 0]) {
      const [next = -1] = (await list({ sort, limit: 1, ...(after !== undefined && { after }) })).places
      pieces.push(next)
    }
    expect([sort, pieces]).toEqual([sort, expected])
  }
  expect((await member.call(getFavourites, { sort: 'price_low', offset: 2, limit: 1 })).data[0]?.id).toBe(ids[0])
})

test('T25 neither an order nor a filter tells what a locked home costs', async () => {
  const { ids, list, count } = await addSaver(
    { price: '500000', isPremium: true },
    { price: '300000' },
    { price: '400000' },
    { price: '100000', isPremium: true },
  )
  for (const id of ids) await cast.lister.call(updateProperty, { id, price: '50000' })
  await cast.lister.call(updateProperty, { id: ids[2] ?? 0, price: '60000' })
  expect((await list({ sort: 'price_low' })).places).toEqual([1, 2, 3, 0])
  expect((await list({ sort: 'price_high' })).places).toEqual([2, 1, 3, 0])
  expect((await list({ isCheaper: true })).places).toEqual([2, 1])
  expect((await count()).sale).toEqual({ homes: 4, cheaper: 2, noted: 0 })
})
