import { blockUser } from '@gable/contract/blocks'
import { deleteAccount } from '@gable/contract/accounts'
import { getNotifications } from '@gable/contract/notifications'
import {
  addViewingFeedback,
  answerViewing,
  getOwnViewingSlots,
  getViewings,
  getViewingSlots,
  makeViewingCalendarLink,
  requestViewing,
  revokeViewingCalendarLink,
  saveViewingSlots,
} from '@gable/contract/viewings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, type Listing, plainListing } from '../../test/listings.ts'
import { momentOf, readCalendar } from '../../test/read-calendar.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { messagesTo } from '../../test/mailbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<TestServer['addMember']>>
const addHome = async (lister: Person, facts: Partial<Listing> = {}) =>
  (await insertListings(server.db, [plainListing(lister.id, facts)]))[0]?.id ?? 0

const everyDay = (from: string, until: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, date: null, from, until }))
const times = {
  ...{ lengthMinutes: 45, pauseMinutes: 15, noticeHours: 4, timeZone: 'Europe/Lisbon', place: 'At the blue door' },
  ...{ videoLink: '', windows: everyDay('10:00', '13:00'), daysOff: [] },
}

/** A lister with times and a home, and somebody who wants to see it. */
async function meet() {
  const [lister, visitor] = [await server.addMember({ name: 'Lea' }), await server.addMember({ name: 'Sofia' })]
  const propertyId = await addHome(lister)
  await lister.call(saveViewingSlots, times)
  const [startsAt = '', later = ''] = (await visitor.call(getViewingSlots, { propertyId })).data.slots
  const ask = async (more: object = {}) =>
    (await visitor.call(requestViewing, { propertyId, startsAt, message: 'My sister is coming too', ...more })).data
  return { lister, visitor, propertyId, startsAt, later, ask }
}
const toldTo = async (member: Person) =>
  (await member.call(getNotifications, {})).data.filter(({ kind }) => kind === 'viewing' || kind === 'viewing_reminder')
const setTime = (id: number, startsIn: string) =>
  sql`update viewing set starts_at = now() + ${startsIn}::interval, ends_at = now() + ${startsIn}::interval + interval '45 minutes',
    remind_at = case when remind_at is not null then now() + ${startsIn}::interval - interval '1 hour' end
    where id = ${id}`.execute(server.db)
const runClock = () => server.product.jobs.find(({ name }) => name === 'viewings.clock')?.run({})
const feedOf = async (url: string) => server.app.inject(url.slice(url.indexOf('/api/')))

test('a visitor asks for a free time, the lister confirms it, and both know', async () => {
  const { lister, visitor, startsAt, propertyId, ask } = await meet()
  const asked = await ask()
  expect(asked).toMatchObject({ state: 'requested', startsAt, sequence: 0 })
  const [own] = (await visitor.call(getViewings, { side: 'visitor' })).data
  expect(own).toMatchObject({ id: asked.id, side: 'visitor', startsAt, name: 'Lea', place: '' })
  expect((await visitor.call(getViewingSlots, { propertyId })).data.slots).not.toContain(startsAt)
  const [waiting] = (await lister.call(getViewings, { side: 'lister', isWaiting: true })).data
  expect(waiting).toMatchObject({ id: asked.id, name: 'Sofia', message: 'My sister is coming too', title: 'A home' })
  const agreed = (await lister.call(answerViewing, { id: asked.id, answer: 'confirm', sequence: 0 })).data
  expect(agreed).toMatchObject({ state: 'confirmed', sequence: 1 })
  expect((await visitor.call(getViewings, { side: 'visitor' })).data).toMatchObject([
    { state: 'confirmed', place: 'At the blue door' },
  ])
  expect(await toldTo(lister)).toMatchObject([{ title: expect.stringContaining('Sofia') }])
  expect(await toldTo(visitor)).toMatchObject([{ message: expect.stringContaining('Lea') }])
})

