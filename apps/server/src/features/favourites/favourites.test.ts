import {
  addFavourite,
  getFavouriteIds,
  getFavourites,
  mergeFavourites,
  noteFavourite,
} from '@gable/contract/favourites'
import { deleteProperty, updateProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

const keptBy = async (member: Pick<Cast['stranger'], 'call'>) =>
  (await member.call(getFavourites, {})).data.map(({ id }) => id)
const likesOf = async (id: number) => (await cast.seen(id)).likes

test('a home is kept once and counted once, however often it is said', async () => {
  const { id } = await cast.publish()
  const member = await server.addMember()
  const add = () => member.call(addFavourite, { propertyId: id })
  const answers = await Promise.all([add(), add(), add(), add()])
  for (const { data } of answers) expect(data).toEqual({ propertyId: id, isFavourite: true, likes: 1 })
  expect(await keptBy(member)).toEqual([id])
  const remove = () => member.call(addFavourite, { propertyId: id, isAdded: false })
  const removed = await Promise.all([remove(), remove(), remove()])
  for (const { data } of removed) expect(data).toEqual({ propertyId: id, isFavourite: false, likes: 0 })
  expect([await keptBy(member), await likesOf(id)]).toEqual([[], 0])
})

test('T40 more of these at once than there are connections answer all the same, also of premium homes', async () => {
  const { id } = await cast.publish({ isPremium: true })
  const member = await server.addMember()
  const atOnce = 2 * server.config.DATABASE_POOL
  const answers = await Promise.all(Array.from({ length: atOnce }, () => member.call(addFavourite, { propertyId: id })))
  expect(answers).toHaveLength(atOnce)
})

test('cards say how many keep a home, and to each reader whether they do', async () => {
  const { id } = await cast.publish({ title: 'Counted', city: 'Evora' })
  const member = await server.addMember()
  await member.call(addFavourite, { propertyId: id })
  const cardFor = async ({ call }: Pick<typeof member, 'call'>) => {
    const [card] = (await call(searchProperties, { city: 'evora' })).data
    const [detail] = (await call(getProperties, { id })).data
    return [card, detail].map((found) => [found?.likes, found?.isFavourite])
  }
  expect(await cardFor(member)).toEqual([
    [1, true],
    [1, true],
  ])
  for (const other of [server.visitor, cast.stranger]) {
    expect(await cardFor(other)).toEqual([
      [1, false],
      [1, false],
    ])
  }
})

test('T35 what somebody may not see can neither be kept nor asked about by trying', async () => {
  const pending = await cast.post()
  const refusal = { status: 404, code: 'not_found' }
  await expect(cast.stranger.call(addFavourite, { propertyId: pending.id })).rejects.toMatchObject(refusal)
  await expect(cast.stranger.call(addFavourite, { propertyId: 999_999_999 })).rejects.toMatchObject(refusal)
  const taken = (propertyId: number) => cast.stranger.call(addFavourite, { propertyId, isAdded: false })
  expect((await taken(pending.id)).data).toMatchObject({ isFavourite: false, likes: 0 })
  expect((await taken(999_999_999)).data).toMatchObject({ isFavourite: false, likes: 0 })
  const { data } = await cast.stranger.call(mergeFavourites, { ids: [pending.id, 999_999_999] })
  expect(data).not.toContain(pending.id)
})

test('T24 what is hidden later is left out of the list and its total, and is back with the home', async () => {
  const member = await server.addMember()
  const [first, second] = [await cast.publish(), await cast.publish()]
  for (const { id } of [first, second]) await member.call(addFavourite, { propertyId: id })
  const hide = (isActive: boolean) =>
    server.db.updateTable('property').set({ isActive }).where('id', '=', second.id).execute()
  await hide(false)
  const { data, total } = await member.call(getFavourites, {})
  expect([data.map(({ id }) => id), total]).toEqual([[first.id], 1])
  await hide(true)
  expect(await keptBy(member)).toEqual([second.id, first.id])
})

test('one’s own home may be kept, but does not count', async () => {
  const { id } = await cast.publish()
  const { data } = await cast.lister.call(addFavourite, { propertyId: id })
  expect(data).toEqual({ propertyId: id, isFavourite: true, likes: 0 })
  await cast.stranger.call(addFavourite, { propertyId: id })
  await cast.lister.call(addFavourite, { propertyId: id, isAdded: false })
  expect(await likesOf(id)).toBe(1)
})

test('T25 of a locked home nobody is told how it is liked', async () => {
  const { id } = await cast.publish({ isPremium: true, city: 'Sintra' })
  const { data } = await cast.stranger.call(addFavourite, { propertyId: id })
  expect(data).toEqual({ propertyId: id, isFavourite: true, likes: 0 })
  const [card] = (await cast.stranger.call(searchProperties, { city: 'sintra' })).data
  expect(card).toMatchObject({ isLocked: true, isFavourite: true, likes: 0 })
  const [kept] = (await cast.stranger.call(getFavourites, { limit: 1 })).data
  expect(kept).toMatchObject({ id, favourite: { savedPrice: null } })
  expect((await cast.seen(id, 'lister')).likes).toBe(1)
})

test('what a browser kept is merged in its order, once, whoever sends it again', async () => {
  const member = await server.addMember()
  const homes = [await cast.publish(), await cast.publish(), await cast.publish()].map(({ id }) => id)
  const [one = 0, two = 0, three = 0] = homes
  await member.call(addFavourite, { propertyId: two })
  const merge = () => member.call(mergeFavourites, { ids: [three, two, one, 999_999_999, three] })
  const twice = await Promise.all([merge(), merge()])
  for (const { data } of [...twice, await merge()]) expect(new Set(data)).toEqual(new Set(homes))
  expect((await keptBy(member)).filter((id) => id !== two)).toEqual([three, one])
  expect((await member.call(getFavouriteIds, {})).total).toBe(3)
  for (const id of homes) expect(await likesOf(id)).toBe(1)
})

test('a list is read in pieces behind the last home, whatever is kept meanwhile', async () => {
  const member = await server.addMember()
  const homes = [await cast.publish(), await cast.publish(), await cast.publish()].map(({ id }) => id)
  for (const id of homes.slice(0, 2)) await member.call(addFavourite, { propertyId: id })
  const first = await member.call(getFavourites, { limit: 1 })
  await member.call(addFavourite, { propertyId: homes[2] ?? 0 })
  const next = await member.call(getFavourites, { limit: 1, after: first.data[0]?.id })
  expect([...first.data, ...next.data].map(({ id }) => id)).toEqual([homes[1], homes[0]])
})

test('T21 a note is the member’s own, stays with the home and is gone with it', async () => {
  const { id } = await cast.publish()
  const [member, other] = [await server.addMember(), await server.addMember()]
  for (const { call } of [member, other]) await call(addFavourite, { propertyId: id })
  await member.call(noteFavourite, { propertyId: id, note: 'Ask about the roof' })
  const noteFor = async ({ call }: typeof member) => (await call(getFavourites, {})).data[0]?.favourite.note
  expect([await noteFor(member), await noteFor(other)]).toEqual(['Ask about the roof', ''])
  const strange = cast.lister.call(noteFavourite, { propertyId: id, note: 'Mine' })
  await expect(strange).rejects.toMatchObject({ status: 404 })
  await member.call(addFavourite, { propertyId: id, isAdded: false })
  await member.call(addFavourite, { propertyId: id })
  expect(await noteFor(member)).toBe('')
})

test('the price of the day it was kept stays beside the price of today', async () => {
  const { id } = await cast.publish({ price: '500000' })
  const member = await server.addMember()
  await member.call(addFavourite, { propertyId: id })
  await cast.lister.call(updateProperty, { id, price: '480000' })
  const [kept] = (await member.call(getFavourites, {})).data
  expect([Number(kept?.favourite.savedPrice), Number(kept?.price)]).toEqual([500_000, 480_000])
})

test('nobody keeps more than there may be, from however many devices at once', async () => {
  const member = await server.addMember()
  const { id } = await cast.publish()
  await sql`
    insert into property select (jsonb_populate_record(p, jsonb_build_object('id', 5000000 + n, 'slug', 'copy-' || n))).*
    from property p, generate_series(1, 1020) n where p.id = ${id}`.execute(server.db)
  await sql`
    insert into favourite (account_id, property_id, is_counted, price_minor)
    select ${member.id}, 5000000 + n, false, 1 from generate_series(1, 997) n`.execute(server.db)
  const add = (n: number) => member.call(addFavourite, { propertyId: 5_000_000 + n })
  const answers = await Promise.allSettled([998, 999, 1000, 1001, 1002, 1003, 1004, 1005].map(add))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  const refusal = { reason: { status: 409, code: 'too_many_favourites' } }
  for (const answer of refused) expect(answer).toMatchObject(refusal)
  expect((await add(1)).data.isFavourite).toBe(true)
  await member.call(addFavourite, { propertyId: 5_000_001, isAdded: false })
  const device = [1010, 1011, 1012].map((n) => 5_000_000 + n)
  const merge = () => member.call(mergeFavourites, { ids: device })
  for (const { data, total } of await Promise.all([merge(), merge()])) {
    expect([total, device.map((one) => data.includes(one))]).toEqual([1_000, [true, false, false]])
  }
})

test('T71 with a member their favourites go, and the counts with them', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const homes = [await cast.publish(), await cast.publish()].map(({ id }) => id)
  for (const { call } of [member, other]) await call(mergeFavourites, { ids: homes })
  await server.db
    .updateTable('account')
    .set({ eraseAfter: new Date(Date.now() - 1_000) })
    .where('id', '=', member.id)
    .execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  const rows = await server.db.selectFrom('favourite').selectAll().where('accountId', '=', member.id).execute()
  expect([rows, await likesOf(homes[0] ?? 0), await likesOf(homes[1] ?? 0)]).toEqual([[], 1, 1])
  expect(await keptBy(other)).toEqual(homes)
})

