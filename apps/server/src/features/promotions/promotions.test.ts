import * as calls from '@gable/contract/promotions'
import { handOverListing } from '@gable/contract/agency-members'
import { getHomepage, landingSections } from '@gable/contract/homepage'
import { deleteProperty, getAddedProperties, setMarketState } from '@gable/contract/posting'
import { getNotifications } from '@gable/contract/notifications'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { CursorText } from '@gable/contract/search-wire'
import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { createAgencyCast } from '../../test/agencies.ts'
import { addPackage, forgetPackages, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await forgetPackages(server)
  await server.product.settings.set('reviewsPromotions', false, null)
})

type Wanted = { type?: 'slider' | 'list' }
const promote = async (propertyId: number, wanted: Wanted = {}, member: Pick<Cast['lister'], 'call'> = cast.lister) =>
  (await member.call(calls.storeAdvertisement, { kind: 'property', propertyId, ...wanted })).data
const isPromoted = async (id: number) =>
  (await server.visitor.call(searchProperties, { isPromoted: true, limit: 50 })).data.some((card) => card.id === id)
const featuredIds = async () => (await server.visitor.call(calls.getFeatured, { limit: 50 })).data.map(({ id }) => id)
async function listSlider() {
  const { sections } = (await server.visitor.call(getHomepage, {})).data
  const slider = sections.find(({ type }) => type === 'slider')
  return slider && 'properties' in slider ? slider.properties.map(({ id }) => id) : []
}
const runClock = () => server.product.jobs.find(({ name }) => name === 'promotions.clock')?.run({})
const stateOf = async (id: number) =>
  (await server.db.selectFrom('advertisement').selectAll().where('id', '=', id).executeTakeFirst())?.state

test('a promoted home is in the list of the promoted at once, with the promotion it is there for', async () => {
  const { id } = await cast.publish()
  const promotion = await promote(id)
  expect(promotion).toMatchObject({ type: 'list', state: 'running' })
  const days = (Date.parse(promotion.endsAt ?? '') - Date.parse(promotion.startsAt ?? '')) / 86_400_000
  expect(days).toBe(30)
  expect(await isPromoted(id)).toBe(true)
  const { data } = await server.visitor.call(calls.getFeatured, {})
  expect(data.find((card) => card.id === id)?.advertisement).toEqual(promotion)
  const own = await cast.lister.call(getAddedProperties, { isPromoted: true })
  expect(own.data.map((card) => card.id)).toContain(id)
  const ofCaller = await cast.lister.call(getProperties, { isOwnPromoted: true })
  expect(ofCaller.data.map((card) => card.id)).toContain(id)
})

test('one promotion of each type runs for a listing, and the slider is one of its own', async () => {
  const { id } = await cast.publish()
  await promote(id)
  await expect(promote(id)).rejects.toMatchObject({ status: 409, code: 'illegal_move' })
  await promote(id, { type: 'slider' })
  expect(await listSlider()).toContain(id)
  expect((await featuredIds()).filter((listed) => listed === id)).toEqual([id])
})

test('the slider shows all that it can hold, in another order for every reader', async () => {
  const homes = [await cast.publish(), await cast.publish(), await cast.publish()].map(({ id }) => id)
  for (const id of homes) await promote(id, { type: 'slider' })
  const draws = await Promise.all(Array.from({ length: 20 }, listSlider))
  const all = new Set(draws[0])
  expect([...all]).toEqual(expect.arrayContaining(homes))
  for (const drawn of draws) expect(new Set(drawn)).toEqual(all)
  expect(new Set(draws.map(String)).size).toBeGreaterThan(1)
})

test('only what is one’s own, public and not taken is promoted', async () => {
  const [pending, sold] = [await cast.post(), await cast.publish()]
  await cast.lister.call(setMarketState, { id: sold.id, wish: 'sold' })
  for (const { id } of [pending, sold]) await expect(promote(id)).rejects.toMatchObject({ code: 'illegal_move' })
  const { id } = await cast.publish()
  await expect(promote(id, {}, cast.stranger)).rejects.toMatchObject({ status: 404 })
  for (const named of [{}, { propertyId: id, projectId: 1 }, { projectId: 1 }]) {
    const call = cast.lister.call(calls.storeAdvertisement, { kind: 'property', ...named })
    await expect(call).rejects.toMatchObject({ status: 400 })
  }
})