test('another time is proposed, moved and agreed by whoever did not name it', async () => {
  const { lister, visitor, later, propertyId } = await meet()
  const odd = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const wish = { propertyId, startsAt: odd }
  await expect(visitor.call(requestViewing, wish)).rejects.toMatchObject({ status: 409, code: 'time_taken' })
  const { id } = (await visitor.call(requestViewing, { ...wish, isProposal: true })).data
  const refusal = { status: 409, code: 'illegal_move' }
  await expect(visitor.call(answerViewing, { id, answer: 'confirm' })).rejects.toMatchObject(refusal)
  await lister.call(answerViewing, { id, answer: 'move', startsAt: later })
  await expect(lister.call(answerViewing, { id, answer: 'confirm' })).rejects.toMatchObject(refusal)
  const stale = { id, answer: 'confirm' as const, sequence: 0 }
  await expect(visitor.call(answerViewing, stale)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  const agreed = (await visitor.call(answerViewing, { id, answer: 'confirm', sequence: 1 })).data
  expect(agreed).toMatchObject({ state: 'confirmed', startsAt: later, sequence: 2 })
  const gone = (await visitor.call(answerViewing, { id, answer: 'cancel', reason: 'I found another one' })).data
  expect(gone).toMatchObject({ state: 'cancelled', sequence: 3 })
  const [told] = (await lister.call(getViewings, { side: 'lister' })).data
  expect(told).toMatchObject({ state: 'cancelled', reason: 'I found another one' })
  await expect(lister.call(answerViewing, { id, answer: 'move', startsAt: later })).rejects.toMatchObject(refusal)
})

test('one open request for each home, and nobody visits their own', async () => {
  const { lister, later, startsAt, propertyId, ask } = await meet()
  await ask()
  await expect(ask({ startsAt: later })).rejects.toMatchObject({ status: 409, code: 'already_asked' })
  const own = lister.call(requestViewing, { propertyId, startsAt })
  await expect(own).rejects.toMatchObject({ code: 'about_yourself' })
})

const rounds = Number(process.env['VIEWING_ROUNDS'] ?? 3)

test('of fifty who ask for one time at once one has it, and of fifty confirmations at once one counts', async () => {
  const lister = await server.addMember()
  const visitors = await Promise.all(Array.from({ length: 50 }, () => server.addMember()))
  await lister.call(saveViewingSlots, { ...times, noticeHours: 0 })
  for (let round = 0; round < rounds; round += 1) {
    const propertyId = await addHome(lister)
    await server.db.deleteFrom('viewing').where('listerId', '=', lister.id).execute()
    await server.db.deleteFrom('rateWindow').execute()
    const [startsAt = ''] = (await lister.call(getViewingSlots, { propertyId })).data.slots
    const asked = await Promise.allSettled(visitors.map(({ call }) => call(requestViewing, { propertyId, startsAt })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'time_taken' })

    // Overlapping proposals take nobody's time until one of them is agreed.
    await server.db.deleteFrom('viewing').where('listerId', '=', lister.id).execute()
    const odd = (place: number) => new Date(Date.now() + 30 * 3_600_000 + place * 30_000).toISOString()
    const proposals = await Promise.all(
      visitors.map(({ call }, place) => call(requestViewing, { propertyId, startsAt: odd(place), isProposal: true })),
    )
    const confirmed = await Promise.allSettled(
      proposals.map(({ data: { id } }) => lister.call(answerViewing, { id, answer: 'confirm' })),
    )
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of confirmed) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'time_taken' })
    const { rows } = await sql`select from viewing where lister_id = ${lister.id} and is_held`.execute(server.db)
    expect(rows).toHaveLength(1)
  }
})

test('the database itself refuses two agreed times that overlap, whatever the code does', async () => {
  const { lister, ask } = await meet()
  const { id } = await ask()
  const copy = sql`insert into viewing
      (lister_id, visitor_id, listing_kind, listing_id, state, is_held, starts_at, ends_at, time_zone)
    select lister_id, visitor_id, 'project', 1, 'confirmed', true, starts_at + interval '10 minutes',
      ends_at + interval '10 minutes', time_zone from viewing where id = ${id}`
  await expect(copy.execute(server.db)).rejects.toMatchObject({ code: '23P01' })
  const lie = sql`update viewing set state = 'confirmed', is_held = false where id = ${id}`
  await expect(lie.execute(server.db)).rejects.toMatchObject({ code: '23514' })
  expect(lister.id).toBeGreaterThan(0)
})

test('T60 only what is public can be visited, and a stranger’s is not found', async () => {
  const { lister, visitor, startsAt } = await meet()
  const refusal = { status: 404, code: 'not_found' }
  for (const propertyId of [await addHome(lister, { reviewState: 'pending' }), 999_999_999]) {
    await expect(visitor.call(getViewingSlots, { propertyId })).rejects.toMatchObject(refusal)
    await expect(visitor.call(requestViewing, { propertyId, startsAt })).rejects.toMatchObject(refusal)
  }
  await expect(visitor.call(saveViewingSlots, { ...times, propertyId: await addHome(lister) })).rejects.toMatchObject(
    refusal,
  )
})

