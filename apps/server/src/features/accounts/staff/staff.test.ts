import {
  becomeOwner,
  getOwnerSetup,
  listAudit,
  passSecondStep,
  renewRecoveryCodes,
  setAccountActive,
  setStaffRole,
  setUpSecondStep,
} from '@gable/contract/staff'
import { postProperty } from '@gable/contract/posting'
import { searchProperties } from '@gable/contract/properties'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newListing, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('T20 the first owner comes in with the token of the console, once, and nobody after', async () => {
  const [first, second] = [await server.addMember(), await server.addMember()]
  const { staff } = server.product
  await expect(first.call(becomeOwner, { token: 'a-guess-of-twenty-letters' })).rejects.toMatchObject({ status: 404 })
  const token = (await staff.makeSetupToken()) ?? ''
  await server.visitor.call(getOwnerSetup, {})
  await first.call(becomeOwner, { token })
  await expect(server.visitor.call(getOwnerSetup, {})).rejects.toMatchObject({ status: 404 })
  await expect(second.call(becomeOwner, { token })).rejects.toMatchObject({ status: 404 })
  expect(await staff.makeSetupToken()).toBeUndefined()
})

test('staff calls open only after the second step, whose codes work once', async () => {
  const owner = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  await expect(owner.call(listAudit, {})).rejects.toMatchObject({ status: 403, code: 'second_step_required' })

  const { data } = await owner.call(setUpSecondStep, {})
  const code = generateSync({ secret: data.secret })
  await expect(owner.call(passSecondStep, { code: code === '000000' ? '000001' : '000000' })).rejects.toMatchObject({
    code: 'incorrect_details',
  })
  const passed = await owner.call(passSecondStep, { code })
  expect(passed.data.recoveryCodes).toHaveLength(10)
  expect((await owner.call(listAudit, {})).data.length).toBeGreaterThan(0)

  const again = await server.addSession(owner.id)
  await expect(again.call(passSecondStep, { code })).rejects.toMatchObject({ code: 'incorrect_details' })
  const recovery = passed.data.recoveryCodes[0] ?? ''
  await again.call(passSecondStep, { code: recovery.toUpperCase() })
  await again.call(listAudit, {})
  const third = await server.addSession(owner.id)
  await expect(third.call(passSecondStep, { code: recovery })).rejects.toMatchObject({ code: 'incorrect_details' })
})

test('the next code of the app opens another session', async () => {
  const owner = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const { data } = await owner.call(setUpSecondStep, {})
  await owner.call(passSecondStep, { code: generateSync({ secret: data.secret }) })
  // Ahead by half a minute, as clocks may be.
  const next = generateSync({ secret: data.secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  const again = await server.addSession(owner.id)
  await again.call(passSecondStep, { code: next })
  expect((await again.call(listAudit, {})).data.length).toBeGreaterThan(0)
})

test('new recovery codes void the old ones, and only come after a fresh proof and the second step', async () => {
  const owner = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const { data } = await owner.call(setUpSecondStep, {})
  const { data: first } = await owner.call(passSecondStep, { code: generateSync({ secret: data.secret }) })
  const { data: second } = await owner.call(renewRecoveryCodes, {})
  expect(second.recoveryCodes).toHaveLength(10)

  const hasty = await server.addSession(owner.id, { isFresh: true })
  await expect(hasty.call(renewRecoveryCodes, {})).rejects.toMatchObject({ code: 'second_step_required' })
  await expect(hasty.call(passSecondStep, { code: first.recoveryCodes[0] ?? '' })).rejects.toMatchObject({
    code: 'incorrect_details',
  })
  await hasty.call(passSecondStep, { code: second.recoveryCodes[0] ?? '' })
  const bare = await server.addMember({ isFresh: true })
  await expect(bare.call(renewRecoveryCodes, {})).rejects.toMatchObject({ code: 'not_found' })
  const stale = await server.addSession(owner.id, { hasSecondStep: true })
  await expect(stale.call(renewRecoveryCodes, {})).rejects.toMatchObject({ code: 'fresh_proof_required' })
})

test('T14 the secret of the second step is sealed in the database', async () => {
  const owner = await server.addMember({ staffRole: 'admin', hasSecondStep: false, isFresh: true })
  const { data } = await owner.call(setUpSecondStep, {})
  const row = await server.db
    .selectFrom('secondStep')
    .select('encryptedSecret')
    .where('accountId', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(row.encryptedSecret.includes(data.secret)).toBe(false)
})

test('T15 whoever loses a role loses it at once, and the last owner stays', async () => {
  const owner = await server.addMember({ staffRole: 'owner', isFresh: true })
  const editor = await server.addMember()
  await owner.call(setStaffRole, { email: editor.email, role: 'moderator' })
  const moderator = await server.addSession(editor.id, { hasSecondStep: true, isFresh: true })
  await moderator.call(setAccountActive, { accountId: (await server.addMember()).id, isActive: false })
  await owner.call(setStaffRole, { email: editor.email, role: null })
  await expect(moderator.call(setAccountActive, { accountId: 1, isActive: false })).rejects.toMatchObject({
    status: 401,
  })

  const others = server.db.updateTable('account').set({ staffRole: null }).where('staffRole', '=', 'owner')
  await others.where('id', '!=', owner.id).execute()
  await expect(owner.call(setStaffRole, { email: owner.email, role: null })).rejects.toMatchObject({
    code: 'illegal_move',
  })
})

test('T15 a deactivated member is out at once, and their homes leave the search', async () => {
  const moderator = await server.addMember({ staffRole: 'moderator', isFresh: true })
  const lister = await server.addMember()
  const title = `Lighthouse ${crypto.randomUUID()}`
  const { data } = await lister.call(postProperty, await newListing({ title }))
  await server.product.properties.approve(data.slug)
  expect((await server.visitor.call(searchProperties, { text: title })).total).toBe(1)

  await moderator.call(setAccountActive, { accountId: lister.id, isActive: false, reason: 'spam' })
  await server.runJobs()
  await expect(lister.call(postProperty, await newListing())).rejects.toMatchObject({ code: 'account_deactivated' })
  expect((await server.visitor.call(searchProperties, { text: title })).total).toBe(0)
  await moderator.call(setAccountActive, { accountId: lister.id, isActive: true })
  await server.runJobs()
  expect((await server.visitor.call(searchProperties, { text: title })).total).toBe(1)
})

test('T76 denials and deeds are on record, and the record cannot be changed', async () => {
  const member = await server.addMember()
  await expect(member.call(listAudit, {})).rejects.toMatchObject({ status: 403 })
  const denied = server.db.selectFrom('audit').selectAll().where('actorId', '=', member.id)
  expect(await denied.execute()).toMatchObject([
    { action: 'access.denied', outcome: 'denied', objectId: '/api/admin/audit' },
  ])
  const { pool } = server.product
  for (const change of ['update audit set action = action', 'delete from audit', 'truncate audit']) {
    await expect(pool.query(change)).rejects.toThrow('append-only')
  }
})
