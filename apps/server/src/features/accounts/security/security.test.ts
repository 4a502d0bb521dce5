import {
  deleteAccount,
  getAccount,
  getOwnAccount,
  register,
  signIn,
  updateProfile,
  updatePushToken,
} from '@gable/contract/accounts'
import { postProperty } from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import {
  changeIdentifier,
  changePassword,
  confirmIdentity,
  getSecurity,
  listSessions,
  requestChange,
  requestConfirmation,
  revokeSession,
} from '@gable/contract/security'
import type { createClient } from '@gable/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCode, messagesTo, receiveCode } from '../../../test/mailbox.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../../test/test-server.ts'

const password = 'quiet harbour lantern'
const newEmail = () => `${crypto.randomUUID()}@gable.test`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function registered() {
  const email = newEmail()
  const code = await receiveCode(server, email)
  const input = { name: 'Ada Byron', email, password, confirmation: password, code }
  const { data } = await server.visitor.call(register, input)
  return { email, id: data.user.id, call: server.callAs(data.token ?? '') }
}

const signInAgain = async (email: string) => {
  const { data } = await server.visitor.call(signIn, { way: 'email', email, password })
  return server.callAs(data.token ?? '')
}
const isIn = async (call: ReturnType<typeof createClient>) => (await call(getOwnAccount, {})).data !== null

test('a member sees where they are signed in and ends one of them, or all others', async () => {
  const member = await registered()
  const phone = await signInAgain(member.email)
  const laptop = await signInAgain(member.email)
  const { data: devices } = await member.call(listSessions, {})
  expect(devices).toHaveLength(3)
  expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)

  const { data: phoneView } = await phone(listSessions, {})
  const id = phoneView.find(({ isCurrent }) => isCurrent)?.id
  await member.call(revokeSession, { id })
  expect([await isIn(phone), await isIn(laptop), await isIn(member.call)]).toEqual([false, true, true])
  expect((await member.call(revokeSession, {})).data.ended).toBe(1)
  expect([await isIn(laptop), await isIn(member.call)]).toEqual([false, true])
})

test("somebody else's session cannot be ended, not even noticed", async () => {
  const [member, stranger] = [await registered(), await registered()]
  const { data } = await member.call(listSessions, {})
  const id = data[0]?.id
  await expect(stranger.call(revokeSession, { id })).rejects.toMatchObject({ status: 404 })
  expect(await isIn(member.call)).toBe(true)
})

test('T17 a stolen session alone changes neither address nor password nor deletes the account', async () => {
  const thief = await server.addMember({ isFresh: false })
  const calls = [
    thief.call(requestChange, { email: newEmail() }),
    thief.call(changeIdentifier, { email: newEmail(), code: '123456' }),
    thief.call(changePassword, { password, confirmation: password }),
    thief.call(deleteAccount, {}),
  ]
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'fresh_proof_required' } })
  }
})

test('T17 a new address is proved by its own code, the old one is told, and other devices are out', async () => {
  const member = await registered()
  const other = await signInAgain(member.email)
  const email = newEmail()
  await member.call(requestChange, { email })
  await member.call(changeIdentifier, { email, code: await lastCode(server, email) })
  await server.runJobs()
  expect((await messagesTo(member.email))[0]?.subject).toBe('Your sign-in details were changed')
  expect([await isIn(other), await isIn(member.call)]).toEqual([false, true])
  expect((await member.call(getSecurity, {})).data).toMatchObject({ email, hasPassword: true })
})

test('an address that has an account already cannot be taken', async () => {
  const [member, owner] = [await registered(), await registered()]
  // Past the half-minute between two codes to one address.
  await server.db.deleteFrom('rateWindow').execute()
  await member.call(requestChange, { email: owner.email })
  const code = await lastCode(server, owner.email)
  await expect(member.call(changeIdentifier, { email: owner.email, code })).rejects.toMatchObject({
    code: 'email_in_use',
  })
})

test('a proof grows stale and is made fresh by the password or by a code', async () => {
  const member = await registered()
  const makeStale = () =>
    server.db.updateTable('session').set({ freshUntil: null }).where('accountId', '=', member.id).execute()
  const change = () => member.call(changePassword, { password, confirmation: password })

  await makeStale()
  await expect(change()).rejects.toMatchObject({ code: 'fresh_proof_required' })
  await expect(member.call(confirmIdentity, { password: 'wrong' })).rejects.toMatchObject({ code: 'incorrect_details' })
  await member.call(confirmIdentity, { password })
  await change()

  await makeStale()
  await server.db.deleteFrom('rateWindow').execute()
  expect((await member.call(requestConfirmation, {})).data.sentTo).toMatch(/^.…@gable\.test$/)
  await member.call(confirmIdentity, { code: await lastCode(server, member.email) })
  await change()
})

