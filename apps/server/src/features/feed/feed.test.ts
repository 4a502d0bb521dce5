import { blockUser } from '@gable/contract/blocks'
import { addFavourite } from '@gable/contract/favourites'
import {
  getFeedPreferences,
  getRecommendations,
  likeRecommendation,
  removeFeedPreferences,
  setFeedLearning,
  setFeedPreferences,
} from '@gable/contract/feed'
import { hideProperty } from '@gable/contract/hidden'
import { countView } from '@gable/contract/insights'
import { setMarketState } from '@gable/contract/posting'
import { search } from '@gable/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
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

const recommended = async (member: Pick<Cast['stranger'], 'call'>) =>
  (await member.call(getRecommendations, { limit: 50 })).data
const idsFor = async (member: Pick<Cast['stranger'], 'call'>) => (await recommended(member)).map(({ id }) => id)
const none = {
  categoryIds: [],
  facilityIds: [],
  priceRange: '',
  deal: '',
  city: '',
  bedrooms: null,
  learnsFromSaved: true,
  learnsFromSeen: false,
  learnsFromSearches: false,
}

test('a set replaces the one before, what is absent is any, and forgetting it twice is forgetting it', async () => {
  const member = await server.addMember()
  expect((await member.call(getFeedPreferences, {})).data).toEqual(none)
  const all = { categoryIds: [2, 3], facilityIds: [1], priceRange: { from: 400_000, to: 700_000 }, city: 'Porto' }
  const said = { ...none, ...all, priceRange: '400000,700000', deal: 'rent', bedrooms: 2 }
  expect((await member.call(setFeedPreferences, { ...all, deal: 'rent', bedrooms: 2 })).data).toEqual(said)
  expect((await member.call(getFeedPreferences, {})).data).toEqual(said)
  expect((await member.call(setFeedPreferences, { priceRange: { to: 5 } })).data).toEqual({ ...none, priceRange: ',5' })
  for (let time = 0; time < 2; time += 1) expect((await member.call(removeFeedPreferences, {})).data).toBeNull()
  expect((await member.call(getFeedPreferences, {})).data).toEqual(none)
})

test('the wire has the names of the specification, and lists as lists or between commas', async () => {
  const { token } = await server.addMember()
  const send = (payload: object) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/personalised-fields', payload },
      headers: { authorization: `Bearer ${token}` },
    })
  const reply = await send({
    category_ids: '2,3',
    outdoor_facilitiy_ids: [1],
    price_range: '',
    property_type: 0,
    city: '',
  })
  expect(reply.json<{ data: object }>().data).toMatchObject({
    category_ids: [2, 3],
    outdoor_facilitiy_ids: [1],
    price_range: '',
    property_type: 'sell',
    city: '',
  })
  // A form whose two fields were left empty.
  const open = await send({ price_range: ',' })
  expect(open.json<{ data: object }>().data).toMatchObject({ price_range: '' })
  const ids = Array.from({ length: 21 }, (_, index) => index + 1)
  for (const refused of [
    { category_ids: ids },
    { category_ids: [999_999] },
    { price_range: '-1,5' },
    { account_id: 1 },
  ]) {
    expect((await send(refused)).statusCode).toBe(400)
  }
})

test('without a wish the newest come first; wishes come before them, each with its reason in the reader’s words', async () => {
  const cheap = await cast.publish({ title: 'Cheap', city: 'Braga', price: '120000' })
  await cast.publish({ title: 'Dear', city: 'Braga', price: '900000' })
  const newest = await cast.publish({ title: 'Elsewhere', city: 'Faro', price: '300000' })
  const member = await server.addMember()
  const [first] = await recommended(member)
  expect(first).toMatchObject({ id: newest.id, reason: 'New on the market', reasonKind: 'newest' })
  await member.call(setFeedPreferences, { city: 'braga', priceRange: { to: 200_000 } })
  expect((await recommended(member))[0]).toMatchObject({ id: cheap.id, reason: 'Fits everything you asked for' })
  const inArabic = server.callAs(member.token, { 'accept-language': 'ar' })
  expect((await inArabic(getRecommendations, {})).data[0]?.reason).toBe('يوافق كل ما طلبته')
})