test('with a listing its favourites go', async () => {
  const { id } = await cast.publish()
  const member = await server.addMember()
  await member.call(addFavourite, { propertyId: id })
  await cast.lister.call(deleteProperty, { id })
  expect(await keptBy(member)).toEqual([])
  const longAgo = sql<Date>`now() - interval '31 seconds'`
  await server.db.updateTable('property').set({ deletedAt: longAgo }).where('id', '=', id).execute()
  await server.product.jobs.find(({ name }) => name === 'properties.erase')?.run({ propertyId: id })
  expect((await member.call(getFavouriteIds, {})).data).toEqual([])
})

// FAVOURITE_ROUNDS=100 is the long proof: then each member changes their mind 200 times in every round.
const rounds = Number(process.env['FAVOURITE_ROUNDS'] ?? 1)
const changes = process.env['FAVOURITE_ROUNDS'] ? 200 : 20

test('50 members change their minds at once, and counts and rows never differ', async () => {
  const members = await Promise.all(Array.from({ length: 50 }, () => server.addMember()))
  const homes = (await Promise.all(Array.from({ length: 6 }, () => cast.publish()))).map(({ id }) => id)
  const anyHome = () => homes[Math.floor(Math.random() * homes.length)] ?? 0
  const { favourites } = server.product
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      members.map(async ({ id: accountId }) => {
        const member = { accountId, permissions: [] }
        for (let change = 0; change < changes; change += 1) {
          const luck = Math.random()
          if (luck < 0.5) await favourites.add(member, anyHome())
          else if (luck < 0.9) await favourites.remove(member, anyHome())
          else await favourites.merge(member, [anyHome(), anyHome(), anyHome()])
        }
      }),
    )
    const { rows } = await sql<{ differences: number }>`
      select count(*)::int as differences from property_like_count
      where likes <> (select count(*) from favourite
        where favourite.property_id = property_like_count.property_id and is_counted)`.execute(server.db)
    expect(rows).toEqual([{ differences: 0 }])
  }
})