test('T57 a viewing is there for the two of it alone', async () => {
  const { ask, later } = await meet()
  const { id } = await ask()
  const stranger = await server.addMember({ staffRole: 'moderator' })
  const refusal = { status: 404, code: 'not_found' }
  for (const answer of ['confirm', 'decline', 'cancel', 'move'] as const) {
    await expect(stranger.call(answerViewing, { id, answer, startsAt: later })).rejects.toMatchObject(refusal)
  }
  await expect(stranger.call(addViewingFeedback, { id, rating: 5 })).rejects.toMatchObject(refusal)
  const file = await server.app.inject({
    url: `/api/viewing-file?id=${id}`,
    headers: { authorization: `Bearer ${stranger.token}` },
  })
  expect(file.statusCode).toBe(404)
  for (const side of ['lister', 'visitor'] as const) {
    expect((await stranger.call(getViewings, { side })).data).toEqual([])
  }
})

test('T59 a block ends what was to come, tells whoever was blocked once, and lets nobody ask again', async () => {
  const { lister, visitor, ask, propertyId, later } = await meet()
  const { id } = await ask()
  await lister.call(answerViewing, { id, answer: 'confirm' })
  await lister.call(blockUser, { accountId: visitor.id })
  expect((await visitor.call(getViewings, { side: 'visitor' })).data).toMatchObject([{ state: 'cancelled' }])
  expect(await toldTo(visitor)).toHaveLength(2)
  const before = await toldTo(lister)
  const asks = [{ startsAt: later }, { startsAt: later, isProposal: true }]
  for (const wish of asks) {
    await expect(visitor.call(requestViewing, { propertyId, ...wish })).rejects.toMatchObject({ code: 'blocked_you' })
  }
  await expect(visitor.call(answerViewing, { id, answer: 'move', startsAt: later })).rejects.toMatchObject({
    status: 409,
  })
  expect(await toldTo(lister)).toEqual(before)
})