test('a thumbs up leads to others like it and not to itself, until it is taken back', async () => {
  const place = { city: 'Tavira', latitude: 37.12, longitude: -7.65 }
  const [liked, beside] = [await cast.publish(place), await cast.publish({ ...place, latitude: 37.121 })]
  await cast.publish({ city: 'Faro' })
  const member = await server.addMember()
  expect((await recommended(member)).find(({ id }) => id === liked.id)).toMatchObject({ isLiked: false })
  await member.call(likeRecommendation, { propertyId: liked.id })
  const [first, ...rest] = await recommended(member)
  expect(first).toMatchObject({ id: beside.id, reason: 'Near a home you gave a thumbs up', isLiked: false })
  expect(rest.find(({ id }) => id === liked.id)).toMatchObject({ isLiked: true, reasonKind: 'newest' })
  await member.call(likeRecommendation, { propertyId: liked.id, isLiked: false })
  expect((await recommended(member))[0]?.reasonKind).toBe('newest')
  await member.call(likeRecommendation, { propertyId: liked.id })
  await member.call(removeFeedPreferences, {})
  expect((await recommended(member))[0]?.reasonKind).toBe('newest')
})

test('of the homes that were liked the newest two hundred are kept', async () => {
  const homes = await insertListings(
    server.db,
    Array.from({ length: 202 }, () => plainListing(cast.lister.id)),
  )
  const listings = homes.map(({ id }) => id)
  const member = await server.addMember()
  for (const id of listings) await member.call(likeRecommendation, { propertyId: id })
  const { rows } = await sql<{ propertyId: number }>`
    select property_id from feed_liked where account_id = ${member.id} order by liked_at`.execute(server.db)
  expect(rows.map(({ propertyId }) => propertyId)).toEqual(listings.slice(2))
})

test('saved homes lead to others like them, unless the member switches it off', async () => {
  const place = { city: 'Lagos', latitude: 37.1, longitude: -8.67 }
  const [kept, beside] = [await cast.publish(place), await cast.publish({ ...place, latitude: 37.101 })]
  await cast.publish({ city: 'Faro' })
  const member = await server.addMember()
  await member.call(addFavourite, { propertyId: kept.id })
  expect((await recommended(member))[0]).toMatchObject({ id: beside.id, reason: 'Near a home you saved' })
  const { data } = await member.call(setFeedLearning, { learnsFromSaved: false })
  expect(data).toEqual({ ...none, learnsFromSaved: false })
  expect((await recommended(member))[0]?.reasonKind).toBe('newest')
  // A new set does not switch on again what was switched off.
  await member.call(setFeedPreferences, { deal: 'sell' })
  await member.call(removeFeedPreferences, {})
  expect((await recommended(member))[0]?.reasonKind).toBe('newest')
})

test('which homes a member opens is kept only while they want it, and only of homes that all may see', async () => {
  const place = { city: 'Silves', latitude: 37.19, longitude: -8.44 }
  const [opened, beside] = [await cast.publish(place), await cast.publish({ ...place, latitude: 37.191 })]
  const pending = await cast.post()
  await cast.publish({ city: 'Faro' })
  const member = await server.addMember()
  const open = async (id: number) => {
    await server.callAs(member.token, { 'user-agent': 'Firefox' })(countView, { propertyId: id })
  }
  const seen = async () =>
    (await server.db.selectFrom('feedSeen').select('propertyId').where('accountId', '=', member.id).execute()).map(
      ({ propertyId }) => propertyId,
    )
  await open(opened.id)
  expect(await seen()).toEqual([])
  await member.call(setFeedLearning, { learnsFromSeen: true })
  for (const { id } of [opened, opened, pending]) await open(id)
  expect(await seen()).toEqual([opened.id])
  expect((await recommended(member))[0]).toMatchObject({ id: beside.id, reason: 'Near a home you opened' })
  await member.call(setFeedLearning, { learnsFromSeen: false })
  expect(await seen()).toEqual([])
  await open(opened.id)
  expect(await seen()).toEqual([])
})

test('what was searched for leads to homes that fit it, for those who switched it on, and is forgotten with the switch', async () => {
  const there = await cast.publish({ city: 'Silves', latitude: 37.19, longitude: -8.44 })
  await cast.publish({ city: 'Faro' })
  const member = await server.addMember()
  const countKept = async () =>
    (await server.db.selectFrom('feedSearch').select('wishes').where('accountId', '=', member.id).execute()).length
  await member.call(search, { city: 'Silves' })
  expect(await countKept()).toBe(0)
  await member.call(setFeedLearning, { learnsFromSearches: true })
  for (const page of [{}, { offset: 20 }]) await member.call(search, { city: 'Silves', ...page })
  await member.call(search, { deal: 'sell' })
  expect(await countKept()).toBe(1)
  expect((await recommended(member))[0]).toMatchObject({ id: there.id, reason: 'Fits what you searched for' })
  await member.call(setFeedLearning, { learnsFromSearches: false })
  expect(await countKept()).toBe(0)
  await member.call(search, { city: 'Silves' })
  expect((await recommended(member))[0]?.reasonKind).toBe('newest')
})

