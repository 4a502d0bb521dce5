import { allCalls } from '@gable/contract/all-calls'
import { hasBody } from '@gable/contract/call'
import { postProperty } from '@gable/contract/posting'
import { searchProperties } from '@gable/contract/properties'
import { listAudit } from '@gable/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../platform/access.ts'
import { dumpDatabase } from '../test/dump-database.ts'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { openToNetwork } from '../test/send-from.ts'
import { newListing, photo, startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const calls = Object.entries(allCalls)
const newEmail = () => `${crypto.randomUUID()}@gable.test`

/** Under which address the limiter counted the last guess. */
const countedAs = async (of: TestServer) => {
  const keys = of.db.selectFrom('rateWindow').select('key').where('key', 'like', 'guess-ip:%')
  const found = (await keys.execute()).map(({ key }) => key.slice('guess-ip:'.length))
  await of.db.deleteFrom('rateWindow').execute()
  return found
}

test.each([
  [0, '198.51.100.1', '127.0.0.9'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, 'unknown, 203.0.113.7, 198.51.100.1', '198.51.100.1'],
  [2, '203.0.113.7, 198.51.100.1', '203.0.113.7'],
  [2, '192.0.2.66, 203.0.113.7, 198.51.100.1', '203.0.113.7'],
])('T64 behind %i proxies a caller who says %j is counted as %s', async (proxies, forwarded, counted) => {
  const behind = await startTestServer({ TRUSTED_PROXIES: String(proxies) })
  const send = await openToNetwork(behind.app)
  const spoofed = {
    'x-forwarded-for': forwarded,
    forwarded: 'for=192.0.2.99',
    'x-real-ip': '192.0.2.99',
    'true-client-ip': '192.0.2.99',
    'cf-connecting-ip': '192.0.2.99',
    'x-client-ip': '192.0.2.99',
  }
  await send('/api/verify-otp', { from: '127.0.0.9', headers: spoofed, body: { email: newEmail(), otp: '123456' } })
  expect(await countedAs(behind)).toEqual([counted])
  await behind.stop()
})

const oddTypes = [
  'application/json\ta',
  ' application/json',
  'application/json ;',
  'application/json;charset=utf-8,text/plain',
  'application/jsongarbage',
  'application/json/garbage',
  'application/vnd.api+json',
  'APPLICATION/JSON;a',
  'Application/Json; Charset=latin1',
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded;\tgarbage',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  '',
]

test.each(calls.filter(([, call]) => hasBody(call)))(
  'T65 %s checks what comes under any content type',
  async (_, call) => {
    const { token } = await server.addMember({ staffRole: 'owner', isFresh: true })
    const before = await dumpDatabase(server.product.pool)
    for (const type of oddTypes) {
      const headers = { 'content-type': type, authorization: `Bearer ${token}` }
      const reply = await server.app.inject({
        method: 'POST',
        url: `/api${call.path}`,
        headers,
        payload: '{"is_admin":1,"email":["a"]}',
      })
      expect([type, reply.statusCode]).toEqual([
        type,
        expect.toSatisfy((status: number) => status === 400 || status === 415),
      ])
    }
    expect(await dumpDatabase(server.product.pool)).toBe(before)
  },
)

describe('other sites', () => {
  const origins = [
    'https://evil.test',
    'null',
    'http://gable.test.evil.test',
    'http://evil-gable.test',
    'http://gable.test',
  ]

  test.each(calls)('T67 no browser is told that another site may read or send %s', async (_, call) => {
    for (const origin of origins) {
      const url = `/api${call.path}`
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin,
          'access-control-request-method': call.method,
          'access-control-request-headers': 'authorization, content-type',
        },
      })
      const asked = await server.app.inject({ method: call.method, url, headers: { origin } })
      for (const { headers } of [preflight, asked]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
      expect([404, 405]).toContain(preflight.statusCode)
    }
  })

  test.each(calls.filter(([, call]) => hasBody(call) && call.access !== 'public'))(
    'T67 the cookie does not write for another site: %s',
    async (_, call) => {
      const { token } = await server.addMember({ staffRole: 'owner', isFresh: true })
      const before = await dumpDatabase(server.product.pool)
      for (const headers of [
        ...origins.slice(0, 4).map((origin) => ({ origin })),
        {},
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const cookie = `${sessionCookie}=${token}`
        const reply = await sendCall(server.app, call, sampleInput(call), { headers: { ...headers, cookie } })
        expect([headers, reply.statusCode]).toEqual([headers, 403])
      }
      expect(await dumpDatabase(server.product.pool)).toBe(before)
    },
  )
})

