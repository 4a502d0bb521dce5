import * as posting from '@gable/contract/posting'
import * as review from '@gable/contract/review'
import { success } from '@gable/i18n/en/success'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { addPackage, grantPackage, sellNothing } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const runJob = async (name: string, payload: object = {}) =>
  server.product.jobs.find((job) => job.name === name)?.run(payload)
const endsIn = (id: number, interval: string) =>
  server.db
    .updateTable('property')
    .set({ expiresAt: sql`now() + ${interval}::interval` })
    .where('id', '=', id)
    .execute()
const tokenIn = (text: string) => /renew-property#(\S+)/.exec(text)?.[1] ?? ''

test('staff send a home back with a reason, its lister corrects it, and it goes public', async () => {
  const { id } = await cast.post({ title: 'Garden flat' })
  await cast.reviewer.call(review.rejectProperty, { id, reason: 'A watermark covers photograph 3.' })
  expect((await cast.seen(id, 'lister')).own?.rejectReason).toContain('watermark')
  const corrected = await cast.lister.call(posting.updateProperty, { id, description: 'Without a watermark.' })
  expect(corrected.data.reviewState).toBe('pending')
  await cast.reviewer.call(review.approveProperty, { id })
  expect((await cast.seen(id)).own).toBeNull()
  await server.runJobs()
  const mails = (await messagesTo(cast.lister.email)).map(({ subject, text }) => subject + text)
  // Two jobs sent them side by side, so either may be the first.
  const [refusal, approval] = mails.filter((mail) => mail.includes('Garden flat')).toSorted()
  expect(approval).toContain('is live')
  expect(refusal).toContain('A watermark covers photograph 3.')
})

test('T76 every decision of staff is on record with who decided', async () => {
  const { id } = await cast.publish()
  await cast.reviewer.call(review.expireProperty, { id })
  const entries = await server.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'detail'])
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['property.approve', cast.reviewer.id],
    ['property.end', cast.reviewer.id],
  ])
  expect(entries[1]?.detail).toMatchObject({ before: 'approved', after: 'expired' })
})

test('the queue shows the longest waiting first, page by page, and nothing twice', async () => {
  const waiting = [await cast.post(), await cast.post(), await cast.post()].map(({ id }) => id)
  const seen: number[] = []
  for (let after: string | undefined; ; ) {
    const { data } = await cast.reviewer.call(review.listForReview, { limit: 2, after })
    if (data.length === 0) break
    seen.push(...data.map(({ property }) => property.id))
    after = data.at(-1)?.next
  }
  expect(seen.slice(-3)).toEqual(waiting)
  expect(new Set(seen).size).toBe(seen.length)
})

test('T23 a home goes only where the tables of moves let it', async () => {
  const { id } = await cast.post()
  const market = (wish: 'sold' | 'rent' | 'sell') => cast.lister.call(posting.setMarketState, { id, wish })
  await expect(market('rent')).rejects.toMatchObject({ code: 'illegal_move' })
  expect((await market('sold')).data.marketState).toBe('sold')
  expect((await market('sold')).data.marketState).toBe('sold')
  expect((await market('sell')).data.marketState).toBe('for_sale')
  await expect(cast.lister.call(posting.renewProperty, { id })).rejects.toMatchObject({ code: 'illegal_move' })
  await expect(cast.reviewer.call(review.expireProperty, { id })).rejects.toMatchObject({ code: 'illegal_move' })
})

test('the price history begins when a home is listed and tells each change', async () => {
  const { id } = await cast.post({ price: '500000' })
  await cast.lister.call(posting.updateProperty, { id, price: '490000' })
  await cast.reviewer.call(review.approveProperty, { id })
  await cast.lister.call(posting.updateProperty, { id, price: '480000.50' })
  await cast.lister.call(posting.setMarketState, { id, wish: 'sold' })
  const property = await cast.seen(id)
  expect(property.priceHistory?.map(({ price }) => price)).toEqual(['490000.00', '480000.50'])
  expect([property.daysOnMarket, property.marketState]).toEqual([0, 'sold'])
})

