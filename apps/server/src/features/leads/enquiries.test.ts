import { blockUser } from '@gable/contract/blocks'
import type { Input } from '@gable/contract/call'
import { confirmEnquiry, sendEnquiry } from '@gable/contract/enquiries'
import { getLeads } from '@gable/contract/leads'
import { getNotifications } from '@gable/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { solveChallenge } from '../../test/enquiries.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
let propertyId: number
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
beforeEach(async () => {
  propertyId = (await cast.publish()).id
  await server.db.deleteFrom('rateWindow').execute()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const send = (facts: Partial<Input<typeof sendEnquiry>> = {}, secondsAgo?: number) =>
  server.visitor.call(sendEnquiry, {
    ...{ propertyId, name: 'Sofia Reis', email: newEmail(), message: 'Is the bedroom quiet?' },
    ...solveChallenge(server, secondsAgo),
    ...facts,
  })
const leads = async () => (await cast.lister.call(getLeads, { propertyId })).data

/** Of the newest mail. */
async function receiveToken(email: string): Promise<string> {
  await server.runJobs()
  const [mail] = await messagesTo(email)
  const [, token = ''] = /confirm-enquiry#(\S+)/.exec(mail?.text ?? '') ?? []
  return token
}

test('a lister reads an enquiry only once the address behind it is proven, and once', async () => {
  const email = newEmail()
  await send({ email, phoneNumber: '+351936118204' })
  expect(await leads()).toEqual([])
  const token = await receiveToken(email)
  const confirm = () => server.visitor.call(confirmEnquiry, { token })
  const opened = await Promise.allSettled([confirm(), confirm()])
  expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await leads()).toMatchObject([
    { accountId: null, name: 'Sofia Reis', email, phoneNumber: '+351936118204', message: 'Is the bedroom quiet?' },
  ])
  const { data } = await cast.lister.call(getNotifications, {})
  expect(data.filter((row) => row.kind === 'enquiry' && row.propertyId === propertyId)).toHaveLength(1)
})

test('a token that nobody was sent opens nothing', async () => {
  const email = newEmail()
  await send({ email })
  const token = await receiveToken(email)
  for (const guess of [token.replace(/^\d+/, '1'), `${token.slice(0, -1)}A`, 'a guess', '']) {
    await expect(server.visitor.call(confirmEnquiry, { token: guess })).rejects.toMatchObject({ status: 404 })
  }
})

test('a challenge is solved, fresh and used once', async () => {
  const refusal = { code: 'challenge_failed' }
  const solved = solveChallenge(server)
  await send(solved)
  await expect(send(solved)).rejects.toMatchObject(refusal)
  await expect(send({ answer: 'x' })).rejects.toMatchObject(refusal)
  await expect(send({ challenge: solved.challenge.replace(/^\d/, '9') })).rejects.toMatchObject(refusal)
  await expect(send({}, 3_700)).rejects.toMatchObject(refusal)
})

test('a program that fills in everything or at once is told the same, and nothing is sent', async () => {
  const [hasty, trapped] = [newEmail(), newEmail()]
  expect((await send({ email: hasty }, 1)).data).toBeNull()
  expect((await send({ email: trapped, website: 'https://spam.test' })).data).toBeNull()
  await server.runJobs()
  expect([await messagesTo(hasty), await messagesTo(trapped)]).toEqual([[], []])
})

test('T60 nobody asks about what is not public', async () => {
  const pending = await cast.post()
  await expect(send({ propertyId: pending.id })).rejects.toMatchObject({ status: 404 })
})

test('nobody’s inbox is filled with links, and no lister’s home', async () => {
  const email = newEmail()
  for (let count = 0; count < 5; count += 1) await send({ email })
  await expect(send({ email })).rejects.toMatchObject({ status: 429 })
})

test('T59 whoever is blocked reaches the lister neither signed in nor by their address', async () => {
  const email = newEmail()
  const member = await server.addMember({ email })
  await send({ email })
  const token = await receiveToken(email)
  await cast.lister.call(blockUser, { accountId: member.id })
  await expect(server.visitor.call(confirmEnquiry, { token })).rejects.toMatchObject({ code: 'blocked_you' })
  const asMember = { propertyId, name: 'Ben', email: newEmail(), message: 'Hello', ...solveChallenge(server) }
  await expect(member.call(sendEnquiry, asMember)).rejects.toMatchObject({ code: 'blocked_you' })
  expect(await leads()).toEqual([])
})

test('whoever asks again is the same lead, and of somebody who left nothing stays', async () => {
  const email = newEmail()
  for (const message of ['Is it quiet?', 'Is it still there?']) {
    await send({ email, message })
    await server.visitor.call(confirmEnquiry, { token: await receiveToken(email) })
  }
  expect(await leads()).toMatchObject([{ email, message: 'Is it still there?' }])
  await send({ email })
  const leaver = await server.addMember({ email, eraseAfter: new Date(Date.now() - 1_000) })
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: leaver.id })
  expect(await leads()).toEqual([])
  expect(await server.db.selectFrom('enquiry').select('id').where('email', '=', email).execute()).toEqual([])
})
