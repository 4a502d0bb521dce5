import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '@gable/contract/passkeys'
import { setAccountActive } from '@gable/contract/staff'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Authenticator, createAuthenticator } from '../test/authenticator.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Member = Pick<Awaited<ReturnType<TestServer['addMember']>>, 'id' | 'call'>
type Twist = Parameters<Authenticator['get']>[1]

const wrong = { status: 401, code: 'incorrect_details' }
const expired = { status: 401, code: 'code_expired' }

async function addTo(member: Member) {
  const device = createAuthenticator()
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  await member.call(addPasskey, device.create(creationOptions))
  return device
}

async function owned() {
  const member = await server.addMember({ isFresh: true })
  return { member, device: await addTo(member) }
}

const challenge = async () => (await server.visitor.call(beginPasskeySignIn, {})).data.requestOptions
const signInWith = async (device: Authenticator, twist?: Twist) =>
  server.visitor.call(signInWithPasskey, device.get(await challenge(), twist))

test('T4 an answer of a passkey that was overheard opens nothing: its challenge works once', async () => {
  const { device } = await owned()
  const answer = device.get(await challenge())
  await server.visitor.call(signInWithPasskey, answer)
  await expect(server.visitor.call(signInWithPasskey, answer)).rejects.toMatchObject(expired)
})

test('T4 of four sign-ins at once with one challenge one succeeds', async () => {
  const { device } = await owned()
  const options = await challenge()
  const answers = Array.from({ length: 4 }, () => server.visitor.call(signInWithPasskey, device.get(options)))
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('T4 a challenge is used up by a failed attempt as well', async () => {
  const { device } = await owned()
  const options = await challenge()
  await expect(
    server.visitor.call(signInWithPasskey, device.get(options, { origin: 'http://evil.test' })),
  ).rejects.toMatchObject(wrong)
  await expect(server.visitor.call(signInWithPasskey, device.get(options))).rejects.toMatchObject(expired)
})

test('T4 a challenge that nobody was given, or of another purpose, proves nothing', async () => {
  const { member, device } = await owned()
  await expect(signInWith(device, { challenge: Buffer.alloc(32, 7).toString('base64url') })).rejects.toMatchObject(
    expired,
  )
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  await expect(signInWith(device, { challenge: creationOptions.challenge })).rejects.toMatchObject(expired)
})

test('T4 a challenge of one browser is worth nothing in another', async () => {
  const { device } = await owned()
  const inBrowser = async (path: string, payload: object, cookie = '') => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
    const reply = await server.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
    return { reply, cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }
  const ask = async (cookie?: string) => {
    const asked = await inBrowser('passkey-challenge', {}, cookie)
    const answer = device.get(asked.reply.json().data.request_options)
    const wire = {
      credential_id: answer.credentialId,
      client_data: answer.clientData,
      authenticator_data: answer.authenticatorData,
      signature: answer.signature,
      user_handle: answer.userHandle,
    }
    return { wire, cookie: asked.cookie }
  }
  const [first, second] = [await ask(), await ask()]
  expect(first.cookie).toContain('__Host-passkey=')
  expect((await inBrowser('passkey-sign-in', first.wire)).reply.json().code).toBe('code_expired')
  expect((await inBrowser('passkey-sign-in', first.wire, second.cookie)).reply.json().code).toBe('code_expired')
  expect((await inBrowser('passkey-sign-in', first.wire, first.cookie)).reply.statusCode).toBe(200)
  // Another tab of the same browser has asked meanwhile.
  const [left, right] = [await ask(second.cookie), await ask(second.cookie)]
  expect((await inBrowser('passkey-sign-in', left.wire, second.cookie)).reply.statusCode).toBe(200)
  expect((await inBrowser('passkey-sign-in', right.wire, second.cookie)).reply.statusCode).toBe(200)
})

test('T4 a challenge to register belongs to its session', async () => {
  const member = await server.addMember({ isFresh: true })
  const other = await server.addSession(member.id, { isFresh: true })
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  await expect(other.call(addPasskey, createAuthenticator().create(creationOptions))).rejects.toMatchObject(expired)
  const stranger = await server.addMember({ isFresh: true })
  await expect(stranger.call(addPasskey, createAuthenticator().create(creationOptions))).rejects.toMatchObject(expired)
  await member.call(addPasskey, createAuthenticator().create(creationOptions))
})

test('T5 a challenge outlives five minutes nowhere', async () => {
  const { device } = await owned()
  const answer = device.get(await challenge())
  await server.db
    .updateTable('passkeyChallenge')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .execute()
  await expect(server.visitor.call(signInWithPasskey, answer)).rejects.toMatchObject(expired)
})

test.each([
  ['of another origin', { origin: 'http://evil.test' }],
  ['of a subdomain', { origin: 'http://shop.gable.test' }],
  ['for another site', { rpId: 'evil.test' }],
  ['without finger, face or PIN', { isVerified: false }],
  ['for another person', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ['of an unknown key', { credentialId: Buffer.alloc(32).toString('base64url') }],
] as const)('T18 an answer %s is refused', async (_, twist) => {
  const { device } = await owned()
  await expect(signInWith(device, twist)).rejects.toMatchObject(wrong)
  expect((await signInWith(device)).data.user.id).toBeGreaterThan(0)
})

test('T18 the site of a passkey is the configured one, whatever the headers of a request say', async () => {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
  const reply = await server.app.inject({ method: 'POST', url: '/api/passkey-challenge', headers, payload: {} })
  expect(reply.json().data.request_options.rpId).toBe('gable.test')
})

test('T18 a passkey made on another site, or without finger, face or PIN, is not added', async () => {
  const member = await server.addMember({ isFresh: true })
  for (const twist of [{ origin: 'http://evil.test' }, { rpId: 'evil.test' }, { isVerified: false }]) {
    const { creationOptions } = (await member.call(beginPasskey, {})).data
    await expect(member.call(addPasskey, createAuthenticator().create(creationOptions, twist))).rejects.toMatchObject(
      wrong,
    )
  }
  expect((await member.call(listPasskeys, {})).data).toEqual([])
})

test("T8 another's passkey signs in its owner and nobody else, and cannot be claimed", async () => {
  const [first, second] = [await owned(), await owned()]
  // Everything of the one but the signature, which only their device can make.
  const { credentialId, userHandle } = first.device.get(await challenge())
  await expect(signInWith(second.device, { credentialId, userHandle })).rejects.toMatchObject(wrong)
  const { creationOptions } = (await second.member.call(beginPasskey, {})).data
  await expect(second.member.call(addPasskey, first.device.create(creationOptions))).rejects.toMatchObject(wrong)
  const { data } = await server.visitor.call(signInWithPasskey, second.device.get(await challenge()))
  expect(data.user.id).toBe(second.member.id)
})

test('T14 a copy of a key is refused: the counter must not go back or stand still', async () => {
  const { device } = await owned()
  await signInWith(device, { counter: 9 })
  await expect(signInWith(device, { counter: 8 })).rejects.toMatchObject(wrong)
  await expect(signInWith(device, { counter: 9 })).rejects.toMatchObject(wrong)
  await expect(signInWith(device, { counter: 0 })).rejects.toMatchObject(wrong)
  await signInWith(device, { counter: 10 })
})

test('T14 of two uses at once with one count one signs in, and a device that never counts is fine', async () => {
  const { device } = await owned()
  const both = await Promise.allSettled([signInWith(device, { counter: 5 }), signInWith(device, { counter: 5 })])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const silent = createAuthenticator()
  const member = await server.addMember({ isFresh: true })
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  await member.call(addPasskey, silent.create(creationOptions, { counter: 0 }))
  await signInWith(silent, { counter: 0 })
  await signInWith(silent, { counter: 0 })
})

test('T15 a removed passkey opens nothing any more, not even with a challenge from before', async () => {
  const { member, device } = await owned()
  const answer = device.get(await challenge())
  const [passkey] = (await member.call(listPasskeys, {})).data
  await member.call(removePasskey, { id: passkey?.id ?? '' })
  await expect(server.visitor.call(signInWithPasskey, answer)).rejects.toMatchObject(wrong)
  await expect(signInWith(device)).rejects.toMatchObject(wrong)
})

test('T15 a deactivated member does not come in by passkey', async () => {
  const { member, device } = await owned()
  const moderator = await server.addMember({ staffRole: 'moderator', isFresh: true })
  await moderator.call(setAccountActive, { accountId: member.id, isActive: false })
  await expect(signInWith(device)).rejects.toMatchObject({ status: 401, code: 'account_deactivated' })
  await moderator.call(setAccountActive, { accountId: member.id, isActive: true })
  await signInWith(device)
})

test('T17 a stolen session alone neither adds nor removes a passkey', async () => {
  const { member } = await owned()
  const [passkey] = (await member.call(listPasskeys, {})).data
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  const thief = await server.addSession(member.id)
  const attempts = [
    thief.call(beginPasskey, {}),
    thief.call(addPasskey, createAuthenticator().create(creationOptions)),
    thief.call(removePasskey, { id: passkey?.id ?? '' }),
  ]
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'fresh_proof_required' } })
  }
})