test('T50 of many promotions at once exactly as many run as the package grants', async () => {
  const packageId = await addPackage(server, { features: { property_feature: 3 } })
  const member = await createCast(server)
  await grantPackage(server, member.lister.id, packageId)
  const homes = await addHomes(member.lister.id, 8)
  const outcomes = await Promise.allSettled(
    homes.flatMap((id) => [promote(id, {}, member.lister), promote(id, {}, member.lister)]),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toMatch(/^(package_required|illegal_move)$/)
  }
  const { rows } = await sql`select used from grant_feature where kind = 'property_feature'`.execute(server.db)
  expect(rows).toEqual([{ used: 3 }])
  const { rows: running } = await sql`select from advertisement where account_id = ${member.lister.id}`.execute(
    server.db,
  )
  expect(running).toHaveLength(3)
})

test('without a package nothing is promoted, and the reader is told what is missing', async () => {
  const { id } = await cast.publish()
  await addPackage(server, { features: { property_feature: 1 } })
  await expect(promote(id)).rejects.toMatchObject({
    code: 'package_required',
    data: { type: 'property_feature', reason: 'package_missing' },
  })
})

test('what waits for approval is not shown, runs its whole time from then on, or gives back what it cost', async () => {
  await server.product.settings.set('reviewsPromotions', true, null)
  const packageId = await addPackage(server, { features: { property_feature: 2 } })
  const [one, other] = await addHomes(cast.lister.id, 2)
  await grantPackage(server, cast.lister.id, packageId)
  const [first, second] = [await promote(one ?? 0), await promote(other ?? 0)]
  expect([first.state, first.endsAt, await isPromoted(one ?? 0)]).toEqual(['pending', null, false])
  const waiting = await cast.reviewer.call(calls.listAdvertisements, {})
  expect(waiting.data.map(({ id }) => id)).toEqual([first.id, second.id])
  await expect(
    cast.stranger.call(calls.decideAdvertisement, { id: first.id, decision: 'approve' }),
  ).rejects.toMatchObject({ status: 403 })
  await cast.reviewer.call(calls.decideAdvertisement, { id: first.id, decision: 'approve' })
  expect(await isPromoted(one ?? 0)).toBe(true)
  await expect(
    cast.reviewer.call(calls.decideAdvertisement, { id: second.id, decision: 'reject' }),
  ).rejects.toMatchObject({ status: 400 })
  await cast.reviewer.call(calls.decideAdvertisement, {
    id: second.id,
    decision: 'reject',
    reason: 'Text on the picture',
  })
  await expect(
    cast.reviewer.call(calls.decideAdvertisement, { id: second.id, decision: 'approve' }),
  ).rejects.toMatchObject({ code: 'illegal_move' })
  const { rows } = await sql`select used from grant_feature where kind = 'property_feature'`.execute(server.db)
  expect(rows).toEqual([{ used: 1 }])
  const own = await cast.lister.call(calls.getFeatured, { isOwn: true })
  expect(
    own.data.slice(0, 2).map(({ id, advertisement }) => [id, advertisement?.state, advertisement?.staffReason]),
  ).toEqual([
    [other, 'rejected', 'Text on the picture'],
    [one, 'running', ''],
  ])
  const audited = await server.db
    .selectFrom('audit')
    .select('objectId')
    .where('action', '=', 'advertisement.decide')
    .execute()
  expect(audited.map(({ objectId }) => objectId)).toEqual([String(first.id), String(second.id)])
  const told = await cast.lister.call(getNotifications, { limit: 2 })
  expect(told.data.map(({ type }) => type)).toEqual(['advertisement', 'advertisement'])
})

test('staff do not approve what they promote themselves', async () => {
  await server.product.settings.set('reviewsPromotions', true, null)
  const [home = 0] = await addHomes(cast.reviewer.id, 1)
  const { id } = await promote(home, {}, cast.reviewer)
  const decide = cast.reviewer.call(calls.decideAdvertisement, { id, decision: 'approve' })
  await expect(decide).rejects.toMatchObject({ code: 'about_yourself' })
})