test('T61 nobody asks for more viewings than anybody visits', async () => {
  const { lister, visitor, startsAt } = await meet()
  const asks = await Promise.allSettled(
    Array.from({ length: 14 }, async (_, place) =>
      visitor.call(requestViewing, {
        propertyId: await addHome(lister),
        startsAt: new Date(Date.parse(startsAt) + place * 86_400_000).toISOString(),
        isProposal: true,
      }),
    ),
  )
  expect(asks.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('both are reminded an hour before, once, and not of what was cancelled', async () => {
  const { lister, visitor, ask } = await meet()
  const { id } = await ask()
  await lister.call(answerViewing, { id, answer: 'confirm' })
  const reminders = async (member: Person) =>
    (await toldTo(member)).filter(({ kind }) => kind === 'viewing_reminder').length
  await runClock()
  expect(await reminders(visitor)).toBe(0)
  await setTime(id, '59 minutes')
  await Promise.all([runClock(), runClock()])
  await runClock()
  expect([await reminders(lister), await reminders(visitor)]).toEqual([1, 1])
  await server.runJobs()
  const mails = await messagesTo(visitor.email)
  expect(mails.filter(({ subject }) => subject.startsWith('Soon'))).toHaveLength(1)
})

test('what nobody answered in time is over, and its time is not held', async () => {
  const { lister, visitor, ask } = await meet()
  const { id } = await ask()
  await setTime(id, '-1 minute')
  await expect(lister.call(answerViewing, { id, answer: 'confirm' })).rejects.toMatchObject({ code: 'illegal_move' })
  await runClock()
  const [past] = (await visitor.call(getViewings, { side: 'visitor', isPast: true })).data
  expect(past).toMatchObject({ id, state: 'expired', isOver: true })
})

test('what the visitor thought of it is said once, afterwards, and read by the lister alone', async () => {
  const { lister, visitor, ask } = await meet()
  const { id } = await ask()
  await lister.call(answerViewing, { id, answer: 'confirm' })
  const say = () => visitor.call(addViewingFeedback, { id, rating: 4, feedback: 'Bright, but loud' })
  await expect(say()).rejects.toMatchObject({ code: 'illegal_move' })
  await setTime(id, '-2 hours')
  await expect(lister.call(addViewingFeedback, { id, rating: 5 })).rejects.toMatchObject({ code: 'not_found' })
  await say()
  await expect(say()).rejects.toMatchObject({ code: 'illegal_move' })
  const [theirs] = (await lister.call(getViewings, { side: 'lister', isPast: true })).data
  expect(theirs).toMatchObject({ rating: 4, feedback: 'Bright, but loud', hasFeedback: true })
  const [own] = (await visitor.call(getViewings, { side: 'visitor', isPast: true })).data
  expect(own).toMatchObject({ rating: 0, feedback: '', hasFeedback: true })
})

test('lists go on behind a viewing, the next one first, past ones last first', async () => {
  const lister = await server.addMember()
  const visitor = await server.addMember()
  await sql`insert into viewing (lister_id, visitor_id, listing_kind, listing_id, state, is_held, starts_at, ends_at, time_zone)
    select ${lister.id}, ${visitor.id}, 'property', n, 'declined', false, now() + (n - 3.5) * interval '1 day',
      now() + (n - 3.5) * interval '1 day' + interval '1 hour', 'UTC' from generate_series(1, 7) n`.execute(server.db)
  const pages = async (isPast: boolean) => {
    const found: number[] = []
    let afterId: number | undefined
    for (;;) {
      const page = await lister.call(getViewings, { side: 'lister', isPast, limit: 2, afterId })
      expect(page.total).toBe(isPast ? 3 : 4)
      found.push(...page.data.map(({ propertyId }) => propertyId))
      afterId = page.data.at(-1)?.id
      if (page.data.length < 2) return found
    }
  }
  expect(await pages(false)).toEqual([4, 5, 6, 7])
  expect(await pages(true)).toEqual([3, 2, 1])
})

test('times that overlap, are too short or end before they begin are refused, and a home may have its own', async () => {
  const { lister, visitor, propertyId } = await meet()
  const save = (windows: typeof times.windows, more: object = {}) =>
    lister.call(saveViewingSlots, { ...times, windows, ...more })
  for (const windows of [
    [...everyDay('10:00', '13:00'), { weekday: 5, date: null, from: '12:30', until: '16:00' }],
    everyDay('10:00', '10:30'),
    everyDay('13:00', '10:00'),
  ]) {
    await expect(save(windows)).rejects.toMatchObject({ status: 400 })
  }
  await save(everyDay('18:00', '19:00'), { propertyId })
  const isEvening = async () =>
    (await visitor.call(getViewingSlots, { propertyId })).data.slots.every((slot) => /T1[78]:00/.test(slot))
  expect(await isEvening()).toBe(true)
  expect((await lister.call(getOwnViewingSlots, {})).data).toMatchObject({ homes: [propertyId], times })
  await save([], { propertyId })
  expect(await isEvening()).toBe(false)
})

test('a calendar link shows both sides, moves what was moved, and opens nothing once it is taken back', async () => {
  const { lister, visitor, ask, later } = await meet()
  const { id } = await ask()
  const { url } = (await visitor.call(makeViewingCalendarLink, {})).data
  const read = async () => readCalendar((await feedOf(url)).body)
  const [first] = (await read()).events
  expect(first).toMatchObject({ STATUS: 'TENTATIVE', SEQUENCE: '0', SUMMARY: expect.stringContaining('A home') })
  await lister.call(answerViewing, { id, answer: 'move', startsAt: later })
  await visitor.call(answerViewing, { id, answer: 'confirm' })
  const [moved] = (await read()).events
  expect(moved).toMatchObject({ UID: first?.['UID'], STATUS: 'CONFIRMED', SEQUENCE: '2', LOCATION: 'At the blue door' })
  expect(momentOf(moved?.['DTSTART'])).toBe(later)
  const file = async () => {
    const headers = { authorization: `Bearer ${lister.token}` }
    return readCalendar((await server.app.inject({ url: `/api/viewing-file?id=${id}`, headers })).body)
  }
  expect((await file()).properties['METHOD']).toBe('PUBLISH')
  await lister.call(answerViewing, { id, answer: 'cancel' })
  const [cancelled] = (await read()).events
  expect(cancelled).toMatchObject({ UID: first?.['UID'], STATUS: 'CANCELLED', SEQUENCE: '3' })
  expect((await file()).properties['METHOD']).toBe('CANCEL')

  const { url: newer } = (await visitor.call(makeViewingCalendarLink, {})).data
  expect([(await feedOf(url)).statusCode, (await feedOf(newer)).statusCode]).toEqual([404, 200])
  await visitor.call(revokeViewingCalendarLink, {})
  expect((await feedOf(newer)).statusCode).toBe(404)
})

test('T71 with a member their viewings, times and calendar go, and whoever was to come is told', async () => {
  const { lister, visitor, ask } = await meet()
  const { id } = await ask()
  await lister.call(answerViewing, { id, answer: 'confirm' })
  const { url } = (await lister.call(makeViewingCalendarLink, {})).data
  await server.db
    .updateTable('session')
    .set({ freshUntil: new Date(Date.now() + 3_600_000) })
    .execute()
  await lister.call(deleteAccount, {})
  expect((await visitor.call(getViewings, { side: 'visitor' })).data).toMatchObject([{ state: 'cancelled' }])
  expect(await toldTo(visitor)).toHaveLength(2)
  expect((await feedOf(url)).statusCode).toBe(404)
  await server.product.viewings.eraseAllOf(lister.id)
  await server.product.viewings.eraseAllOf(lister.id)
  for (const table of ['viewing', 'viewing_times']) {
    const { rows } = await sql`select from ${sql.table(table)} where lister_id = ${lister.id}`.execute(server.db)
    expect(rows).toEqual([])
  }
})
