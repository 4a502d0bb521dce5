import * as calls from '@gable/contract/notifications'
import { deleteProperty } from '@gable/contract/posting'
import { rejectProperty } from '@gable/contract/review'
import { updateProfile } from '@gable/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCast } from '../../test/cast.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { NewNotification } from './notify.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const tell = (...notifications: NewNotification[]) =>
  server.db.transaction().execute((tx) => server.product.notify(tx, ...notifications))
const aboutReport = (to: number): NewNotification => ({ to, kind: 'report', detail: { outcome: 'upheld' } })
type Caller = Awaited<ReturnType<TestServer['addMember']>>
const unreadOf = async ({ call }: Caller) => (await call(calls.countNotifications, {})).data.unread

test('a lister reads what became of a home, in the language they read, with its picture and the way there', async () => {
  const { lister, reviewer, post } = await createCast(server)
  const { id, slug } = await post({ title: 'Mill house' })
  await reviewer.call(rejectProperty, { id, reason: 'The cover shows a person.' })
  const { data, total } = await lister.call(calls.getNotifications, {})
  expect(total).toBe(1)
  expect(data).toMatchObject([
    {
      type: 'listing_review',
      tone: 'bad',
      title: '\u2068Mill house\u2069 needs changes',
      message: 'The cover shows a person.',
      propertyId: id,
      projectId: null,
      slug,
      url: `/my-property/${slug}`,
      isRead: false,
      image: { width: expect.any(Number) },
    },
  ])
  const arabic = server.callAs(lister.token, { 'accept-language': 'ar' })
  expect((await arabic(calls.getNotifications, {})).data[0]?.title).toContain('يحتاج إلى تعديل')

  // What is gone is named no more, and leads nowhere.
  await lister.call(deleteProperty, { id })
  const [gone] = (await lister.call(calls.getNotifications, {})).data
  expect(gone).toMatchObject({ url: null, slug: null, image: null })
  expect(gone?.title).toBe('\u2068A listing that was removed\u2069 needs changes')
})

test('whoever names no language of the site is answered in the one that their messages are written in', async () => {
  const member = await server.addMember()
  const readIn = (language?: string) => server.callAs(member.token, language ? { 'accept-language': language } : {})
  await readIn('ar')(calls.updateNotificationSettings, { digest: 'daily' })
  await tell(aboutReport(member.id))
  const refusedIn = async (language?: string) =>
    readIn(language)(calls.readNotifications, { id: 999_999 }).catch(({ message }: Error) => message)
  const titleIn = async (language?: string) => (await readIn(language)(calls.getNotifications, {})).data[0]?.title
  const arabic = /\p{Script=Arabic}/u
  for (const language of [undefined, '*', 'tlh']) {
    expect([await refusedIn(language), await titleIn(language)]).toEqual([
      expect.stringMatching(arabic),
      expect.stringMatching(arabic),
    ])
  }
  expect(await refusedIn('en')).toBe('This does not exist or was removed.')
  expect(await titleIn('en')).not.toMatch(arabic)
})

test('nobody reads, counts or marks what others were told', async () => {
  const [one, other] = [await server.addMember(), await server.addMember()]
  await tell(aboutReport(one.id), aboutReport(one.id), aboutReport(other.id))
  const [theirs] = (await one.call(calls.getNotifications, {})).data
  expect((await other.call(calls.getNotifications, {})).data).toHaveLength(1)
  const marking = other.call(calls.readNotifications, { id: theirs?.id })
  await expect(marking).rejects.toMatchObject({ status: 404 })
  await other.call(calls.readNotifications, {})
  expect([await unreadOf(one), await unreadOf(other)]).toEqual([2, 0])
})

test('one is marked read, then all, and what comes later is unread again', async () => {
  const member = await server.addMember()
  await tell(...Array.from({ length: 3 }, () => aboutReport(member.id)))
  const { data } = await member.call(calls.getNotifications, {})
  const marked = await member.call(calls.readNotifications, { id: data[1]?.id })
  expect(marked.data).toEqual({ unread: 2 })
  const isRead = async () => (await member.call(calls.getNotifications, {})).data.map((row) => row.isRead)
  expect(await isRead()).toEqual([false, true, false])
  await member.call(calls.readNotifications, {})
  await tell(aboutReport(member.id))
  expect(await isRead()).toEqual([false, true, true, true])
  expect(await unreadOf(member)).toBe(1)
})

test('pages go on after the last row that was read, and the badge stops counting at 99', async () => {
  const member = await server.addMember()
  await tell(...Array.from({ length: 120 }, () => aboutReport(member.id)))
  expect(await unreadOf(member)).toBe(99)
  const first = await member.call(calls.getNotifications, { limit: 50 })
  expect(first.total).toBe(120)
  const next = await member.call(calls.getNotifications, { limit: 50, beforeId: first.data.at(-1)?.id })
  const byOffset = await member.call(calls.getNotifications, { limit: 50, offset: 50 })
  expect(next.data).toEqual(byOffset.data)
  const listings = await member.call(calls.getNotifications, { group: 'listings' })
  expect(listings).toMatchObject({ data: [], total: 0 })
  const counts = await member.call(calls.countNotificationGroups, {})
  expect(counts.data).toEqual({ all: 120, groups: { listings: 0, homes: 0, account: 120 } })
})