test('a deletion hides at once, can be undone in time, and then leaves nothing', async () => {
  const { id } = await cast.publish({ title: 'Gone flat' })
  await cast.lister.call(posting.deleteProperty, { id })
  await expect(cast.seen(id)).rejects.toMatchObject({ status: 404 })
  await expect(cast.seen(id, 'lister')).rejects.toMatchObject({ status: 404 })
  await runJob('properties.erase', { propertyId: id })
  expect((await cast.lister.call(posting.restoreProperty, { id })).data.reviewState).toBe('approved')
  expect((await cast.seen(id)).title).toBe('Gone flat')

  await cast.lister.call(posting.deleteProperty, { id })
  await server.db
    .updateTable('property')
    .set({ deletedAt: sql`now() - interval '31 seconds'` })
    .where('id', '=', id)
    .execute()
  await expect(cast.lister.call(posting.restoreProperty, { id })).rejects.toMatchObject({ status: 404 })
  await runJob('properties.erase', { propertyId: id })
  expect(await server.db.selectFrom('property').select('id').where('id', '=', id).execute()).toEqual([])
})

test('the lister is reminded a week and a day before the end, once each, and one click keeps the home', async () => {
  const { id } = await cast.publish({ title: 'Ending flat' })
  await endsIn(id, '6 days 23 hours')
  await runJob('properties.watch-ends')
  await runJob('properties.watch-ends')
  await endsIn(id, '23 hours')
  await Promise.all([runJob('properties.watch-ends'), runJob('properties.watch-ends')])
  await server.runJobs()
  const mails = (await messagesTo(cast.lister.email)).filter(({ subject }) => subject.includes('Expires soon'))
  expect(mails).toHaveLength(2)

  const token = tokenIn(mails[0]?.text ?? '')
  const renewed = (await server.visitor.call(posting.renewProperty, { token })).data
  expect(renewed.isRenewed).toBe(true)
  expect(Date.parse(renewed.expiresAt ?? '') - Date.now()).toBeGreaterThan(89 * 86_400_000)
  expect((await server.visitor.call(posting.renewProperty, { token })).data).toEqual({ ...renewed, isRenewed: false })
  // The link names the end that it puts off: when the next one is near, it is of no use.
  await endsIn(id, '5 days')
  expect((await server.visitor.call(posting.renewProperty, { token })).data.isRenewed).toBe(false)
  const forged = token.replace(/^\d+/, String(id + 1))
  await expect(server.visitor.call(posting.renewProperty, { token: forged })).rejects.toMatchObject({
    code: 'code_expired',
  })
})

test('a renewal counts as a new listing, and one long before the end changes and costs nothing', async () => {
  const own = await createCast(server)
  await grantPackage(server, own.lister.id, await addPackage(server, { features: { property_list: 2 } }))
  const { id } = await own.publish()
  const uses = server.db.selectFrom('grantUse').select('id').where('accountId', '=', own.lister.id)
  const used = async () => (await uses.execute()).length
  const endOf = async () => (await own.seen(id, 'lister')).own?.expiresAt
  const [usedBefore, end] = [await used(), await endOf()]
  const early = (await own.lister.call(posting.renewProperty, { id })).data
  expect([early.isRenewed, await used(), await endOf()]).toEqual([false, usedBefore, end])

  await endsIn(id, '10 days')
  expect((await own.lister.call(posting.renewProperty, { id })).data.isRenewed).toBe(true)
  expect(await used()).toBe(usedBefore + 1)

  await endsIn(id, '10 days')
  const endBefore = await endOf()
  const refusal = { code: 'package_required', data: { reason: 'limit_reached' } }
  await expect(own.lister.call(posting.renewProperty, { id })).rejects.toMatchObject(refusal)
  expect(await endOf()).toBe(endBefore)
  await sellNothing(server)
})

test('a home that is edited and approved again keeps its first day and its end', async () => {
  const { id } = await cast.publish()
  await endsIn(id, '10 days')
  const times = server.db.selectFrom('property').select(['publishedAt', 'expiresAt']).where('id', '=', id)
  const before = await times.executeTakeFirstOrThrow()
  await cast.lister.call(posting.updateProperty, { id, title: 'Edited and approved again' })
  await cast.reviewer.call(review.approveProperty, { id })
  expect(await times.executeTakeFirstOrThrow()).toEqual(before)
})

