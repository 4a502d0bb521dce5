import { generateKeyPairSync } from 'node:crypto'
import { Agent } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { signOut, updatePushToken } from '@gable/contract/accounts'
import { forgetPushToken, getNotificationSettings, getPushKey } from '@gable/contract/notifications'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceEnvironment } from '../../../../../../tools/services/service-addresses.ts'
import { createSecretBox } from '#platform/secret-box.ts'
import { messagesTo } from '../../../test/mailbox.ts'
import { createBrowser, startPushService } from '../../../test/push-service.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { forgetPushToken as forget, listPushTokens } from '../../accounts/accounts.repository.ts'
import { createDeliverer } from '../deliver.ts'
import { createRenderer } from '../render-notification.ts'
import { createFcm } from './fcm.ts'
import { createPushChannel } from './push-channel.ts'
import { createVapidKeys } from './vapid-keys.ts'
import { createWebPush } from './web-push.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })

beforeAll(async () => {
  server = await startTestServer({ SMS_URL: `${serviceEnvironment().MAILBOX_URL}/sms` })
  service = await startPushService()
})
beforeEach(() => {
  service.received.length = 0
  service.answerWith(() => ({ status: 201 }))
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const siteUrl = 'http://gable.test'

/** As in the product, with a push service of ours in the place of everybody else's. */
function createDelivery() {
  const { db, config } = server
  const getKeys = createVapidKeys({ db, box: createSecretBox(config.AUTH_SECRET, 'push') })
  const account = {
    project_id: 'homes',
    client_email: 'push@homes.test',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    token_uri: `${service.url}/token`,
  }
  const channel = createPushChannel({
    db,
    devices: { list: listPushTokens, forget },
    findText: async () => undefined,
    render: createRenderer({ db, listings: {}, currency: 'EUR', siteUrl }),
    toBrowser: createWebPush({ getKeys, siteUrl, agent: service.agent }),
    toApp: createFcm({ account, url: service.url }),
    siteUrl,
  })
  const deliver = createDeliverer({ db, channels: { push: channel } })
  return (notificationId: number) => deliver({ notificationId, channel: 'push' }, crypto.randomUUID())
}

async function tell(to: number): Promise<number> {
  const { product, db } = server
  await db
    .transaction()
    .execute((tx) => product.notify(tx, { to, kind: 'security', detail: { notice: 'passwordChanged' } }))
  const row = db.selectFrom('notification').select('id').where('accountId', '=', to).orderBy('id', 'desc')
  return (await row.executeTakeFirstOrThrow()).id
}

const stateOf = async (notificationId: number) =>
  (
    await server.db
      .selectFrom('notificationDelivery')
      .select('state')
      .where('notificationId', '=', notificationId)
      .where('channel', '=', 'push')
      .executeTakeFirst()
  )?.state

async function memberWith(...tokens: string[]) {
  const member = await server.addMember()
  for (const pushToken of tokens) await member.call(updatePushToken, { pushToken })
  return member
}

test('a browser can read what was pushed, nobody else, and it is type, title and address', async () => {
  const browser = createBrowser()
  const { id, call } = await memberWith(browser.token)
  const notificationId = await tell(id)
  await createDelivery()(notificationId)
  const [pushed] = service.received
  expect(service.received).toHaveLength(1)
  expect(pushed?.path).toBe(browser.path)
  expect(pushed?.body.toString('latin1')).not.toContain('password')
  expect(browser.decrypt(pushed?.body ?? Buffer.alloc(0))).toEqual({
    type: 'security',
    title: 'Your password was changed',
    url: 'http://gable.test/user/security',
  })
  expect(() => createBrowser().decrypt(pushed?.body ?? Buffer.alloc(0))).toThrow(/authenticate/)

  const { publicKey } = (await call(getPushKey, {})).data
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(pushed?.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: 'https://push.example.com' })
  expect(await stateOf(notificationId)).toBe('sent')
})

test('the key stays the same, also for a process that starts later, and one that asks at the same time', async () => {
  const make = () => createVapidKeys({ db: server.db, box: createSecretBox('another secret', 'push') })
  await server.db.deleteFrom('siteSecret').execute()
  const keys = await Promise.all(Array.from({ length: 8 }, () => make()()))
  expect(new Set([...keys, await make()()].map(({ publicKey }) => publicKey)).size).toBe(1)
  const { sealed } = await server.db.selectFrom('siteSecret').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.toString('latin1')).not.toContain(keys[0]?.privateKey)
  // Sealed with a secret that is gone, it cannot be read: there is a new one.
  const { publicKey } = await createVapidKeys({ db: server.db, box: createSecretBox('a third', 'push') })()
  expect(publicKey).not.toBe(keys[0]?.publicKey)
})