test('whoever takes back what waits gets back what it cost', async () => {
  await server.product.settings.set('reviewsPromotions', true, null)
  const packageId = await addPackage(server, { features: { property_feature: 1 } })
  const [home = 0] = await addHomes(cast.lister.id, 1)
  await grantPackage(server, cast.lister.id, packageId)
  const { id } = await promote(home)
  await cast.lister.call(calls.changeAdvertisement, { id, move: 'end' })
  expect(await stateOf((await promote(home)).id)).toBe('pending')
})

test('whoever deletes a home whose promotion waits gets back what it cost', async () => {
  await server.product.settings.set('reviewsPromotions', true, null)
  const packageId = await addPackage(server, { features: { property_feature: 1 } })
  const [deleted = 0, kept = 0] = await addHomes(cast.lister.id, 2)
  await grantPackage(server, cast.lister.id, packageId)
  const { id } = await promote(deleted)
  await cast.lister.call(deleteProperty, { id: deleted })
  expect(await stateOf(id)).toBe('ended')
  expect(await stateOf((await promote(kept)).id)).toBe('pending')
})

test('projects have no place in the slider, and spend nothing on one', async () => {
  const wanted = { kind: 'project', projectId: 1, type: 'slider' } as const
  await expect(cast.lister.call(calls.storeAdvertisement, wanted)).rejects.toMatchObject({
    status: 400,
    data: { fields: { type: 'invalid' } },
  })
})

test('a slider that the operator took off the home page is not sold', async () => {
  const { id } = await cast.publish()
  await server.product.settings.set('homeSections', ['newest'], null)
  try {
    await expect(promote(id, { type: 'slider' })).rejects.toMatchObject({ data: { fields: { type: 'invalid' } } })
    expect((await promote(id)).type).toBe('list')
  } finally {
    await server.product.settings.set('homeSections', [...landingSections], null)
  }
})

test('while a promotion is paused it is not shown, and its time stands still', async () => {
  const { id: home } = await cast.publish()
  const { id } = await promote(home)
  await cast.lister.call(calls.changeAdvertisement, { id, move: 'pause' })
  expect([await isPromoted(home), (await featuredIds()).includes(home)]).toEqual([false, false])
  await sql`update advertisement set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days',
    paused_at = paused_at - interval '4 days' where id = ${id}`.execute(server.db)
  await cast.lister.call(calls.changeAdvertisement, { id, move: 'resume' })
  expect(await isPromoted(home)).toBe(true)
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from ends_at - now()) / 86400)::int as days from advertisement where id = ${id}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ days: 25 }])
  await expect(cast.stranger.call(calls.changeAdvertisement, { id, move: 'end' })).rejects.toMatchObject({
    status: 404,
  })
  await cast.lister.call(calls.changeAdvertisement, { id, move: 'end' })
  await expect(cast.lister.call(calls.changeAdvertisement, { id, move: 'resume' })).rejects.toMatchObject({
    code: 'illegal_move',
  })
})

test('when its time is over a promotion is shown no more, before the clock comes by and after', async () => {
  const { id: home } = await cast.publish()
  const { id } = await promote(home)
  await endAt(id, home, '-1 minute')
  expect([await isPromoted(home), (await featuredIds()).includes(home), await stateOf(id)]).toEqual([
    false,
    false,
    'running',
  ])
  await expect(cast.lister.call(calls.changeAdvertisement, { id, move: 'pause' })).rejects.toMatchObject({
    code: 'illegal_move',
  })
  await runClock()
  expect(await stateOf(id)).toBe('ended')
  await promote(home)
  expect(await isPromoted(home)).toBe(true)
})

test('what is over is promoted again at once, also before the clock comes by', async () => {
  const { id: home } = await cast.publish()
  const { id } = await promote(home)
  await endAt(id, home, '-1 second')
  expect(await promote(home)).toMatchObject({ state: 'running' })
  expect([await stateOf(id), await isPromoted(home)]).toEqual(['ended', true])
})

test('a promotion goes to whoever its home is handed to', async () => {
  const { agent, manager } = await createAgencyCast(server, 'Quay Homes')
  const [home = 0] = await addHomes(agent.id, 1)
  const { id } = await promote(home, {}, agent)
  const { id: agencyId } = await server.db
    .selectFrom('agency')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('property').set({ agencyId }).where('id', '=', home).execute()
  await manager.call(handOverListing, { propertyId: home, memberId: manager.id })
  await expect(agent.call(calls.changeAdvertisement, { id, move: 'pause' })).rejects.toMatchObject({ status: 404 })
  await manager.call(calls.changeAdvertisement, { id, move: 'pause' })
  expect(await stateOf(id)).toBe('paused')
})