test('T15 a changed password ends every other session', async () => {
  const member = await registered()
  const other = await signInAgain(member.email)
  await member.call(changePassword, { password: 'another quiet lantern', confirmation: 'another quiet lantern' })
  expect([await isIn(other), await isIn(member.call)]).toEqual([false, true])
})

test('T16 a device belongs to whoever registered it last', async () => {
  const [first, second] = [await server.addMember(), await server.addMember()]
  await first.call(updatePushToken, { pushToken: 'device-1' })
  await second.call(updatePushToken, { pushToken: 'device-1' })
  const rows = await server.db.selectFrom('pushToken').select('accountId').where('token', '=', 'device-1').execute()
  expect(rows).toEqual([{ accountId: second.id }])
})

test('a profile changes by what was sent and by nothing else', async () => {
  const member = await server.addMember({ name: 'Ada', city: 'Porto' })
  const { data } = await member.call(updateProfile, { aboutMe: 'I like houses', wantsNotifications: false })
  expect(data).toMatchObject({ name: 'Ada', city: 'Porto', aboutMe: 'I like houses', wantsNotifications: false })
})

test('half a point moves the point that is there, and is refused where there is none', async () => {
  const member = await server.addMember()
  const lacking = (field: string) => ({ status: 400, data: { fields: { [field]: 'required' } } })
  await expect(member.call(updateProfile, { latitude: 50 })).rejects.toMatchObject(lacking('longitude'))
  await expect(member.call(updateProfile, { longitude: 8 })).rejects.toMatchObject(lacking('latitude'))
  await member.call(updateProfile, { latitude: 41, longitude: -8 })
  const north = await member.call(updateProfile, { latitude: 50 })
  expect(north.data).toMatchObject({ latitude: 50, longitude: -8 })
  const east = await member.call(updateProfile, { longitude: 9 })
  expect(east.data).toMatchObject({ latitude: 50, longitude: 9 })
})

test('a phone that is none is named as the profile calls it', async () => {
  const member = await server.addMember()
  const refusal = { code: 'invalid_phone_number', data: { fields: { mobile: 'invalid_phone_number' } } }
  await expect(member.call(updateProfile, { mobile: '0123' })).rejects.toMatchObject(refusal)
})

test('a picture has an address as soon as it can be shown, for everybody, until it is taken away', async () => {
  const member = await server.addMember()
  const given = await member.call(updateProfile, { profilePicture: await photo() })
  expect(given.data).toMatchObject({ hasPicture: true, profileImageUrl: '' })
  await server.runJobs()
  const { data: own } = await member.call(getOwnAccount, {})
  expect(own?.profileImageUrl).toMatch(/^\/media\/[0-9a-f-]{36}\/\d+\.webp$/)
  expect((await server.app.inject(own?.profileImageUrl ?? '')).statusCode).toBe(200)
  expect((await member.call(getAccount, { id: member.id })).data.profileImageUrl).toBe(own?.profileImageUrl)
  const posted = await member.call(postProperty, await newListing({}))
  const [property] = (await member.call(getProperties, { slug: posted.data.slug })).data
  expect(property).toMatchObject({ lister: { profileImageUrl: own?.profileImageUrl } })
  const removed = await member.call(updateProfile, { removesPicture: true })
  expect(removed.data).toMatchObject({ hasPicture: false, profileImageUrl: '' })
})

test.each(['staff_role', 'is_active', 'password_hash', 'email', 'firebase_id', '__proto__', 'erase_after'])(
  'T9 the field %s cannot be written with the profile',
  async (field) => {
    const member = await server.addMember()
    const before = await server.db.selectFrom('account').selectAll().where('id', '=', member.id).executeTakeFirst()
    const form = new FormData()
    form.set(field, 'owner')
    const request = new Response(form)
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/update_profile',
      headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${member.token}` },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    // What the specification's client sends is read over; anything else is refused.
    expect(reply.statusCode).toBe(['email', 'firebase_id'].includes(field) ? 200 : 400)
    const after = await server.db.selectFrom('account').selectAll().where('id', '=', member.id).executeTakeFirst()
    expect(after).toEqual(before)
  },
)

test("T19 nobody deletes another's account", async () => {
  const victim = await server.addMember()
  const attacker = await server.addMember({ isFresh: true })
  await expect(attacker.call(deleteAccount, { accountId: victim.id })).rejects.toMatchObject({ status: 404 })
  expect(await isIn(victim.call)).toBe(true)
})

test('leaving ends every session, and signing in within two weeks undoes it', async () => {
  const member = await registered()
  const { data } = await member.call(deleteAccount, {})
  expect(new Date(data.eraseAfter).getTime() - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  expect(await isIn(member.call)).toBe(false)
  const back = await signInAgain(member.email)
  expect((await back(getOwnAccount, {})).data).toMatchObject({ id: member.id, eraseAfter: null })
})