test.each([404, 410])('a browser whose service answers %i is forgotten', async (status) => {
  const [gone, kept] = [createBrowser(), createBrowser()]
  const { id } = await memberWith(gone.token, kept.token)
  service.answerWith(({ path }) => ({ status: path === gone.path ? status : 201 }))
  const notificationId = await tell(id)
  await createDelivery()(notificationId)
  expect(await listPushTokens(server.db, id)).toEqual([kept.token])
  expect(await stateOf(notificationId)).toBe('sent')
})

test('F21 while no service takes it, it waits; afterwards it goes out once, whoever repeats the job', async () => {
  const { id } = await memberWith(createBrowser().token)
  service.answerWith(() => ({ status: 503 }))
  const notificationId = await tell(id)
  const deliver = createDelivery()
  await expect(deliver(notificationId)).rejects.toThrow('No push service took the message')
  expect(await stateOf(notificationId)).toBe('waiting')
  service.answerWith(() => ({ status: 201 }))
  service.received.length = 0
  await Promise.all(Array.from({ length: 10 }, () => deliver(notificationId)))
  expect(service.received).toHaveLength(1)
  expect(await stateOf(notificationId)).toBe('sent')
})

test('a redirect is not followed', async () => {
  const { id } = await memberWith(createBrowser().token)
  service.answerWith(() => ({ status: 302 }))
  await expect(createDelivery()(await tell(id))).rejects.toThrow('No push service took the message')
  expect(service.received).toHaveLength(1)
})

test('F21 a service that never ends its answer is given up', async () => {
  const slow = createServer((socket) => {
    socket.write('HTTP/1.1 201 Created\r\nx-slow: ')
    const timer = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(timer)).on('error', () => {})
  })
  await new Promise<void>((up) => void slow.listen(0, '127.0.0.1', up))
  const agent = new Agent()
  Object.assign(agent, { createConnection: () => connect((slow.address() as AddressInfo).port, '127.0.0.1') })
  const getKeys = createVapidKeys({ db: server.db, box: createSecretBox(server.config.AUTH_SECRET, 'push') })
  const push = createWebPush({ getKeys, siteUrl, agent, timeoutMs: 200 })
  expect(await push(createBrowser().token, { type: 'security', title: 'x', url: siteUrl }, 'n1')).toBe('failed')
  await new Promise((closed) => void slow.close(closed))
})

test.each([
  'https://127.0.0.1/a',
  'https://localhost/a',
  'http://push.example.com/a',
  'https://push.example.com:5432/a',
])('T33 a browser cannot be registered at %j', async (endpoint) => {
  const { id, call } = await server.addMember()
  await expect(call(updatePushToken, { pushToken: createBrowser(endpoint).token })).rejects.toMatchObject({
    code: 'invalid_request',
  })
  expect(await listPushTokens(server.db, id)).toEqual([])
})

test('T33 a name that leads to ourselves gets nothing', async () => {
  const getKeys = createVapidKeys({ db: server.db, box: createSecretBox(server.config.AUTH_SECRET, 'push') })
  const push = createWebPush({ getKeys, siteUrl })
  const { token } = createBrowser('https://gable.localhost/a')
  expect(await push(token, { type: 'security', title: 'x', url: siteUrl }, 'n1')).toBe('failed')
  expect(service.received).toEqual([])
})

