import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { postProperty } from '@gable/contract/posting'
import { afterEach, expect, test } from 'vitest'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function startWith(url: string, timeoutMs = 100): Promise<TestServer> {
  const server = await startTestServer({
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_URL: url,
    OPENSEARCH_TIMEOUT_MS: String(timeoutMs),
  })
  cleanUps.push(() => server.stop())
  const lister = await server.addMember()
  const { slug } = (await lister.call(postProperty, await newListing({ title: 'Lighthouse' }))).data
  await server.product.properties.approve(slug)
  return server
}

async function listen(listener: Server): Promise<string> {
  const sockets = new Set<Socket>()
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => listener.close(resolve))
  })
  const { port } = listener.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

async function expectFallback(server: TestServer) {
  const reply = await server.app.inject('/api/get-property-list?search=lighthouse')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ error: false, total: 1, data: [{ title: 'Lighthouse' }] })
  expect(reply.headers).toMatchObject({ 'x-search-engine': 'postgres', 'x-search-fallback': 'true' })
}

const fallbacks = async (server: TestServer) =>
  Number(/^gable_search_fallback_total (\d+)/m.exec((await server.app.inject('/metrics')).body)?.[1])

test('with nobody on the port PostgreSQL answers, and the answer and the metrics say so', async () => {
  const server = await startWith('http://127.0.0.1:9')
  await expectFallback(server)
  await expectFallback(server)
  expect(await fallbacks(server)).toBe(2)
})

test('an OpenSearch that accepts and never answers costs a few visitors a moment, and then nobody', async () => {
  let connections = 0
  const url = await listen(
    createServer(() => {
      connections += 1
    }),
  )
  const server = await startWith(url)
  connections = 0
  for (let visit = 0; visit < 8; visit += 1) await expectFallback(server)
  // Five failures in a row open the circuit; later visitors do not wait for a time-out.
  expect(connections).toBe(5)
  expect(await fallbacks(server)).toBe(8)
})

const saying = (body: object) => {
  const json = JSON.stringify(body)
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json}`
}
const nothing = { total: { value: 0 }, hits: [] }

/** Says the same to everybody who asks, once the whole question is there, and that nothing more follows. */
const listenAndSay = (said: string) => {
  const answer = said.replace('\r\n', '\r\nconnection: close\r\n')
  const head = answer.slice(0, answer.indexOf('\r\n\r\n') + 4)
  return listen(
    createHttpServer((question) => {
      question.resume().on('end', () => question.socket.end(question.method === 'HEAD' ? head : answer))
    }),
  )
}

test.each([
  ['an error', 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n'],
  ['nonsense', 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\nnot JSON!'],
  ['an answer without hits', saying({})],
  ['an answer of some shards', saying({ timed_out: false, _shards: { total: 2, successful: 1 }, hits: nothing })],
])('%s of OpenSearch is not an answer', async (_, answer) => {
  const server = await startWith(await listenAndSay(answer))
  await expectFallback(server)
  expect(await fallbacks(server)).toBe(1)
})

test('what OpenSearch found before its time was over is an answer that says so, without counts', async () => {
  const found = { total: { value: 3 }, hits: [] }
  const url = await listenAndSay(saying({ timed_out: true, _shards: { total: 1, successful: 1 }, hits: found }))
  // Longer than any machine needs: what took too long was asked of PostgreSQL instead.
  const server = await startWith(url, 10_000)
  const reply = await server.app.inject('/api/search')
  expect([reply.statusCode, reply.headers['x-search-engine']]).toEqual([200, 'opensearch'])
  const { data, total } = reply.json()
  expect([total, data.total_is_minimum]).toEqual([3, true])
  expect(data.facets.flatMap(({ counts }: { counts: unknown[] }) => counts)).toEqual([])
})
