import { getOwnAccount, register, signIn, signOut, updateProfile, updatePushToken } from '@gable/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '../platform/access.ts'
import { messagesTo, receiveCode } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const password = 'quiet harbour lantern'

test('T16 a device moves to whoever claims it by any call, and nobody can take it away by signing out', async () => {
  const email = newEmail()
  const code = await receiveCode(server, email)
  const registration = { name: 'Ada', email, password, confirmation: password, code }
  const { data } = await server.visitor.call(register, registration)
  const [owner, thief] = [await server.addMember(), server.callAs(data.token ?? '')]
  const holder = async () => {
    const found = server.db.selectFrom('pushToken').select('accountId').where('token', '=', 'device-16')
    return (await found.execute()).map(({ accountId }) => accountId)
  }
  const claims = [
    () => thief(updatePushToken, { pushToken: 'device-16' }),
    () => thief(updateProfile, { pushToken: 'device-16' }),
    () => server.visitor.call(signIn, { way: 'email', email, password, pushToken: 'device-16' }),
  ]
  for (const claim of claims) {
    await owner.call(updatePushToken, { pushToken: 'device-16' })
    expect(await holder()).toEqual([owner.id])
    await claim()
    expect(await holder()).toEqual([data.user.id])
  }
  await owner.call(signOut, { pushToken: 'device-16' })
  expect(await holder()).toEqual([data.user.id])
})

test('T18 codes and links name the configured site, whatever the request says it is', async () => {
  const { email } = await server.addMember()
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': 'evil.test',
    forwarded: 'host=evil.test;proto=https',
    'x-original-url': 'https://evil.test/',
    // Not the origin as well: with that of another site nothing would be sent at all.
    referer: 'https://evil.test/',
  }
  for (const path of ['get-otp', 'forgot-password']) {
    await server.app.inject({ method: 'POST', url: `/api/${path}`, payload: { email }, headers })
  }
  await server.runJobs()
  const mails = await messagesTo(email)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil')
    expect(mail.text).toContain('gable.test')
  }
})

test('T19 a form on another site cannot delete an account by the cookie of its owner', async () => {
  const victim = await server.addMember({ isFresh: true })
  const cookies = { [sessionCookie]: victim.token }
  const forms = [
    {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.test',
      'sec-fetch-site': 'cross-site',
    },
    { 'content-type': 'text/plain', origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ]
  for (const headers of forms) {
    const payload = headers['content-type'] === 'application/json' ? '{}' : ''
    const reply = await server.app.inject({ method: 'POST', url: '/api/delete_user', headers, cookies, payload })
    expect(reply.statusCode).toBe(403)
  }
  expect((await victim.call(getOwnAccount, {})).data).toMatchObject({ id: victim.id, eraseAfter: null })
})

test('T19 the account that is deleted is the one of the token, whatever id is sent', async () => {
  const [attacker, victim] = [await server.addMember({ isFresh: true }), await server.addMember()]
  for (const userid of [victim.id, String(victim.id), [victim.id], { id: victim.id }]) {
    const headers = { authorization: `Bearer ${attacker.token}` }
    const reply = await server.app.inject({ method: 'POST', url: '/api/delete_user', headers, payload: { userid } })
    expect([400, 404]).toContain(reply.statusCode)
  }
  const rows = server.db.selectFrom('account').select('eraseAfter').where('id', 'in', [attacker.id, victim.id])
  expect(await rows.execute()).toEqual([{ eraseAfter: null }, { eraseAfter: null }])
})