test('an app is reached by FCM with a token that was asked for once, and forgotten when it is gone', async () => {
  const { id } = await memberWith('app-one', 'app-two')
  service.answerWith(({ path, body }) => {
    if (path === '/token') return { status: 200, body: { access_token: 'from-google', expires_in: 3600 } }
    const { message } = JSON.parse(body.toString()) as { message: { token: string } }
    if (message.token === 'app-one') return { status: 200, body: { name: 'projects/homes/messages/1' } }
    return { status: 404, body: { error: { code: 404, details: [{ errorCode: 'UNREGISTERED' }] } } }
  })
  const deliver = createDelivery()
  const notificationId = await tell(id)
  await deliver(notificationId)
  const [asked, ...sent] = service.received
  const form = new URLSearchParams(asked?.body.toString())
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const { payload } = await jwtVerify(form.get('assertion') ?? '', google.publicKey, {
    audience: `${service.url}/token`,
  })
  expect(payload).toMatchObject({ iss: 'push@homes.test', scope: 'https://www.googleapis.com/auth/firebase.messaging' })
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/v1/projects/homes/messages:send'))
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer from-google', 'content-type': 'application/json' })
  const bodies = sent.map(({ body }) => JSON.parse(body.toString()) as unknown)
  const told = { type: 'security', title: 'Your password was changed', url: 'http://gable.test/user/security' }
  expect(bodies).toContainEqual({
    message: {
      token: 'app-one',
      notification: { title: told.title },
      data: told,
      android: { collapse_key: `n${notificationId}` },
      apns: { headers: { 'apns-collapse-id': `n${notificationId}` } },
    },
  })
  expect(await listPushTokens(server.db, id)).toEqual(['app-one'])
  await deliver(await tell(id))
  expect(service.received.filter(({ path }) => path === '/token')).toHaveLength(1)
})

test('FCM that refuses us is no reason to forget an app', async () => {
  const { id } = await memberWith('app-three')
  service.answerWith(({ path }) =>
    path === '/token'
      ? { status: 200, body: { access_token: 'from-google', expires_in: 3600 } }
      : { status: 404, body: { error: { code: 404, message: 'no such project' } } },
  )
  await expect(createDelivery()(await tell(id))).rejects.toThrow('No push service took the message')
  expect(await listPushTokens(server.db, id)).toEqual(['app-three'])
})

test('a device is left alone after sign-out, or when its owner says so; a member has a bounded number', async () => {
  const [one, two] = [createBrowser().token, createBrowser().token]
  const member = await memberWith(one, two)
  const stranger = await server.addMember()
  await stranger.call(forgetPushToken, { pushToken: one })
  expect(await listPushTokens(server.db, member.id)).toHaveLength(2)
  await member.call(forgetPushToken, { pushToken: one })
  await member.call(signOut, { pushToken: two })
  expect(await listPushTokens(server.db, member.id)).toEqual([])
  // Whoever has nothing to push to has no record of it either.
  expect(await stateOf(await tell(member.id))).toBeUndefined()
  const many = await memberWith(...Array.from({ length: 22 }, (_, index) => `app ${member.id} ${index}`))
  expect(await listPushTokens(server.db, many.id)).toHaveLength(20)
})

test('security messages also go to a phone that was proved, unless its owner switches that off', async () => {
  const phone = `+3519${Math.floor(1e7 + Math.random() * 9e7)}`
  const { id, call } = await server.addMember({ loginPhone: phone })
  await tell(id)
  await server.db
    .transaction()
    .execute((tx) => server.product.notify(tx, { to: id, kind: 'report', detail: { outcome: 'upheld' } }))
  await server.runJobs()
  const texts = (await messagesTo(phone)).map(({ text }) => text)
  expect(texts).toEqual(['Your password was changed\nhttp://gable.test/user/security'])
  const { phone: shown, choices } = (await call(getNotificationSettings, {})).data
  expect(shown).toBe(phone)
  expect(choices.filter(({ channel, isOn }) => channel === 'sms' && isOn)).toEqual([
    { kind: 'security', channel: 'sms', isOn: true },
  ])
})

test('a site without text messages offers none, and half of a day’s are kept for codes', async () => {
  const own = await startTestServer({ SMS_URL: `${serviceEnvironment().MAILBOX_URL}/sms`, SMS_PER_DAY: '2' })
  const without = await startTestServer()
  try {
    const { call } = await without.addMember()
    expect((await call(getNotificationSettings, {})).data.choices.some(({ channel }) => channel === 'sms')).toBe(false)
    const phone = `+3519${Math.floor(1e7 + Math.random() * 9e7)}`
    const { id } = await own.addMember({ loginPhone: phone })
    for (let round = 0; round < 3; round += 1)
      await own.db
        .transaction()
        .execute((tx) => own.product.notify(tx, { to: id, kind: 'security', detail: { notice: 'passwordChanged' } }))
    await own.runJobs()
    expect(await messagesTo(phone)).toHaveLength(1)
  } finally {
    await own.stop()
    await without.stop()
  }
})
