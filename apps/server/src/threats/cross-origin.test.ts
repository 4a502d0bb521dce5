import { allCalls } from '@gable/contract/all-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../platform/access.ts'
import { lastCode, receiveCode } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

const app = 'https://app.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ API_ORIGINS: `${app},http://127.0.0.1:3000` })
})
afterAll(() => server.stop())

const crossing = (headers: object) => Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))
const preflight = (origin: string, path: string, method: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `/api${path}`,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  })

describe('other origins', () => {
  test.each([
    [app, true],
    ['http://127.0.0.1:3000', true],
    ['https://app.example.evil.test', false],
    ['https://evil-app.example', false],
    ['http://app.example', false],
    ['https://app.example:8443', false],
    ['HTTPS://APP.EXAMPLE', false],
    ['null', false],
    ['', false],
    ['https://evil.test', false],
  ])('T67 a preflight from %j is allowed for every call: %j', async (origin, isAllowed) => {
    for (const { path, method } of Object.values(allCalls)) {
      const { statusCode, headers } = await preflight(origin, path, method)
      if (!isAllowed) {
        expect([path, crossing(headers)]).toEqual([path, []])
        continue
      }
      expect([path, statusCode]).toEqual([path, 204])
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-methods']).toContain(method)
      expect(headers['access-control-allow-headers']).toMatch(/authorization.*content-type.*idempotency-key/)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('T67 an answer and a refusal can be read by the origin that asked, with its token', async () => {
    const { token } = await server.addMember()
    const ask = (headers: object) => server.app.inject({ url: '/api/sessions', headers: { origin: app, ...headers } })
    for (const [reply, status] of [
      [await ask({ authorization: `Bearer ${token}` }), 200],
      [await ask({ authorization: 'Bearer wrong' }), 401],
    ] as const) {
      expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([status, app])
      expect(reply.headers.vary).toContain('origin')
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('T67 resumable uploads, which answer past the hooks, can be read by it too, and by no other', async () => {
    const { token } = await server.addMember()
    const address = await server.app.listen({ port: 0 })
    const begin = (origin: string) =>
      fetch(`${address}/api/uploads`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'upload-length': '10' },
      })
    const reply = await begin(app)
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([201, app])
    expect(reply.headers.get('access-control-expose-headers')?.toLowerCase()).toMatch(/location.*upload-offset/)
    expect((await begin('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('T67 the cookie of a browser says nothing from an allowed origin either', async () => {
    const { token } = await server.addMember()
    const headers = { origin: app, cookie: `${sessionCookie}=${token}` }
    expect((await server.app.inject({ url: '/api/sessions', headers })).statusCode).toBe(401)
    const write = { method: 'POST', url: '/api/revoke-session', headers, payload: {} } as const
    expect((await server.app.inject(write)).statusCode).toBe(403)
  })

  const signingIn = (method: 'GET' | 'POST', path: string, origin: string, values: object, cookie?: string) =>
    server.app.inject({
      method,
      url: `/api/${path}${method === 'GET' ? `?${new URLSearchParams({ ...values })}` : ''}`,
      headers: { origin, 'sec-fetch-site': 'cross-site', ...(cookie && { cookie }) },
      ...(method === 'POST' && { payload: values }),
    })

  test('T67 a page of an allowed origin signs in for a token, and no cookie is set or read', async () => {
    const email = `${crypto.randomUUID()}@gable.test`
    const asked = await signingIn('POST', 'get-otp', app, { email })
    expect([asked.statusCode, asked.cookies]).toEqual([200, []])
    const { challenge_id } = asked.json<{ data: { challenge_id: string } }>().data
    const otp = await lastCode(server, email)
    const proof = { email, otp, session_transport: 'cookie' }
    const byCookie = await signingIn('POST', 'verify-otp', app, proof, `__Host-challenge=${challenge_id}`)
    expect(byCookie.statusCode).toBe(401)
    const signedIn = await signingIn('POST', 'verify-otp', app, { ...proof, challenge_id })
    expect([signedIn.statusCode, signedIn.cookies]).toEqual([200, []])
    expect(signedIn.headers['access-control-allow-origin']).toBe(app)
    const { token } = signedIn.json<{ data: { token: string } }>().data
    const headers = { origin: app, authorization: `Bearer ${token}` }
    expect((await server.app.inject({ url: '/api/sessions', headers })).statusCode).toBe(200)
  })

  test.each([
    ['POST', 'https://evil.test'],
    ['POST', 'https://app.example.evil.test'],
    ['GET', app],
  ] as const)('T67 a %s from %s can neither ask for a code nor try one', async (method, origin) => {
    const email = `${crypto.randomUUID()}@gable.test`
    const replies = [
      await signingIn(method, 'get-otp', origin, { email }),
      await signingIn(method, 'verify-otp', origin, { email, otp: '123456' }),
      await signingIn(method, 'forgot-password', origin, { email }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })

  test.each([
    ['https://evil.test', 403],
    ['null', 403],
    ['http://gable.test.evil.test', 403],
    ['http://gable.test', 200],
    [app, 200],
    [undefined, 200],
  ])('T67 a browser that tells only the origin %s is answered with %i', async (origin, status) => {
    const headers = origin === undefined ? {} : { origin }
    const ask = (path: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers,
        payload: { email: `${crypto.randomUUID()}@gable.test` },
      })
    const replies = [await ask('get-otp'), await ask('forgot-password')]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status])
  })

  test('T67 a page of another origin signs nobody in as somebody else, in old browsers either', async () => {
    const email = `${crypto.randomUUID()}@gable.test`
    const otp = await receiveCode(server, email)
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/verify-otp',
      headers: { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, otp, session_transport: 'cookie' }).toString(),
    })
    expect([reply.statusCode, reply.cookies]).toEqual([403, []])
  })

  test('T67 only calls can be reached from other origins', async () => {
    for (const url of ['/healthz', '/metrics', '/media/x/320.webp']) {
      expect(crossing((await server.app.inject({ url, headers: { origin: app } })).headers)).toEqual([])
    }
  })
})
