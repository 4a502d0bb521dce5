import {
  deleteAccount,
  forgotPassword,
  getOwnAccount,
  register,
  resetPassword,
  signIn,
  signOut,
  updateProfile,
  updatePushToken,
} from '@gable/contract/accounts'
import { changeIdentifier, changePassword, requestChange, revokeSession } from '@gable/contract/security'
import { setAccountActive, setStaffRole } from '@gable/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '../platform/access.ts'
import { lastCode, messagesTo, receiveCode } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const password = 'quiet harbour lantern'
const next = { password: 'another quiet lantern', confirmation: 'another quiet lantern' }
const statusFor = async (token: string) =>
  (await server.app.inject({ url: '/api/sessions', headers: { authorization: `Bearer ${token}` } })).statusCode

type Member = Awaited<ReturnType<TestServer['addMember']>>
/** What ends the sessions of a member; `here` is where it is done, and the old session is elsewhere. */
const endings: Record<string, (here: Member) => Promise<unknown>> = {
  'signing out the others': (here) => here.call(revokeSession, {}),
  'a changed password': (here) => here.call(changePassword, next),
  'a changed address': async (here) => {
    const email = newEmail()
    await here.call(requestChange, { email })
    await here.call(changeIdentifier, { email, code: await lastCode(server, email) })
  },
  'a reset password': async ({ email }) => {
    await server.visitor.call(forgotPassword, { email })
    await server.runJobs()
    const [mail] = await messagesTo(email)
    await server.visitor.call(resetPassword, { token: /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', ...next })
  },
  deactivation: async ({ id }) => {
    const moderator = await server.addMember({ staffRole: 'moderator' })
    await moderator.call(setAccountActive, { accountId: id, isActive: false })
  },
  deletion: (here) => here.call(deleteAccount, {}),
  erasure: async ({ id }) => {
    await server.db
      .updateTable('account')
      .set({ eraseAfter: new Date(0) })
      .where('id', '=', id)
      .execute()
    await server.product.jobs.find(({ name }) => name === 'accounts.erase-due')?.run(undefined)
    await server.runJobs()
  },
  'a role that is given': async ({ email }) => {
    const owner = await server.addMember({ staffRole: 'owner' })
    await owner.call(setStaffRole, { email, role: 'moderator' })
  },
  'a role that is lost': async ({ id, email }) => {
    await server.db.updateTable('account').set({ staffRole: 'moderator' }).where('id', '=', id).execute()
    const owner = await server.addMember({ staffRole: 'owner' })
    await owner.call(setStaffRole, { email, role: null })
  },
}

test.each(Object.entries(endings))('T15 %s ends the sessions elsewhere with the very next call', async (_, end) => {
  const here = await server.addMember({ isFresh: true })
  const old = await server.addSession(here.id, { hasSecondStep: true, isFresh: true })
  expect(await statusFor(old.token)).toBe(200)
  await end(here)
  expect(await statusFor(old.token)).toBe(401)
})

test('T15 signing out ends this session, and a session that is too old is over', async () => {
  const member = await server.addMember()
  const other = await server.addSession(member.id)
  await member.call(signOut, {})
  expect([await statusFor(member.token), await statusFor(other.token)]).toEqual([401, 200])
  await server.db
    .updateTable('session')
    .set({ expiresAt: new Date(0) })
    .where('accountId', '=', member.id)
    .execute()
  expect(await statusFor(other.token)).toBe(401)
})

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
    origin: 'https://evil.test',
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
