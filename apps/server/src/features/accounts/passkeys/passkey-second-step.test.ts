import {
  addPasskey,
  beginPasskey,
  beginPasskeySecondStep,
  beginPasskeySignIn,
  listPasskeys,
  passSecondStepWithPasskey,
  removePasskey,
  signInWithPasskey,
} from '@gable/contract/passkeys'
import { getSecurity } from '@gable/contract/security'
import { listAudit, passSecondStep, renewRecoveryCodes, setUpSecondStep } from '@gable/contract/staff'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Caller = Pick<Awaited<ReturnType<TestServer['addMember']>>, 'call'>
type Device = ReturnType<typeof createAuthenticator>

const newStaff = () => server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
const needsSecondStep = { status: 403, code: 'second_step_required' }
const wrong = { status: 401, code: 'incorrect_details' }

async function addTo({ call }: Caller) {
  const device = createAuthenticator()
  const { creationOptions } = (await call(beginPasskey, {})).data
  const { data } = await call(addPasskey, device.create(creationOptions))
  return { device, recoveryCodes: data.recoveryCodes }
}

async function passWith({ call }: Caller, device: Device) {
  const { requestOptions } = (await call(beginPasskeySecondStep, {})).data
  return call(passSecondStepWithPasskey, device.get(requestOptions))
}

test('a passkey is the second step of staff: made once, used in later sessions, with recovery codes for its loss', async () => {
  const owner = await newStaff()
  await expect(owner.call(listAudit, {})).rejects.toMatchObject(needsSecondStep)
  const { device, recoveryCodes } = await addTo(owner)
  expect(recoveryCodes).toHaveLength(10)
  await owner.call(listAudit, {})

  const later = await server.addSession(owner.id)
  await expect(later.call(listAudit, {})).rejects.toMatchObject(needsSecondStep)
  await passWith(later, device)
  await later.call(listAudit, {})

  const lost = await server.addSession(owner.id)
  await lost.call(passSecondStep, { code: recoveryCodes[0] ?? '' })
  await lost.call(listAudit, {})
  expect((await owner.call(renewRecoveryCodes, {})).data.recoveryCodes).toHaveLength(10)
})

test('staff who sign in with a passkey have passed the second step', async () => {
  const owner = await newStaff()
  const { device } = await addTo(owner)
  const { requestOptions } = (await server.visitor.call(beginPasskeySignIn, {})).data
  const { data } = await server.visitor.call(signInWithPasskey, device.get(requestOptions))
  const call = server.callAs(data.token ?? '')
  await call(listAudit, {})
  expect((await call(getSecurity, {})).data).toMatchObject({ isSecondStepPassed: true, hasPasskey: true })
})

test('T63 whoever has the password of staff adds no passkey and no app to pass with', async () => {
  const owner = await newStaff()
  const { device } = await addTo(owner)
  const thief = await server.addSession(owner.id, { isFresh: true })
  const id = (await owner.call(listPasskeys, {})).data[0]?.id ?? ''
  const attempts = [thief.call(beginPasskey, {}), thief.call(setUpSecondStep, {}), thief.call(removePasskey, { id })]
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: needsSecondStep })
  }
  await passWith(thief, device)
  await addTo(thief)
})

test('T63 neither does an app pass that was begun before there was a passkey', async () => {
  const owner = await newStaff()
  const thief = await server.addSession(owner.id, { isFresh: true })
  const { secret } = (await thief.call(setUpSecondStep, {})).data
  await addTo(owner)
  await expect(thief.call(passSecondStep, { code: generateSync({ secret }) })).rejects.toMatchObject(needsSecondStep)
})

test('T63 a passkey that was begun before there was an app is not added either', async () => {
  const owner = await newStaff()
  const thief = await server.addSession(owner.id, { isFresh: true })
  const { creationOptions } = (await thief.call(beginPasskey, {})).data
  const { secret } = (await owner.call(setUpSecondStep, {})).data
  await owner.call(passSecondStep, { code: generateSync({ secret }) })
  await expect(thief.call(addPasskey, createAuthenticator().create(creationOptions))).rejects.toMatchObject(
    needsSecondStep,
  )
})

test("T63 another's passkey passes nobody's second step, nor does the answer of another session", async () => {
  const [owner, other] = [await newStaff(), await newStaff()]
  const [{ device }, { device: strange }] = [await addTo(owner), await addTo(other)]
  const [later, third] = [await server.addSession(owner.id), await server.addSession(owner.id)]
  await expect(passWith(later, strange)).rejects.toMatchObject(wrong)
  const { requestOptions } = (await later.call(beginPasskeySecondStep, {})).data
  await expect(third.call(passSecondStepWithPasskey, device.get(requestOptions))).rejects.toMatchObject({
    code: 'code_expired',
  })
  await expect(third.call(listAudit, {})).rejects.toMatchObject(needsSecondStep)
})

test('T63 the second step needs finger, face or PIN', async () => {
  const owner = await newStaff()
  const { device } = await addTo(owner)
  const later = await server.addSession(owner.id)
  const { requestOptions } = (await later.call(beginPasskeySecondStep, {})).data
  await expect(
    later.call(passSecondStepWithPasskey, device.get(requestOptions, { isVerified: false })),
  ).rejects.toMatchObject(wrong)
})

test('T20 staff keep one second step: the last passkey stays unless there is an app, and of two at once one stays', async () => {
  const owner = await newStaff()
  await addTo(owner)
  const first = (await owner.call(listPasskeys, {})).data[0]?.id ?? ''
  await expect(owner.call(removePasskey, { id: first })).rejects.toMatchObject({ code: 'illegal_move' })

  await addTo(owner)
  const ids = (await owner.call(listPasskeys, {})).data.map(({ id }) => id)
  const outcomes = await Promise.allSettled(ids.map((id) => owner.call(removePasskey, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const { secret } = (await owner.call(setUpSecondStep, {})).data
  await owner.call(passSecondStep, { code: generateSync({ secret }) })
  const last = (await owner.call(listPasskeys, {})).data[0]?.id ?? ''
  await owner.call(removePasskey, { id: last })
  expect((await owner.call(listPasskeys, {})).data).toEqual([])
})

test('a member who is not staff removes the last passkey as any other', async () => {
  const member = await server.addMember({ isFresh: true })
  const { recoveryCodes } = await addTo(member)
  expect(recoveryCodes).toEqual([])
  await member.call(removePasskey, { id: (await member.call(listPasskeys, {})).data[0]?.id ?? '' })
  await expect(member.call(beginPasskeySecondStep, {})).rejects.toMatchObject({ code: 'not_found' })
})