test('T52 waiting for a review beyond the end is no renewal, and a correction after the end costs what one costs', async () => {
  const own = await createCast(server)
  await grantPackage(server, own.lister.id, await addPackage(server, { features: { property_list: 2 } }))
  const { id } = await own.publish()
  const daysLeft = async () =>
    (Date.parse((await own.seen(id, 'lister')).own?.expiresAt ?? '') - Date.now()) / 86_400_000
  const edit = (title: string) => own.lister.call(posting.updateProperty, { id, title })
  await endsIn(id, '2 days')
  await edit('One word is another')
  await sql`update property set submitted_at = submitted_at - interval '5 days', expires_at = expires_at - interval '5 days'
    where id = ${id}`.execute(server.db)
  await own.reviewer.call(review.approveProperty, { id })
  expect(await daysLeft()).toBeCloseTo(2, 2)

  await own.reviewer.call(review.rejectProperty, { id, reason: 'Too dark' })
  await endsIn(id, '-1 day')
  await edit('Brighter')
  await own.reviewer.call(review.approveProperty, { id })
  expect(await daysLeft()).toBeGreaterThan(89)
  await own.reviewer.call(review.rejectProperty, { id, reason: 'Still too dark' })
  await endsIn(id, '-1 day')
  await expect(edit('Brighter still')).rejects.toMatchObject({ code: 'package_required' })
  await sellNothing(server)
})

test('what is over is taken off by the clock, and a renewal is read again', async () => {
  const { id } = await cast.publish()
  await endsIn(id, '-1 second')
  await expect(cast.seen(id)).rejects.toMatchObject({ status: 404 })
  await runJob('properties.watch-ends')
  expect((await cast.seen(id, 'lister')).reviewState).toBe('expired')
  expect((await cast.lister.call(posting.renewProperty, { id })).data.reviewState).toBe('pending')
})

test('switched on, a home is visible again, or once it is approved', async () => {
  const [live, waiting] = [await cast.publish(), await cast.post()]
  const texts = { [live.id]: success.property_activated, [waiting.id]: success.property_activated_unapproved }
  for (const { id } of [live, waiting]) {
    const off = await cast.lister.call(posting.setPropertyActive, { id, isActive: false })
    expect(off.message).toBe(success.property_deactivated)
    const { data, message } = await cast.lister.call(posting.setPropertyActive, { id, isActive: true })
    expect([data, message]).toEqual([{ id, isActive: true }, texts[id]])
  }
})

test('my listings are counted behind their tabs and found by words and reference', async () => {
  const own = await createCast(server)
  const [live, paused] = [await own.publish({ title: 'Windmill' }), await own.publish(), await own.post()]
  await own.lister.call(posting.setPropertyActive, { id: paused.id, isActive: false })
  await own.lister.call(posting.setMarketState, { id: live.id, wish: 'under_offer' })
  const { data } = await own.lister.call(posting.countAddedProperties, {})
  expect([data.all, data.tabs]).toEqual([
    3,
    { live: 1, review: 1, rejected: 0, expiring: 0, under_offer: 1, closed: 0, expired: 0, paused: 1 },
  ])
  const list = async (wanted: object) =>
    (await own.lister.call(posting.getAddedProperties, wanted)).data.map(({ id }) => id)
  expect(await list({ tab: 'under_offer' })).toEqual([live.id])
  expect(await list({ text: 'windmill' })).toEqual([live.id])
  expect(await list({ text: (await own.seen(live.id)).reference })).toEqual([live.id])
  expect(await list({ isPromoted: true })).toEqual([])
})

test('what waits for its lister comes first where they ask for it', async () => {
  const own = await createCast(server)
  const [ending, refused, live] = [await own.publish(), await own.post(), await own.publish()]
  await endsIn(ending.id, '3 days')
  await own.reviewer.call(review.rejectProperty, { id: refused.id, reason: 'Blurred' })
  const list = async (sort: 'newest' | 'attention') =>
    (await own.lister.call(posting.getAddedProperties, { sort })).data.map(({ id }) => id)
  expect(await list('newest')).toEqual([live.id, refused.id, ending.id])
  expect(await list('attention')).toEqual([refused.id, ending.id, live.id])
})
