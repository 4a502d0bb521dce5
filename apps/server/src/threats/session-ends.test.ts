import {
  deleteAccount,
  forgotPassword,
  resetPassword,
  signOut,
  updatePushToken,
  verifyCode,
} from '@gable/contract/accounts'
import { changeIdentifier, changePassword, listSessions, requestChange, revokeSession } from '@gable/contract/security'
import { setAccountActive, setStaffRole } from '@gable/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPushToken } from '../features/accounts/accounts.repository.ts'
import { sessionCookie } from '../platform/access.ts'
import { lastCode, messagesTo, receiveCode } from '../test/mailbox.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
let otherProcess: TestServer
beforeAll(async () => {
  const database = await createTestDatabase()
  server = await startTestServer({}, database)
  // What one process ends, the others must not remember.
  otherProcess = await startTestServer({}, { ...database, drop: async () => undefined })
})
afterAll(async () => {
  await otherProcess.stop()
  await server.stop()
})

type Member = Awaited<ReturnType<TestServer['addMember']>>
const newEmail = () => `${crypto.randomUUID()}@gable.test`
const next = { password: 'another quiet lantern', confirmation: 'another quiet lantern' }
const moderator = () => server.addMember({ staffRole: 'moderator', isFresh: true })
const owner = () => server.addMember({ staffRole: 'owner', isFresh: true })

/** As a client with the token, and as a browser with the cookie, at both processes. */
async function statusesFor(token: string) {
  const asked = [{ authorization: `Bearer ${token}` }, { cookie: `${sessionCookie}=${token}` }].flatMap((headers) =>
    [server, otherProcess].map(({ app }) => app.inject({ url: '/api/sessions', headers })),
  )
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
}
const everywhere = (status: number) => Array<number>(4).fill(status)

async function mailedLink(email: string) {
  await server.visitor.call(forgotPassword, { email })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link in any message'
}
async function changeAddress(here: Member) {
  const email = newEmail()
  await here.call(requestChange, { email })
  await here.call(changeIdentifier, { email, code: await lastCode(server, email) })
}
const comeInByCode = async (email: string) =>
  server.visitor.call(verifyCode, { email, code: await receiveCode(server, email) })

/** What ends the sessions of a member; `here` is where it is done, and the old session is elsewhere. */
const endings: Record<string, (here: Member) => Promise<unknown>> = {
  'signing out the others': (here) => here.call(revokeSession, {}),
  'a changed password': (here) => here.call(changePassword, next),
  'a changed address': changeAddress,
  'a reset password': async ({ email }) =>
    server.visitor.call(resetPassword, { token: await mailedLink(email), ...next }),
  deactivation: async ({ id }) => (await moderator()).call(setAccountActive, { accountId: id, isActive: false }),
  'deactivation that was taken back': async ({ id }) => {
    const { call } = await moderator()
    await call(setAccountActive, { accountId: id, isActive: false })
    await call(setAccountActive, { accountId: id, isActive: true })
  },
  deletion: (here) => here.call(deleteAccount, {}),
  'deletion that was taken back': async (here) => {
    await here.call(deleteAccount, {})
    await comeInByCode(here.email)
  },
  erasure: async ({ id }) => {
    const eraseAfter = new Date(0)
    await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', id).execute()
    await server.product.jobs.find(({ name }) => name === 'accounts.erase-due')?.run(undefined)
    await server.runJobs()
  },
  'a role that is given': async ({ email }) => (await owner()).call(setStaffRole, { email, role: 'moderator' }),
  'a role that is lost': async ({ id, email }) => {
    await server.db.updateTable('account').set({ staffRole: 'moderator' }).where('id', '=', id).execute()
    await (await owner()).call(setStaffRole, { email, role: null })
  },
  'a role that is lost and given back': async ({ id, email }) => {
    await server.db.updateTable('account').set({ staffRole: 'moderator' }).where('id', '=', id).execute()
    const { call } = await owner()
    await call(setStaffRole, { email, role: null })
    await call(setStaffRole, { email, role: 'moderator' })
  },
}

