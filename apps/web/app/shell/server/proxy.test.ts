import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Environment } from '../environment.server.ts'
import { forwardSockets } from './forward-sockets.ts'
import { forwardToApi } from './proxy.ts'

let api: Server
const received: Record<string, unknown>[] = []
beforeAll(async () => {
  api = createServer(({ headers, url }, response) => {
    received.push(headers)
    if (url?.includes('busy')) response.writeHead(503, { 'retry-after': '1' })
    response.end('{}')
  })
  api.on('upgrade', ({ headers }, socket) => {
    received.push(headers)
    if (headers.cookie !== 'allowed') {
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  await new Promise<void>((up) => void api.listen(0, '127.0.0.1', up))
})
afterAll(() => void api.close())

async function startWeb(trustedProxies: number) {
  const app = fastify({ trustProxy: (_: string, hop: number) => hop < trustedProxies, forceCloseConnections: 'idle' })
  const { port } = api.address() as AddressInfo
  const environment = { API_URL: `http://127.0.0.1:${port}/api`, TRUSTED_PROXIES: trustedProxies } as Environment
  await app.register((scope) => forwardToApi(scope, environment))
  forwardSockets(app, environment)
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test.each([
  [0, '203.0.113.7', '127.0.0.1'],
  [0, 'unknown, 203.0.113.7, 198.51.100.1', '127.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '192.0.2.66, 203.0.113.7', '203.0.113.7'],
])('T64 what a visitor says about their address does not reach the api: %i balancers, %j', async (...given) => {
  const [balancers, spoofed, counted] = given
  const { app, url } = await startWeb(balancers)
  for (const path of ['/api/web-settings', '/media/some/320.webp']) {
    await fetch(url + path, { headers: { 'x-forwarded-for': spoofed } })
    expect(received.at(-1)?.['x-forwarded-for']).toBe(counted)
  }
  await app.close()
})

test.each(['/api/busy', '/media/busy/320.webp'])(
  'F30 an api that is too busy is asked once, and its answer goes on: %s',
  async (path) => {
    const { app, url } = await startWeb(0)
    const before = received.length
    const answer = await fetch(url + path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(received.length - before).toBe(1)
    await app.close()
  },
)

/** The first answer to somebody who asks for a socket, with the socket if there is one. */
const askForSocket = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; socket?: Duplex }>((resolve, reject) => {
    const asking = request(url, { headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers } })
    asking.on('response', ({ statusCode: status }) => resolve({ status }))
    asking.on('upgrade', ({ statusCode: status }, socket) => resolve({ status, socket }))
    asking.on('error', reject)
    asking.end()
  })

test('T64 a socket passes through to the api, which learns who asks, and ends with this process', async () => {
  const { app, url } = await startWeb(0)
  const { status, socket } = await askForSocket(`${url}/api/live?EIO=4`, {
    cookie: 'allowed',
    'x-forwarded-for': '203.0.113.7',
  })
  expect(status).toBe(101)
  expect(received.at(-1)?.['x-forwarded-for']).toBe('127.0.0.1')
  const echoed = new Promise((heard) => void socket?.once('data', (data) => heard(String(data))))
  socket?.write('ping')
  expect(await echoed).toBe('ping')
  const gone = new Promise((ended) => void socket?.once('close', ended))
  socket?.resume()
  await app.close()
  await gone
})

test('T62 whom the api refuses gets no socket, and other addresses have none', async () => {
  const { app, url } = await startWeb(0)
  expect((await askForSocket(`${url}/api/live?EIO=4`)).status).toBe(403)
  const before = received.length
  expect((await askForSocket(`${url}/api/web-settings`, { cookie: 'allowed' })).status).toBe(404)
  expect(received).toHaveLength(before)
  await app.close()
})