test('T33 the certificates of a device are never asked for: a passkey points the server at no address', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const member = await server.addMember({ isFresh: true })
  const { creationOptions } = (await member.call(beginPasskey, {})).data
  const attestation = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(8)],
    ['x5c', [new Uint8Array(64)]],
  ])
  await member.call(addPasskey, createAuthenticator().create(creationOptions, { attestation }))
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('T76 added, removed, used and refused: all of it is on record', async () => {
  const { member, device } = await owned()
  await signInWith(device)
  await expect(signInWith(device, { counter: 1 })).rejects.toMatchObject(wrong)
  const [passkey] = (await member.call(listPasskeys, {})).data
  await member.call(removePasskey, { id: passkey?.id ?? '' })
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'outcome'])
    .where((eb) =>
      eb.or([
        eb('actorId', '=', member.id),
        eb.and([eb('objectKind', '=', 'account'), eb('objectId', '=', String(member.id))]),
      ]),
    )
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { action: 'account.passkey-added', outcome: 'done' },
    { action: 'account.signed-in', outcome: 'done' },
    { action: 'account.sign-in', outcome: 'denied' },
    { action: 'account.passkey-removed', outcome: 'done' },
  ])
})

test('T71 nothing of a passkey is left when its account is erased', async () => {
  const { member } = await owned()
  await member.call(beginPasskey, {})
  const eraseAfter = new Date(Date.now() - 1_000)
  await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', member.id).execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  for (const table of ['passkey', 'passkeyChallenge'] as const) {
    expect(await server.db.selectFrom(table).select('accountId').where('accountId', '=', member.id).execute()).toEqual(
      [],
    )
  }
})