test.each(Object.entries(endings))('T15 %s ends the sessions elsewhere with the very next call', async (_, end) => {
  const here = await server.addMember({ isFresh: true })
  const old = await server.addSession(here.id, { hasSecondStep: true, isFresh: true })
  expect(await statusesFor(old.token)).toEqual(everywhere(200))
  await end(here)
  expect(await statusesFor(old.token)).toEqual(everywhere(401))
})

/** Of a deactivated account sessions stay, to say so. */
const endsSessions: [string, (here: Member) => Promise<unknown>][] = [
  ...Object.entries(endings).filter(([name]) => name !== 'deactivation'),
  [
    'signing out that one',
    async (here) => {
      const { data } = await here.call(listSessions, {})
      for (const { id, isCurrent } of data) if (!isCurrent) await here.call(revokeSession, { id })
    },
  ],
]

test.each(endsSessions)('T16 %s forgets the device that was registered there', async (_, end) => {
  const here = await server.addMember({ isFresh: true })
  const old = await server.addSession(here.id, { hasSecondStep: true, isFresh: true })
  const [ownDevice, oldDevice] = [crypto.randomUUID(), crypto.randomUUID()]
  await here.call(updatePushToken, { pushToken: ownDevice })
  await old.call(updatePushToken, { pushToken: oldDevice })
  await end(here)
  const left = await server.db.selectFrom('pushToken').where('accountId', '=', here.id).select('token').execute()
  const isHereStill = (await statusesFor(here.token))[0] === 200
  expect(left.map(({ token }) => token)).toEqual(isHereStill ? [ownDevice] : [])
})

test('T16 a device of which nobody knows who registered it goes with all sessions', async () => {
  const here = await server.addMember({ isFresh: true })
  await server.db.insertInto('pushToken').values({ token: crypto.randomUUID(), accountId: here.id }).execute()
  await here.call(changePassword, next)
  expect(await server.db.selectFrom('pushToken').where('accountId', '=', here.id).selectAll().execute()).toEqual([])
})

test('T16 a session that is over registers no device', async () => {
  const member = await server.addMember()
  const device = crypto.randomUUID()
  const registering = { accountId: member.id, sessionToken: 'a token of a session that is over' }
  await server.db.transaction().execute((tx) => claimPushToken(tx, device, registering))
  expect(await server.db.selectFrom('pushToken').where('accountId', '=', member.id).selectAll().execute()).toEqual([])
})

test('T15 signing out ends this session, and a session that is too old is over', async () => {
  const member = await server.addMember()
  const other = await server.addSession(member.id)
  await member.call(signOut, {})
  expect([await statusesFor(member.token), await statusesFor(other.token)]).toEqual([everywhere(401), everywhere(200)])
  const expiresAt = new Date(0)
  await server.db.updateTable('session').set({ expiresAt }).where('accountId', '=', member.id).execute()
  expect(await statusesFor(other.token)).toEqual(everywhere(401))
})

const changes: Record<string, (here: Member) => Promise<unknown>> = {
  'a changed password': (here) => here.call(changePassword, next),
  'a changed address': changeAddress,
}

test.each(Object.entries(changes))('T15 %s voids a reset link that is under way', async (_, change) => {
  const member = await server.addMember({ isFresh: true })
  const token = await mailedLink(member.email)
  await change(member)
  await expect(server.visitor.call(resetPassword, { token, ...next })).rejects.toMatchObject({
    status: 401,
    code: 'code_expired',
  })
})

test.each(Object.entries(changes))('T15 %s voids a code that was sent before it', async (_, change) => {
  const member = await server.addMember({ isFresh: true })
  const code = await receiveCode(server, member.email)
  await change(member)
  const accounts = server.db.selectFrom('account').select('id')
  const before = await accounts.execute()
  await expect(server.visitor.call(verifyCode, { email: member.email, code })).rejects.toMatchObject({
    status: 401,
    code: 'code_expired',
  })
  // The old address must not become a second account by its old code either.
  expect(await accounts.execute()).toEqual(before)
})
