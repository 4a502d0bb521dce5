import { blockUser } from '@gable/contract/blocks'
import { deleteAccount } from '@gable/contract/accounts'
import { getNotifications } from '@gable/contract/notifications'
import { setAccountActive } from '@gable/contract/staff'
import {
  answerViewing,
  getViewings,
  getViewingSlots,
  makeViewingCalendarLink,
  requestViewing,
  saveViewingSlots,
} from '@gable/contract/viewings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { costOf } from '../../test/processor-time.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<TestServer['addMember']>>
const everyDay = (from: string, until: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, date: null, from, until }))
const times = {
  ...{ lengthMinutes: 45, pauseMinutes: 15, noticeHours: 4, timeZone: 'Europe/Lisbon', place: 'At the blue door' },
  ...{ videoLink: '', windows: everyDay('10:00', '13:00'), daysOff: [] },
}

async function meet() {
  const [lister, visitor] = [await server.addMember(), await server.addMember()]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  await lister.call(saveViewingSlots, times)
  return { lister, visitor, propertyId }
}
const toldTo = async (member: Person) =>
  (await member.call(getNotifications, {})).data.filter(({ kind }) => kind === 'viewing')

/** As if the visitor had asked for months. */
const fill = (lister: Person, visitor: Person, count: number) =>
  sql`insert into viewing (lister_id, visitor_id, listing_kind, listing_id, state, is_held, starts_at, ends_at, time_zone)
    select ${lister.id}, ${visitor.id}, 'property', n, 'requested', false, now() + n * interval '1 hour',
      now() + n * interval '1 hour' + interval '30 minutes', 'UTC' from generate_series(1, ${count}) n`.execute(
    server.db,
  )
const openStates = async ({ id }: Person) => {
  const { rows } = await sql<{ state: string }>`select distinct state from viewing where lister_id = ${id}`.execute(
    server.db,
  )
  return rows.map(({ state }) => state)
}

test('T59 whoever has asked for hundreds of viewings can still be blocked', async () => {
  const [lister, visitor] = [await server.addMember(), await server.addMember()]
  await fill(lister, visitor, 501)
  await lister.call(blockUser, { accountId: visitor.id })
  expect(await openStates(lister)).toEqual(['cancelled'])
})

test('all that was to come with somebody who leaves is off, however much it is', async () => {
  const [lister, visitor] = [await server.addMember({ isFresh: true }), await server.addMember()]
  await fill(lister, visitor, 501)
  await lister.call(deleteAccount, {})
  expect(await openStates(lister)).toEqual(['cancelled'])
})

test('T15 nobody goes to meet somebody whom the staff have shut out, and the other one is told once', async () => {
  const { lister, visitor, propertyId } = await meet()
  const [startsAt = ''] = (await visitor.call(getViewingSlots, { propertyId })).data.slots
  const { id } = (await visitor.call(requestViewing, { propertyId, startsAt })).data
  await lister.call(answerViewing, { id, answer: 'confirm' })
  const { url } = (await lister.call(makeViewingCalendarLink, {})).data
  const moderator = await server.addMember({ staffRole: 'moderator', isFresh: true })
  await moderator.call(setAccountActive, { accountId: lister.id, isActive: false })
  await server.runJobs()
  expect((await server.app.inject(url.slice(url.indexOf('/api/')))).statusCode).toBe(404)
  expect((await visitor.call(getViewings, { side: 'visitor' })).data).toMatchObject([{ state: 'cancelled', place: '' }])
  expect(await toldTo(visitor)).toHaveLength(2)
  await moderator.call(setAccountActive, { accountId: lister.id, isActive: true })
  await server.runJobs()
  expect(await toldTo(visitor)).toHaveLength(2)
})

test('T28 a week full of quarters of an hour costs a visitor no more than one of hours', async () => {
  const { lister, visitor, propertyId } = await meet()
  const read = async () => (await visitor.call(getViewingSlots, { propertyId })).data.slots
  const readOften = async (lengthMinutes: number) => {
    const all = { lengthMinutes, pauseMinutes: 0, noticeHours: 0, windows: everyDay('00:00', '23:59') }
    await lister.call(saveViewingSlots, { ...times, ...all })
    await read()
    return costOf(async () => {
      for (let round = 0; round < 9; round += 1) await read()
      return read()
    })
  }
  const { costMs: costOfHours } = await readOften(60)
  const { result, costMs } = await readOften(15)
  expect(result).toHaveLength(300)
  expect(new Set(result).size).toBe(300)
  // Some more slots are written out; a machine that is slow is slow for both.
  expect(costMs).toBeLessThan(Math.max(600, 3 * costOfHours))
})

test.each([
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59+01:00',
  '2026-07-11T10:00:00+16:00',
  '2026-07-11T10:00:00-23:59',
])('T69 a moment that no calendar has is refused as such: %s', async (from) => {
  const { token } = await server.addMember()
  const url = `/api/get-viewings?${new URLSearchParams({ side: 'lister', from })}`
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
})
