import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Environment } from '../environment.server.ts'
import { forwardToApi } from './proxy.ts'

let api: Server
const received: Record<string, unknown>[] = []
beforeAll(async () => {
  api = createServer(({ headers, url }, response) => {
    received.push(headers)
    if (url?.includes('busy')) response.writeHead(503, { 'retry-after': '1' })
    response.end('{}')
  })
  await new Promise<void>((up) => void api.listen(0, '127.0.0.1', up))
})
afterAll(() => void api.close())

async function startWeb(trustedProxies: number) {
  const app = fastify({ trustProxy: (_: string, hop: number) => hop < trustedProxies })
  const { port } = api.address() as AddressInfo
  await app.register((scope) => forwardToApi(scope, { API_URL: `http://127.0.0.1:${port}/api` } as Environment))
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
