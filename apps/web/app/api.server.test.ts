import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getProperties } from '@gable/contract/properties'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiFor } from './api.server.ts'
import { readEnvironment } from './environment.server.ts'
import { visitContext } from './visit.server.ts'

/** A visit to a site whose API gives every call the same answer, and what the API saw of it. */
async function visit(answer: { status: number; body: object }, cookie: string) {
  const seen: Record<string, unknown>[] = []
  const api = createServer(({ url, headers }, response) => {
    seen.push({ url, ...headers })
    response.writeHead(answer.status, { 'x-request-id': 'of-the-api' }).end(JSON.stringify(answer.body))
  }).listen(0)
  const { port } = api.address() as AddressInfo
  const context = new RouterContextProvider()
  const environment = { ...readEnvironment(), API_URL: `http://127.0.0.1:${port}/api` }
  context.set(visitContext, { environment, requestId: 'of-the-page', clientAddress: '192.0.2.7', nonce: undefined })
  const call = apiFor({ request: new Request('http://gable.test/', { headers: { cookie } }), context })
  return { call, seen, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() }
}

const missing = { status: 404, body: { error: true, message: 'Not found', data: null, code: 'not_found' } }

test('the session goes from the cookie to the API, with the address and the id of the visit', async () => {
  const found = { status: 200, body: { error: false, message: '', data: [] } }
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

test('an API that cannot be reached makes the page unavailable, not missing', async () => {
  const site = await visit(missing, '')
  await site[Symbol.asyncDispose]()
  await expect(site.call(getProperties, {})).rejects.toMatchObject({ init: { status: 503 } })
})
