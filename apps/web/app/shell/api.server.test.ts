import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signOut } from '@gable/contract/accounts'
import { getProperties } from '@gable/contract/properties'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiFor } from './api.server.ts'
import { readEnvironment } from './environment.server.ts'
import { visitContext } from './visit.server.ts'

type ApiAnswer = { status: number; body: object; headers?: Record<string, string> }

/** A visit to a site whose API gives these answers, the last one ever after, and what the API saw of it. */
async function visit(answers: ApiAnswer | [ApiAnswer, ...ApiAnswer[]], cookie: string, signal?: AbortSignal) {
  const seen: Record<string, unknown>[] = []
  const queue = [answers].flat()
  const api = createServer(({ url, headers }, response) => {
    seen.push({ url, ...headers })
    const [{ status, body, headers: own }] = (queue.length > 1 ? queue.splice(0, 1) : queue) as [ApiAnswer]
    response.writeHead(status, { 'x-request-id': 'of-the-api', ...own }).end(JSON.stringify(body))
  }).listen(0)
  const { port } = api.address() as AddressInfo
  const context = new RouterContextProvider()
  const environment = { ...readEnvironment(), API_URL: `http://127.0.0.1:${port}/api` }
  context.set(visitContext, { environment, requestId: 'of-the-page', clientAddress: '192.0.2.7', nonce: undefined })
  const call = apiFor({
    request: new Request('http://gable.test/', { headers: { cookie }, signal: signal ?? null }),
    context,
  })
  return { call, seen, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() }
}

const found = { status: 200, body: { error: false, message: '', data: [] } }
const missing = { status: 404, body: { error: true, message: 'Not found', data: null, code: 'not_found' } }

test('the session goes from the cookie to the API, with the address and the id of the visit', async () => {
  await using site = await visit(found, 'theme=dark; __Host-session=secret')
  await site.call(getProperties, { slug: 'sea-view' })
  expect(site.seen[0]).toMatchObject({
    url: '/api/get_property?slug_id=sea-view',
    authorization: 'Bearer secret',
    'x-forwarded-for': '192.0.2.7',
    'x-request-id': 'of-the-page',
  })
})

test("a call's failure becomes the status of the page, with the id under which it is found in the log", async () => {
  await using site = await visit(missing, '')
  await expect(site.call(getProperties, { slug: 'gone' })).rejects.toMatchObject({
    init: { status: 404 },
    data: { code: 'not_found', requestId: 'of-the-api' },
  })
  expect(site.seen[0]).not.toHaveProperty('authorization')
})

test('what is missing comes with the newest homes, and without them where nobody tells them in time', async () => {
  await using site = await visit([missing, found], '')
  await expect(site.call(getProperties, { slug: 'gone' })).rejects.toMatchObject({ data: { homes: [] } })
  expect(site.seen[1]).toMatchObject({ url: '/api/get-property-list?limit=4' })
  await using silent = await visit([missing, { status: 500, body: {} }], '')
  await expect(silent.call(getProperties, { slug: 'gone' })).rejects.toMatchObject({
    init: { status: 404 },
    data: { homes: [] },
  })
})

test('an API that cannot be reached makes the page unavailable, not missing', async () => {
  const site = await visit(missing, '')
  await site[Symbol.asyncDispose]()
  await expect(site.call(getProperties, {})).rejects.toMatchObject({ init: { status: 503 } })
})

const busy = (retryAfter?: string): ApiAnswer => ({
  status: 503,
  body: { error: true, message: 'Too busy', data: null, code: 'overloaded' },
  ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
})

test('a read that meets a busy API is asked once more after the told second', async () => {
  await using site = await visit([busy('1'), found], '')
  const askedAt = performance.now()
  await expect(site.call(getProperties, {})).resolves.toMatchObject({ data: [] })
  // Timers may fire a millisecond early.
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(995)
  expect(site.seen).toHaveLength(2)
})

test('a second refusal is an answer: the API is never asked a third time', async () => {
  await using site = await visit(busy('0'), '')
  await expect(site.call(getProperties, {})).rejects.toMatchObject({ init: { status: 503 } })
  expect(site.seen).toHaveLength(2)
})

test.each<[string, ApiAnswer]>([
  ['no time is told', busy()],
  ['the told time is long', busy('30')],
  ['the API is broken and not busy', { ...busy('0'), body: { ...busy().body, code: 'unavailable' } }],
])('nothing is asked again where %s', async (_, answer) => {
  await using site = await visit([answer, found], '')
  await expect(site.call(getProperties, {})).rejects.toMatchObject({ init: { status: 503 } })
  expect(site.seen).toHaveLength(1)
})

test('a write is never sent twice', async () => {
  await using site = await visit([busy('0'), { ...found, body: { ...found.body, data: null } }], '')
  await expect(site.call(signOut, {})).rejects.toMatchObject({ init: { status: 503 } })
  expect(site.seen).toHaveLength(1)
})

test('nobody waits for a visitor who has left', async () => {
  const leaving = new AbortController()
  await using site = await visit([busy('2'), found], '', leaving.signal)
  const asked = site.call(getProperties, {}).catch((error: unknown) => error)
  await expect.poll(() => site.seen).toHaveLength(1)
  leaving.abort()
  await asked
  expect(site.seen).toHaveLength(1)
})