test('switched off is neither listed nor mailed; what is for safety cannot be switched off', async () => {
  const member = await server.addMember()
  const off = (channel: 'app' | 'mail') => ({ kind: 'report' as const, channel, isOn: false })
  const { data } = await member.call(calls.updateNotificationSettings, {
    choices: [off('app'), off('mail')],
    quietFrom: '22:00',
    quietUntil: '07:30',
    timeZone: 'Asia/Dubai',
  })
  expect(data).toMatchObject({ quietFrom: '22:00', quietUntil: '07:30', timeZone: 'Asia/Dubai', digest: 'at_once' })
  expect(data.choices).toContainEqual(off('mail'))
  await tell(aboutReport(member.id), { to: member.id, kind: 'security', detail: { notice: 'passkeyAdded' } })
  await server.runJobs()
  expect((await member.call(calls.getNotifications, {})).data.map(({ kind }) => kind)).toEqual(['security'])
  expect((await messagesTo(member.email)).map(({ subject }) => subject)).toEqual(['A passkey was added'])

  const forbidden = { choices: [{ kind: 'security' as const, channel: 'mail' as const, isOn: false }] }
  await expect(member.call(calls.updateNotificationSettings, forbidden)).rejects.toMatchObject({ status: 400 })
  const endless = member.call(calls.updateNotificationSettings, { quietFrom: '22:00', quietUntil: '21:00' })
  await expect(endless).rejects.toMatchObject({ status: 400 })
  await expect(member.call(calls.updateNotificationSettings, { quietFrom: '22:00' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(member.call(calls.updateNotificationSettings, { timeZone: 'Mars/Base' })).rejects.toMatchObject({
    status: 400,
  })
})

test('the switch of the profile stops mails, and only these', async () => {
  const member = await server.addMember()
  await member.call(updateProfile, { wantsNotifications: false })
  await tell(aboutReport(member.id))
  await server.runJobs()
  expect(await messagesTo(member.email)).toEqual([])
  expect(await unreadOf(member)).toBe(1)
})

test('whoever is shut out is written to about the account alone', async () => {
  const member = await server.addMember()
  await server.db.updateTable('account').set({ isActive: false }).where('id', '=', member.id).execute()
  await tell(aboutReport(member.id), { to: member.id, kind: 'security', detail: { notice: 'passkeyAdded' } })
  await server.runJobs()
  expect((await messagesTo(member.email)).map(({ subject }) => subject)).toEqual(['A passkey was added'])
})

test('one click in a mail program stops mails of that kind, and no others', async () => {
  const member = await server.addMember()
  await tell(aboutReport(member.id))
  await server.runJobs()
  const [mail] = await messagesTo(member.email)
  const header = String(mail?.headers['list-unsubscribe'])
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = header.replace(/^<http:\/\/gable\.test|>$/g, '')
  const click = () =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const isOn = async (kind: string) =>
    (await member.call(calls.getNotificationSettings, {})).data.choices.find(
      (choice) => choice.kind === kind && choice.channel === 'mail',
    )?.isOn
  // Programs that look at links open them, and change nothing.
  const opened = await server.app.inject({ url })
  expect([opened.statusCode, opened.headers.location]).toEqual([302, expect.stringContaining('/unsubscribe#')])
  expect(await isOn('report')).toBe(true)
  expect((await click()).statusCode).toBe(204)
  expect([await isOn('report'), await isOn('interest')]).toEqual([false, true])
  await tell(aboutReport(member.id))
  await server.runJobs()
  expect(await messagesTo(member.email)).toHaveLength(1)
  // Sent again it says the same, and whatever else was chosen since stays.
  await member.call(calls.updateNotificationSettings, { choices: [{ kind: 'interest', channel: 'mail', isOn: false }] })
  expect((await click()).statusCode).toBe(204)
  expect([await isOn('report'), await isOn('interest')]).toEqual([false, false])
})

test('a token that is forged, changed or of another secret stops nothing', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const links = createUnsubscribeLinks({ secret: server.config.AUTH_SECRET, siteUrl: 'http://gable.test' })
  const foreign = createUnsubscribeLinks({ secret: 'another secret', siteUrl: 'http://gable.test' })
  const token = links.tokenFor({ accountId: member.id, kind: 'report' })
  const signature = token.split('.')[2] ?? ''
  const forged = [
    `${other.id}.report.${signature}`,
    `${member.id}.interest.${signature}`,
    `${member.id}.report.${'A'.repeat(43)}`,
    foreign.tokenFor({ accountId: member.id, kind: 'report' }),
    links.tokenFor({ accountId: member.id, kind: 'security' }),
    'x'.repeat(60),
  ]
  for (const wrong of forged) {
    await expect(server.visitor.call(calls.unsubscribe, { token: wrong })).rejects.toMatchObject({ status: 404 })
    const url = `/api/unsubscribe-one-click?token=${wrong}`
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  }
  expect(
    await server.db
      .selectFrom('notificationSettings')
      .select('accountId')
      .where('accountId', 'in', [member.id, other.id])
      .execute(),
  ).toEqual([])
  expect((await server.visitor.call(calls.unsubscribe, { token })).data).toEqual({ kind: 'report' })
})

test('a member reads what left the site for them and what became of it, and nobody else does', async () => {
  const [one, other] = [await server.addMember(), await server.addMember()]
  const choices = [{ kind: 'report' as const, channel: 'mail' as const, isOn: false }]
  await tell(aboutReport(one.id))
  await one.call(calls.updateNotificationSettings, { choices })
  await server.runJobs()
  await tell({ to: one.id, kind: 'security', detail: { notice: 'passwordChanged' } })
  const log = async () => (await one.call(calls.getDeliveries, {})).data
  expect(await log()).toMatchObject([
    { kind: 'security', title: 'Your password was changed', channel: 'mail', state: 'waiting' },
    { kind: 'report', channel: 'mail', state: 'skipped' },
  ])
  await server.runJobs()
  expect((await log()).map(({ state }) => state)).toEqual(['sent', 'skipped'])
  expect((await other.call(calls.getDeliveries, {})).data).toEqual([])
})