describe.each(['postgres', 'opensearch'] as const)('on %s', (engine) => {
  test('the most liked come first after the next round, and again when minds change', async () => {
    const site = await startTestServer({ SEARCH_ENGINE: engine })
    try {
      if (engine === 'opensearch') await vi.waitUntil(() => site.product.projection.rebuild(), { timeout: 240_000 })
      const people = await createCast(site)
      const [seldom, often, never] = [await people.publish(), await people.publish(), await people.publish()]
      await site.runJobs()
      const list = async () => {
        await site.product.showLikes()
        if (engine === 'opensearch') await site.product.projection.refresh()
        const { data } = await site.visitor.call(searchProperties, { mostLiked: true, countedOnly: true })
        return data.map(({ id }) => id)
      }
      expect(await list()).toEqual([])
      const fans = [await site.addMember(), await site.addMember()]
      for (const { call } of fans) await call(addFavourite, { propertyId: often.id })
      await fans[0]?.call(addFavourite, { propertyId: seldom.id })
      expect(await list()).toEqual([often.id, seldom.id, never.id])
      for (const { call } of fans) await call(addFavourite, { propertyId: often.id, isAdded: false })
      expect((await list())[0]).toBe(seldom.id)
    } finally {
      await site.product.projection.remove()
      await site.stop()
    }
  })
})
