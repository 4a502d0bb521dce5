import { blockUser } from '@gable/contract/blocks'
import { answerContactMessage, contactUs, listContactMessages } from '@gable/contract/contact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.addMember({ staffRole: 'support' })
})
afterAll(() => server.stop())

let lastNetwork = 0
/** Each from a network of its own, unless one is named. */
const from = (network = `10.0.${(lastNetwork += 1)}.1`, token?: string) =>
  server.callAs(token, { 'x-forwarded-for': network })
const written = (facts: object = {}) => ({
  ...{ firstName: 'Inês', email: `${crypto.randomUUID()}@gable.test`, subject: 'My account' },
  ...{ message: 'I have a new number', ...facts },
})
const waiting = async () => (await staff.call(listContactMessages, { limit: 50 })).data

test('a visitor writes, staff answer once, and the answer comes by mail', async () => {
  const { email, ...message } = written()
  await from()(contactUs, { email, ...message })
  const received = (await waiting()).find((one) => one.email === email)
  expect(received).toMatchObject({ ...message, lastName: '', accountId: null, answer: null })
  const answer = { id: received?.id ?? 0, answer: 'Sign in by mail.\n\nThen change it.' }
  const both = await Promise.allSettled([
    staff.call(answerContactMessage, answer),
    staff.call(answerContactMessage, answer),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await server.runJobs()
  const mails = await messagesTo(email)
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain('Re: My account')
  expect((await waiting()).some((one) => one.email === email)).toBe(false)
  const answered = (await staff.call(listContactMessages, { list: 'answered' })).data
  expect(answered[0]).toMatchObject({ email, answer: 'Sign in by mail.\n\nThen change it.' })
})

test('T6 of one network, one address and one account five an hour are taken', async () => {
  const network = '10.9.9.9'
  const fromNetwork = from(network)
  const address = written()
  const member = await server.addMember()
  const tries: (() => Promise<unknown>)[] = [
    () => fromNetwork(contactUs, written()),
    () => from()(contactUs, address),
    () => from(undefined, member.token)(contactUs, written()),
  ]
  for (const send of tries) {
    for (let count = 0; count < 5; count += 1) await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
  }
})

test('programs are told what people are told, and nothing is kept', async () => {
  const filled = written({ website: 'https://spam.example' })
  const hasty = written({ openSeconds: 0.4 })
  for (const message of [filled, hasty]) expect((await from()(contactUs, message)).data).toBeNull()
  const kept = (await waiting()).map(({ email }) => email)
  expect(kept).not.toEqual(expect.arrayContaining([filled.email]))
  expect(kept).not.toEqual(expect.arrayContaining([hasty.email]))
  const slow = written({ openSeconds: 12 })
  await from()(contactUs, slow)
  expect((await waiting()).map(({ email }) => email)).toContain(slow.email)
})

test('T72 a subject with line breaks becomes one line and no header', async () => {
  const message = written({ subject: 'Hello\r\nBcc: everybody@gable.test' })
  await from()(contactUs, message)
  const received = (await waiting()).find(({ email }) => email === message.email)
  expect(received?.subject).toBe('Hello Bcc: everybody@gable.test')
  await staff.call(answerContactMessage, { id: received?.id ?? 0, answer: 'Hello' })
  await server.runJobs()
  expect(await messagesTo('everybody@gable.test')).toEqual([])
})

test('T59 whoever blocked the administration neither writes to it nor hears from it', async () => {
  const member = await server.addMember()
  const message = written()
  await from(undefined, member.token)(contactUs, message)
  const received = (await waiting()).find(({ email }) => email === message.email)
  await member.call(blockUser, { isAdmin: true })
  const again = from(undefined, member.token)(contactUs, written())
  await expect(again).rejects.toMatchObject({ status: 403, code: 'blocked_by_you' })
  const answer = staff.call(answerContactMessage, { id: received?.id ?? 0, answer: 'Hello' })
  await expect(answer).rejects.toMatchObject({ status: 403, code: 'blocked_you' })
})

test('the address of the site is told, once there is one', async () => {
  const own = `${crypto.randomUUID()}@gable.test`
  await server.product.settings.set('contactEmail', own, null)
  await from()(contactUs, written({ subject: 'A question about Porto' }))
  await server.runJobs()
  expect(JSON.stringify(await messagesTo(own))).toContain('A question about Porto')
})

test('T71 of somebody who left no message stays, with or without their account', async () => {
  const member = await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) })
  await from(undefined, member.token)(contactUs, written())
  await from()(contactUs, written({ email: member.email }))
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  const rows = await server.db
    .selectFrom('contactMessage')
    .select('id')
    .where((eb) => eb.or([eb('accountId', '=', member.id), eb('email', '=', member.email)]))
    .execute()
  expect(rows).toEqual([])
})