test('of what was searched for the newest ten are kept', async () => {
  const member = await server.addMember()
  await member.call(setFeedLearning, { learnsFromSearches: true })
  const cities = Array.from({ length: 12 }, (_, index) => `Town ${index}`)
  for (const city of [...cities, 'Town 5']) await member.call(search, { city })
  const { rows } = await sql<{ city: string }>`
    select wishes ->> 'city' as city from feed_search where account_id = ${member.id} order by searched_at`.execute(
    server.db,
  )
  expect(rows.map(({ city }) => city)).toEqual([...cities.slice(2).filter((city) => city !== 'Town 5'), 'Town 5'])
})

test('of the homes that were opened the newest fifty are kept', async () => {
  const member = await server.addMember()
  await member.call(setFeedLearning, { learnsFromSeen: true })
  const { id } = await cast.publish()
  const hour = 3_600_000
  const earlier = await insertListings(
    server.db,
    Array.from({ length: 50 }, () => plainListing(cast.lister.id)),
  )
  const rows = earlier.map((home, index) => ({
    accountId: member.id,
    propertyId: home.id,
    seenAt: new Date(Date.now() - (index + 1) * hour),
  }))
  await server.db.insertInto('feedSeen').values(rows).execute()
  const oldest = earlier.at(-1)?.id ?? 0
  const kept = async () => {
    const seen = await server.db
      .selectFrom('feedSeen')
      .select('propertyId')
      .where('accountId', '=', member.id)
      .execute()
    return seen.map(({ propertyId }) => propertyId)
  }
  await member.call(countView, { propertyId: oldest })
  expect(await kept()).toHaveLength(50)
  await member.call(countView, { propertyId: id })
  expect(await kept()).toHaveLength(50)
  expect(await kept()).toEqual(expect.arrayContaining([id, oldest]))
})

test('T59 never one’s own, a blocked lister’s in either direction, a taken or saved home', async () => {
  const others = await createCast(server)
  const home = await others.publish({ city: 'Beja' })
  const member = await server.addMember()
  expect(await idsFor(member)).toContain(home.id)
  expect(await idsFor(others.lister)).not.toContain(home.id)

  const blocking = await server.addMember()
  await blocking.call(blockUser, { accountId: others.lister.id })
  expect(await idsFor(blocking)).not.toContain(home.id)
  const blocked = await server.addMember()
  await others.lister.call(blockUser, { accountId: blocked.id })
  expect(await idsFor(blocked)).not.toContain(home.id)

  await member.call(addFavourite, { propertyId: home.id })
  expect(await idsFor(member)).not.toContain(home.id)
  const stranger = await server.addMember()
  await others.lister.call(setMarketState, { id: home.id, wish: 'sold' })
  expect(await idsFor(stranger)).not.toContain(home.id)
})

test('what a member hides is left out, whatever else speaks for it', async () => {
  const [hidden, shown] = [await cast.publish({ city: 'Serpa' }), await cast.publish({ city: 'Serpa' })]
  const member = await server.addMember()
  await member.call(hideProperty, { propertyId: hidden.id })
  const ids = await idsFor(member)
  expect(ids).toContain(shown.id)
  expect(ids).not.toContain(hidden.id)
})

test('T25 what a locked home costs cannot be found out by a wish or by keeping it', async () => {
  const premium = await cast.publish({
    city: 'Tavira',
    isPremium: true,
    price: '431000',
    latitude: 37.12,
    longitude: -7.65,
  })
  const member = await server.addMember()
  expect(await idsFor(member)).not.toContain(premium.id)
  await member.call(setFeedPreferences, { priceRange: { from: 430_000, to: 432_000 } })
  expect(await idsFor(member)).not.toContain(premium.id)
  await member.call(removeFeedPreferences, {})
  const before = await idsFor(member)
  await member.call(addFavourite, { propertyId: premium.id })
  expect(await idsFor(member)).toEqual(before)
})

test('T71 with a member goes what they wanted', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const home = await cast.publish()
  for (const { call } of [member, other]) {
    await call(setFeedPreferences, { city: 'Porto' })
    await call(setFeedLearning, { learnsFromSeen: true })
    await call(countView, { propertyId: home.id })
  }
  const eraseAfter = new Date(Date.now() - 1_000)
  await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', member.id).execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  for (const table of ['feedPreference', 'feedLearning', 'feedSeen'] as const) {
    const rows = await server.db.selectFrom(table).select('accountId').execute()
    expect(rows.map(({ accountId }) => accountId)).toEqual(expect.not.arrayContaining([member.id]))
    expect(rows.map(({ accountId }) => accountId)).toContain(other.id)
  }
})
