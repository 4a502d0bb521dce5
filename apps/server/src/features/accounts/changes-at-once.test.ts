import { signIn, verifyCode } from '@gable/contract/accounts'
import { listSessions } from '@gable/contract/security'
import { passSecondStep, setAccountActive, setStaffRole, setUpSecondStep } from '@gable/contract/staff'
import { sql, type Updateable } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEventLog } from '#platform/events.ts'
import type { Tables } from '../../tables.ts'
import { receiveCode } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { findAccount } from './accounts.repository.ts'
import { erase } from './security/erase-account.ts'
import { createSessionOpener } from './open-session.ts'
import { createPasswordHasher } from './password-hash.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Makes a call while somebody else has changed the account and not yet committed; they commit once the call waits. */
async function whileChanged<Result>(
  accountId: number,
  change: Updateable<Tables['account']>,
  call: () => Promise<Result>,
): Promise<PromiseSettledResult<Result>> {
  const under = await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set(change).where('id', '=', accountId).execute()
    const calling = Promise.allSettled([call()])
    await expect.poll(countWaiting).toBe(1)
    return { calling }
  })
  return (await under.calling)[0]
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows.length
}

test('T15 an account that is let in while another shuts it out has no old sessions', async () => {
  const moderator = await server.addMember({ staffRole: 'moderator', isFresh: true })
  const member = await server.addMember()
  const change = { isActive: false, deactivatedAt: new Date() }
  const letIn = () => moderator.call(setAccountActive, { accountId: member.id, isActive: true })
  expect(await whileChanged(member.id, change, letIn)).toMatchObject({ status: 'fulfilled' })
  await expect(member.call(listSessions, {})).rejects.toMatchObject({ code: 'sign_in_required' })
})

test('T15 nobody is shut out who is given a role at the same instant', async () => {
  const moderator = await server.addMember({ staffRole: 'moderator', isFresh: true })
  const member = await server.addMember()
  const shutOut = () => moderator.call(setAccountActive, { accountId: member.id, isActive: false })
  expect(await whileChanged(member.id, { staffRole: 'editor' }, shutOut)).toMatchObject({
    status: 'rejected',
    reason: { code: 'illegal_move' },
  })
})

test('T76 the record of a role tells which one there was, although it changed at the same instant', async () => {
  const owner = await server.addMember({ staffRole: 'owner', isFresh: true })
  const member = await server.addMember()
  const setRole = () => owner.call(setStaffRole, { email: member.email, role: 'support' })
  expect(await whileChanged(member.id, { staffRole: 'editor' }, setRole)).toMatchObject({ status: 'fulfilled' })
  const recorded = server.db.selectFrom('audit').select('detail').where('action', '=', 'staff.role-set')
  expect(await recorded.where('objectId', '=', String(member.id)).execute()).toEqual([
    { detail: { before: 'editor', after: 'support' } },
  ])
})

test('T15 a password that is changed while it is compared opens no session', async () => {
  const [member, hash] = [await server.addMember(), await createPasswordHasher().hash('a quiet lantern')]
  const change = (passwordHash: string) => ({ passwordHash, passwordChangedAt: new Date() })
  await server.db.updateTable('account').set(change(hash)).where('id', '=', member.id).execute()
  const comeIn = () => server.visitor.call(signIn, { email: member.email, password: 'a quiet lantern', way: 'email' })
  await expect(comeIn()).resolves.toMatchObject({ data: { token: expect.any(String) } })
  expect(await whileChanged(member.id, change('changed'), comeIn)).toMatchObject({
    status: 'rejected',
    reason: { code: 'incorrect_details' },
  })
})

test('T63 of two who pass the second step at once with one code, one passes', async () => {
  const here = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const there = await server.addSession(here.id)
  const { data } = await here.call(setUpSecondStep, {})
  const code = generateSync({ secret: data.secret })
  // Both have found the code right before either of them takes it.
  const under = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('secondStep').select('accountId').where('accountId', '=', here.id).forUpdate().execute()
    const passing = Promise.allSettled([here.call(passSecondStep, { code }), there.call(passSecondStep, { code })])
    await expect.poll(countWaiting).toBe(2)
    return { passing }
  })
  const outcomes = await under.passing
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ status: 401 }) }))
})

const waitingToBeErased = () => server.addMember({ eraseAfter: new Date(0) })
const verify = async (email: string) => {
  const code = await receiveCode(server, email)
  return () => server.visitor.call(verifyCode, { email, code })
}
const readAccount = (id: number) =>
  server.db.selectFrom('account').select(['email', 'eraseAfter', 'isActive']).where('id', '=', id).executeTakeFirst()

test('T71 whoever signs in while they are erased is refused, and erased', async () => {
  const { id, email } = await waitingToBeErased()
  const comeIn = await verify(email)
  const comeInMeanwhile = async () => {
    await expect(comeIn()).rejects.toMatchObject({ code: 'account_deactivated' })
  }
  await erase({ db: server.db, events: createEventLog(), erasers: [comeInMeanwhile] }, id)
  expect(await readAccount(id)).toMatchObject({ email: null, isActive: false })
})

test('T71 a sign-in that is being decided when the erasure begins is refused too', async () => {
  const { id, email } = await waitingToBeErased()
  // Whoever comes from a provider is looked up without a lock.
  const account = await findAccount(server.db, id)
  const visit = { ip: '192.0.2.7', wideNetwork: undefined, isBrowser: false, language: 'en', userAgent: '' }
  const openSession = createSessionOpener({ events: createEventLog(), mediaUrl: 'http://gable.test/media' })
  const open = () =>
    server.db
      .transaction()
      .execute(async (tx) => account && openSession(tx, account, visit, { arrival: 'signed-in', way: 'code' }))
  const begun = { isActive: false, deactivatedAt: new Date() }
  expect(await whileChanged(id, begun, open)).toMatchObject({
    status: 'rejected',
    reason: { code: 'account_deactivated' },
  })
  expect(await readAccount(id)).toMatchObject({ email, eraseAfter: new Date(0) })
})

test('T71 nothing is erased of somebody whose sign-in came first', async () => {
  const { id, email } = await waitingToBeErased()
  const erased: number[] = []
  const erasers = [async (accountId: number) => void erased.push(accountId)]
  await whileChanged(id, { eraseAfter: null }, () => erase({ db: server.db, events: createEventLog(), erasers }, id))
  expect([erased, await readAccount(id)]).toEqual([[], { email, eraseAfter: null, isActive: true }])
})

test('T71 F3 an erasure that broke off is finished by its next attempt', async () => {
  const { id } = await waitingToBeErased()
  const breakOff = () => Promise.reject(new Error('the store is away'))
  await expect(erase({ db: server.db, events: createEventLog(), erasers: [breakOff] }, id)).rejects.toThrow(
    'the store is away',
  )
  await erase({ db: server.db, events: createEventLog(), erasers: [] }, id)
  expect(await readAccount(id)).toMatchObject({ email: null, eraseAfter: null })
})
