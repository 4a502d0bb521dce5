import { getSecurity } from '@gable/contract/security'
import { listAudit, passSecondStep, setAccountActive, setStaffRole, setUpSecondStep } from '@gable/contract/staff'
import { generateSync } from 'otplib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What the member proved so far lies further back. */
const ageProofs = (accountId: number, minutes: number) =>
  sql`update session set second_step_at = second_step_at - make_interval(mins => ${minutes}),
    fresh_until = fresh_until - make_interval(mins => ${minutes}) where account_id = ${accountId}`.execute(server.db)
const stateOf = (id: number) =>
  server.db.selectFrom('account').select(['staffRole', 'isActive']).where('id', '=', id).executeTakeFirst()

test('T17 T63 a stolen session of staff gives no role and shuts nobody out: that needs a proof minutes old', async () => {
  const [owner, member] = [await server.addMember({ staffRole: 'owner' }), await server.addMember()]
  const attempts = [
    owner.call(setStaffRole, { email: member.email, role: 'admin' }),
    owner.call(setStaffRole, { email: member.email, role: null }),
    owner.call(setAccountActive, { accountId: member.id, isActive: false }),
    owner.call(setAccountActive, { accountId: member.id, isActive: true }),
  ]
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 403, code: 'fresh_proof_required' } })
  }
  expect(await stateOf(member.id)).toEqual({ staffRole: null, isActive: true })
  const fresh = await server.addSession(owner.id, { hasSecondStep: true, isFresh: true })
  await fresh.call(setStaffRole, { email: member.email, role: 'editor' })
  expect(await stateOf(member.id)).toEqual({ staffRole: 'editor', isActive: true })
})

test('T63 the second step lapses after twelve hours, and passing it again brings the permissions back', async () => {
  const owner = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const { data } = await owner.call(setUpSecondStep, {})
  await owner.call(passSecondStep, { code: generateSync({ secret: data.secret }) })
  await ageProofs(owner.id, 11 * 60 + 59)
  await owner.call(listAudit, {})
  expect((await owner.call(getSecurity, {})).data).toMatchObject({ isSecondStepPassed: true, hasSecondStep: true })

  await ageProofs(owner.id, 2)
  await expect(owner.call(listAudit, {})).rejects.toMatchObject({ status: 403, code: 'second_step_required' })
  expect((await owner.call(getSecurity, {})).data).toMatchObject({ isSecondStepPassed: false, hasSecondStep: true })
  await owner.call(passSecondStep, {
    code: generateSync({ secret: data.secret, epoch: Math.floor(Date.now() / 1000) + 30 }),
  })
  await owner.call(listAudit, {})
})

test('T63 an operator sets how long the second step counts', async () => {
  const strict = await startTestServer({ SECOND_STEP_HOURS: '1' })
  const owner = await strict.addMember({ staffRole: 'owner' })
  await owner.call(listAudit, {})
  const secondStepAt = new Date(Date.now() - 61 * 60_000)
  await strict.db.updateTable('session').set({ secondStepAt }).where('accountId', '=', owner.id).execute()
  await expect(owner.call(listAudit, {})).rejects.toMatchObject({ code: 'second_step_required' })
  await strict.stop()
})