test('one promotion that cannot be ended holds up no other', async () => {
  const [stuck = 0, other = 0] = await addHomes(cast.lister.id, 2)
  const [first, second] = [await promote(stuck), await promote(other)]
  await endAt(first.id, stuck, '-2 minutes')
  await endAt(second.id, other, '-1 minute')
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`.execute(
    server.db,
  )
  await sql
    .raw(`create trigger refuse before update on advertisement for each row when (old.id = ${first.id})
    execute function refuse()`)
    .execute(server.db)
  await expect(runClock()).rejects.toThrow('1 promotions were not ended')
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['running', 'ended'])
  await sql`drop function refuse cascade`.execute(server.db)
})

test('a promotion ends with its listing', async () => {
  const [sold, deleted] = [await cast.publish(), await cast.publish()]
  const [first, second] = [await promote(sold.id), await promote(deleted.id)]
  await cast.lister.call(setMarketState, { id: sold.id, wish: 'sold' })
  expect([await stateOf(first.id), await isPromoted(sold.id)]).toEqual(['ended', false])
  await cast.lister.call(deleteProperty, { id: deleted.id })
  expect([await isPromoted(deleted.id), (await featuredIds()).includes(deleted.id)]).toEqual([false, false])
  await sql`update property set deleted_at = now() - interval '1 hour' where id = ${deleted.id}`.execute(server.db)
  await server.product.jobs.find(({ name }) => name === 'properties.erase')?.run({ propertyId: deleted.id })
  expect(await stateOf(second.id)).toBeUndefined()
})

test('paid places stand beside the results, which are what they would be without them', async () => {
  const member = await server.addMember()
  const homes = await addHomes(member.id, 5, 'Quintaluna')
  const before = (await server.visitor.call(search, { city: 'Quintaluna', limit: 2 })).data
  expect(before.promoted).toEqual([])
  for (const id of homes.slice(0, 3)) await promote(id, {}, member)
  const first = (await server.visitor.call(search, { city: 'Quintaluna', limit: 2 })).data
  expect(first.properties.map(({ id }) => id)).toEqual(before.properties.map(({ id }) => id))
  expect(first.promoted).toHaveLength(2)
  for (const card of first.promoted) expect(card.advertisement).toMatchObject({ type: 'list', state: 'running' })
  const seen: number[] = []
  let total = 0
  for (let after = first.nextCursor; after; ) {
    const page = await server.visitor.call(search, { city: 'Quintaluna', limit: 2, after: z.decode(CursorText, after) })
    seen.push(...page.data.properties.map(({ id }) => id))
    total = page.total ?? 0
    expect(page.data.promoted.length).toBeLessThanOrEqual(2)
    after = page.data.nextCursor
  }
  expect([...first.properties.map(({ id }) => id), ...seen].toSorted((a, b) => a - b)).toEqual(
    homes.toSorted((a, b) => a - b),
  )
  expect(total).toBe(5)
  const elsewhere = (await server.visitor.call(search, { city: 'Porto' })).data.promoted
  expect(elsewhere.filter(({ id }) => homes.includes(id))).toEqual([])
})

test('what leaves with a member takes its promotions along', async () => {
  const member = await createCast(server)
  const { id } = await member.publish()
  const promotion = await promote(id, {}, member.lister)
  await server.product.promotions.eraseAllOf(member.lister.id)
  expect([await stateOf(promotion.id), await isPromoted(id)]).toEqual([undefined, false])
})

/** Homes that everybody can have, past every rule of posting. */
async function addHomes(ownerId: number, count: number, city = 'Porto'): Promise<number[]> {
  const added = await insertListings(
    server.db,
    Array.from({ length: count }, () => plainListing(ownerId, { city })),
  )
  const ids = added.map(({ id }) => id)
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, ids))
  return ids
}

/** As if it had been placed earlier. */
async function endAt(id: number, home: number, fromNow: string) {
  await sql`update advertisement set ends_at = now() + ${fromNow}::interval where id = ${id}`.execute(server.db)
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [home]))
}
