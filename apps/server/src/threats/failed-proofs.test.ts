import { requestConfirmation } from '@gable/contract/security'
import { setUpSecondStep } from '@gable/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCode, receiveCode } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
let networks = 0
const newNetwork = () => `203.0.113.${(networks += 1)}`

const many = (times: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: times }, work))

async function post(path: string, payload: Record<string, unknown>, from: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const request = { method: 'POST', url: `/api/${path}`, payload, headers, remoteAddress: from } as const
  return (await server.app.inject(request)).statusCode
}
const lastId = async () => {
  const row = await server.db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}
const rowsAfter = async (id: number) =>
  server.db.selectFrom('audit').selectAll().where('id', '>', id).where('outcome', '=', 'denied').orderBy('id').execute()

/** Each way to fail: who was meant, and what the record calls it. `about` is the account that it is about. */
type Failure = { action: string; about?: number | undefined; actorId?: number; secrets?: string[] }
const failures: Record<string, (from: string) => Promise<Failure>> = {
  'a wrong password': async (from) => {
    const { email, id } = await server.addMember()
    await post('user_signup', { logintype: 'email', email, password: 'a wrong password' }, from)
    return { action: 'account.sign-in', about: id, secrets: [email, 'a wrong password'] }
  },
  'an address without an account': async (from) => {
    const email = newEmail()
    await post('user_signup', { logintype: 'email', email, password: 'a wrong password' }, from)
    return { action: 'account.sign-in', secrets: [email] }
  },
  'a wrong code': async (from) => {
    const { email, id } = await server.addMember()
    const otp = otherThan(await receiveCode(server, email))
    await post('verify-otp', { email, otp }, from)
    return { action: 'account.sign-in', about: id, secrets: [email, otp] }
  },
  'a code that nobody asked for': async (from) => {
    const email = newEmail()
    await post('verify-otp', { email, otp: '123456' }, from)
    return { action: 'account.sign-in', secrets: [email] }
  },
  'a forged ID token': async (from) => {
    await post('user_signup', { logintype: 'google', id_token: 'forged.id.token' }, from)
    return { action: 'account.sign-in', secrets: ['forged.id.token'] }
  },
  'a bare auth_id': async (from) => {
    const email = newEmail()
    await post('user_signup', { email, auth_id: 'somebody' }, from)
    return { action: 'account.sign-in', secrets: [email, 'somebody'] }
  },
  'a deactivated account': async (from) => {
    const { email, id } = await server.addMember({ isActive: false })
    await post('verify-otp', { email, otp: await receiveCode(server, email) }, from)
    return { action: 'account.sign-in', about: id, secrets: [email] }
  },
  'a registration with a wrong code': async (from) => {
    const email = newEmail()
    const otp = otherThan(await receiveCode(server, email))
    const password = 'quiet harbour lantern'
    await post('user-register', { name: 'Eve Hacker', email, password, re_password: password, otp }, from)
    return { action: 'account.sign-in', secrets: [email, 'Eve Hacker', password] }
  },
  'a confirmation with a wrong password': async (from) => {
    const { id, token } = await server.addMember()
    await post('confirm-identity', { password: 'a wrong password' }, from, token)
    return { action: 'account.confirmation', about: id, actorId: id }
  },
  'a confirmation with a wrong code': async (from) => {
    const { id, email, token, call } = await server.addMember()
    await call(requestConfirmation, {})
    await post('confirm-identity', { otp: otherThan(await lastCode(server, email)) }, from, token)
    return { action: 'account.confirmation', about: id }
  },
  'a second step with a wrong code': async (from) => {
    const { id, token, call } = await server.addMember({ staffRole: 'editor', hasSecondStep: false, isFresh: true })
    await call(setUpSecondStep, {})
    await post('second-step', { otp: 'abcd-abcd-abcd' }, from, token)
    return { action: 'staff.second-step', actorId: id }
  },
}

test.each(Object.entries(failures))('T76 %s is on record, without telling who or where', async (_, fail) => {
  const before = await lastId()
  const from = newNetwork()
  const { action, about, actorId = null, secrets = [] } = await fail(from)
  const rows = await rowsAfter(before)
  const object = about ? { objectKind: 'account', objectId: String(about) } : { objectKind: 'identifier' }
  expect(rows).toMatchObject([{ action, outcome: 'denied', actorId, ...object, detail: { failures: 1 } }])
  const dump = JSON.stringify(rows)
  for (const secret of [from, ...secrets]) expect(dump).not.toContain(secret)
})

test('T76 a storm on one address is a few rows with a count, from one network as from many', async () => {
  const before = await lastId()
  const [email, from] = [newEmail(), newNetwork()]
  await many(120, () => post('verify-otp', { email, otp: '123456' }, from))
  const counts = (await rowsAfter(before)).map(({ detail }) => Number(detail['failures']))
  expect(counts.toSorted((one, other) => one - other)).toEqual([1, 10, 100])
  await post('verify-otp', { email, otp: '123456' }, newNetwork())
  const rows = await rowsAfter(before)
  // The same pseudonym for the address, another one for the network.
  expect([
    new Set(rows.map(({ objectId }) => objectId)).size,
    new Set(rows.map(({ detail }) => detail['network'])).size,
  ]).toEqual([1, 2])
})

test('T76 a network that tries one address after another fills sixty rows an hour, and one says so', async () => {
  const before = await lastId()
  const from = newNetwork()
  await many(90, () => post('verify-otp', { email: newEmail(), otp: '123456' }, from))
  const rows = await rowsAfter(before)
  expect(rows).toHaveLength(60)
  expect(rows.filter(({ detail }) => detail['moreAreLeftOut'] === true)).toHaveLength(1)
})

test('T76 the whole site writes two thousand such rows an hour, whoever tries', async () => {
  await server.db.updateTable('rateWindow').set({ used: 1_998 }).where('key', '=', 'failed:rows').execute()
  const before = await lastId()
  for (let turn = 0; turn < 6; turn += 1) await post('verify-otp', { email: newEmail(), otp: '123456' }, newNetwork())
  expect((await rowsAfter(before)).map(({ detail }) => detail['moreAreLeftOut'] === true)).toEqual([false, true])
  // Success is never left out.
  const email = newEmail()
  await post('verify-otp', { email, otp: await receiveCode(server, email) }, newNetwork())
  const signedIn = server.db.selectFrom('audit').select('action').where('id', '>', before).where('outcome', '=', 'done')
  expect(await signedIn.execute()).toEqual([{ action: 'account.created' }])
})