describe('shared caches', () => {
  const reads = calls.filter(([, call]) => !hasBody(call) && call.access !== 'public')

  test.each(reads)(
    'T68 the answer of %s to a member is theirs alone, by either way to say who they are',
    async (_, call) => {
      const { token } = await server.addMember({ staffRole: 'owner', isFresh: true })
      for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `${sessionCookie}=${token}` }]) {
        const reply = await sendCall(server.app, call, sampleInput(call), { headers: headers })
        expect(reply.headers['cache-control']).toMatch(/^(private, )?no-store$|^private, no-cache$/)
        expect(reply.headers.vary).toMatch(/^authorization, cookie\b/)
      }
    },
  )

  test('T68 whoever asks after a member sees nothing of theirs, and unknown headers change no answer', async () => {
    const canary = `canary-${crypto.randomUUID()}`
    const member = await server.addMember({ name: canary, mobile: canary, address: canary })
    await member.call(postProperty, await newListing({ title: canary }))
    const strange = {
      'x-forwarded-host': 'evil.test',
      'x-original-url': '/api/sessions',
      'x-rewrite-url': '/api/sessions',
      'x-http-method-override': 'POST',
      'x-forwarded-proto': 'https',
      'x-host': 'evil.test',
      origin: 'https://evil.test',
      referer: 'https://evil.test/',
    }
    for (const [name, call] of calls.filter(([, { method, access }]) => method === 'GET' && access === 'optional')) {
      await sendCall(server.app, call, sampleInput(call), { token: member.token })
      const plain = await sendCall(server.app, call, sampleInput(call))
      const odd = await sendCall(server.app, call, sampleInput(call), { headers: strange })
      expect([name, plain.body.includes(canary), odd.body]).toEqual([name, false, plain.body])
    }
  })
})

describe('demo mode', () => {
  let demo: TestServer
  beforeAll(async () => {
    demo = await startTestServer({ DEMO_MODE: 'true' })
  })
  afterAll(() => demo.stop())

  /** Coming in, proving who one is, and leaving; every other write is refused. */
  const exempt = [
    'POST /before-logout',
    'POST /confirm-identity',
    'POST /confirm-identity-code',
    'POST /get-otp',
    'POST /passkey-challenge',
    'POST /passkey-sign-in',
    // Writes nothing: its secret stays out of addresses.
    'POST /read-agency-invitation',
    'POST /second-step',
    'POST /second-step-challenge',
    'POST /second-step-passkey',
    'POST /user-register',
    'POST /user_signup',
    'POST /verify-otp',
  ]

  test('T70 writes that a demonstration allows are sign-in and sign-out alone', () => {
    const allowed = calls.filter(([, call]) => hasBody(call) && call.demo === 'allowed')
    expect(allowed.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(exempt)
  })

  test.each(calls.filter(([, { demo: rule }]) => rule === 'refused'))(
    'T70 a demonstration refuses %s to everybody, and nothing is written',
    async (_, call) => {
      const { token } = await demo.addMember({ staffRole: 'owner', isFresh: true })
      const before = await dumpDatabase(demo.product.pool)
      const files = call.hasFiles ? { title_image: await photo({ width: 130, height: 130 }) } : {}
      const reply = await sendCall(demo.app, call, { ...sampleInput(call), ...files }, { token })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'demo_refused'])
      expect(await dumpDatabase(demo.product.pool)).toBe(before)
    },
  )

  test('T70 a demonstration can still be looked at', async () => {
    expect((await demo.visitor.call(searchProperties, {})).total).toBe(0)
  })
})

describe('the record', () => {
  test('T76 every call that is denied to a member leaves one line that names them and the call', async () => {
    for (const [, call] of calls.filter(([, { access }]) => access.startsWith('staff:'))) {
      const member = await server.addMember()
      expect((await sendCall(server.app, call, sampleInput(call), { token: member.token })).statusCode).toBe(403)
      const lines = server.db.selectFrom('audit').selectAll().where('actorId', '=', member.id)
      expect(await lines.execute()).toMatchObject([
        { action: 'access.denied', outcome: 'denied', objectKind: 'call', objectId: `/api${call.path}` },
      ])
    }
  })

  test('T76 the record can be read by whoever holds the role, and changed by nobody who holds our password', async () => {
    const owner = await server.addMember({ staffRole: 'owner' })
    expect((await owner.call(listAudit, {})).data.length).toBeGreaterThan(0)
    const before = await server.db.selectFrom('audit').selectAll().orderBy('id').execute()
    for (const change of ['update audit set action = action', 'delete from audit', 'truncate audit']) {
      await expect(server.product.pool.query(change)).rejects.toThrow(/append-only|permission denied/)
    }
    expect(await server.db.selectFrom('audit').selectAll().orderBy('id').execute()).toEqual(before)
  })
})

describe('headers', () => {
  const classes: Record<string, () => Promise<string>> = {
    'an answer': async () => '/api/web-settings',
    'a refusal for want of a session': async () => '/api/sessions',
    'an invalid request': async () => '/api/get_property?limit=x',
    'an unknown call': async () => '/api/nowhere',
    'an unknown method': async () => '/api/post_property',
    'no file': async () => `/media/${crypto.randomUUID()}/320.webp`,
    'a file': async () => {
      const member = await server.addMember()
      await member.call(postProperty, await newListing())
      await server.runJobs()
      const media = server.db.selectFrom('media').select('id').where('ownerId', '=', member.id)
      const { id } = await media.executeTakeFirstOrThrow()
      return `${server.product.media.pictures.signedAddressOf(id)}/320.webp`
    },
    'the document of the API': async () => '/api/openapi.json',
    'a health check': async () => '/healthz',
    metrics: async () => '/metrics',
  }
  const protective = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]

  test.each(Object.entries(classes))('T75 %s carries the headers that keep it data', async (_, findPath) => {
    const { headers } = await server.app.inject(await findPath())
    expect(Object.fromEntries(protective.map((name) => [name, headers[name]]))).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
  })
})
