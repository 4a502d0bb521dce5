import { getOwnAccount } from '@gable/contract/accounts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@gable/contract/passkeys'
import { getSecurity, listActivity } from '@gable/contract/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '../../../test/authenticator.ts'
import { messagesTo } from '../../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['addMember']>>

async function addTo(member: Pick<Member, 'call'>, name = 'Phone') {
  const device = createAuthenticator()
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  const { data } = await member.call(addPasskey, { name, ...device.create(creationOptions) })
  return { device, recoveryCodes: data.recoveryCodes }
}

async function signInWith(device: ReturnType<typeof createAuthenticator>) {
  const { requestOptions } = (await server.visitor.call(beginPasskeySignIn, {})).data
  return server.visitor.call(signInWithPasskey, device.get(requestOptions))
}

test('a passkey signs in without a name, is in the list with its last use, and its owner is told by mail', async () => {
  const member = await server.addMember({ isFresh: true })
  const { device } = await addTo(member)
  expect((await member.call(getSecurity, {})).data.hasPasskey).toBe(true)
  expect((await member.call(listPasskeys, {})).data).toMatchObject([{ name: 'Phone', lastUsedAt: null }])

  const { data } = await signInWith(device)
  expect(data.user.id).toBe(member.id)
  const again = server.callAs(data.token ?? '')
  expect((await again(getOwnAccount, {})).data?.id).toBe(member.id)
  expect((await member.call(listPasskeys, {})).data[0]?.lastUsedAt).toBeTruthy()
  await server.runJobs()
  expect((await messagesTo(member.email))[0]?.subject).toBe('A passkey was added')
})

test('a removed passkey is gone from the list, its owner is told, and removing it again finds nothing', async () => {
  const member = await server.addMember({ isFresh: true })
  await addTo(member)
  const id = (await member.call(listPasskeys, {})).data[0]?.id ?? ''
  await member.call(removePasskey, { id })
  expect((await member.call(listPasskeys, {})).data).toEqual([])
  await expect(member.call(removePasskey, { id })).rejects.toMatchObject({ code: 'not_found' })
  await server.runJobs()
  // Both may have been sent in the same moment, in either order.
  expect((await messagesTo(member.email)).map(({ subject }) => subject)).toContain('A passkey was removed')
})

test('a passkey gets another name, which is not empty, and signs in as before', async () => {
  const member = await server.addMember({ isFresh: true })
  const { device } = await addTo(member)
  await addTo(member, 'Laptop')
  const id = (await member.call(listPasskeys, {})).data[0]?.id ?? ''
  await member.call(renamePasskey, { id, name: '  Work phone ' })
  expect((await member.call(listPasskeys, {})).data.map(({ name }) => name)).toEqual(['Work phone', 'Laptop'])
  await expect(member.call(renamePasskey, { id, name: '   ' })).rejects.toMatchObject({ code: 'invalid_request' })
  expect((await signInWith(device)).data.user.id).toBe(member.id)
})

test("nobody removes, renames or sees another's passkey", async () => {
  const [member, stranger] = [await server.addMember({ isFresh: true }), await server.addMember({ isFresh: true })]
  const { device } = await addTo(member)
  const id = (await member.call(listPasskeys, {})).data[0]?.id ?? ''
  expect((await stranger.call(listPasskeys, {})).data).toEqual([])
  await expect(stranger.call(removePasskey, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(stranger.call(renamePasskey, { id, name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' })
  expect((await member.call(listPasskeys, {})).data).toMatchObject([{ name: 'Phone' }])
  expect((await signInWith(device)).data.user.id).toBe(member.id)
})

test('ten passkeys are the most, also when the last ones are added at once', async () => {
  const member = await server.addMember({ isFresh: true })
  for (let count = 0; count < 8; count += 1) await addTo(member)
  const outcomes = await Promise.allSettled([addTo(member), addTo(member), addTo(member), addTo(member)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await member.call(listPasskeys, {})).data).toHaveLength(10)
  await expect(member.call(beginPasskey, {})).rejects.toMatchObject({ code: 'too_many_passkeys' })
})

test('a device learns which of its passkeys the account has already, under one name for the account', async () => {
  const member = await server.addMember({ isFresh: true })
  const first = (await member.call(beginPasskey, {})).data.creationOptions
  const device = createAuthenticator()
  const made = device.create(first)
  await member.call(addPasskey, made)
  const second = (await member.call(beginPasskey, {})).data.creationOptions
  expect(second.excludeCredentials.map(({ id }) => id)).toEqual([made.credentialId])
  expect(second.user.id).toBe(first.user.id)
  expect(second.rp.id).toBe('gable.test')
})

test('sign-ins and changes are listed with way and device, the newest first, ten at most', async () => {
  const member = await server.addMember({ isFresh: true })
  const { device } = await addTo(member)
  const { requestOptions } = (await server.visitor.call(beginPasskeySignIn, {})).data
  const firefox = server.callAs(undefined, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await firefox(signInWithPasskey, device.get(requestOptions))
  const { data } = await member.call(listActivity, {})
  expect(data).toMatchObject([
    { kind: 'signed_in', way: 'passkey', device: { browser: 'Firefox', system: 'Linux' } },
    { kind: 'passkey_added', way: null, device: null },
  ])
  for (let count = 0; count < 10; count += 1) await signInWith(device)
  const later = (await member.call(listActivity, {})).data
  expect(later).toHaveLength(10)
  expect(later.every(({ kind }) => kind === 'signed_in')).toBe(true)
})
