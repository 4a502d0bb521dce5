import { allCalls } from '@gable/contract/all-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Operation = { parameters?: { name: string }[]; requestBody?: object; responses: Record<string, object> }

test('the OpenAPI document describes every call in the names of the wire', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path } of Object.values(allCalls)) {
    const operation: Operation | undefined = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.responses['200'], `${method} ${path}`).toBeDefined()
  }
  const categories: Operation = document.paths['/get_categories'].get
  expect(categories.parameters?.map(({ name }) => name)).toContain('search')
  expect(JSON.stringify(document.paths['/update_profile'])).toContain('"format":"binary"')
})

test('the reference page loads nothing from elsewhere', async () => {
  const reply = await server.app.inject('/api/reference/')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).not.toMatch(/(src|href)="https?:/)
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
})

test('the reference page runs only its own scripts and styles, by a word of each answer', async () => {
  const replies = [await server.app.inject('/api/reference/'), await server.app.inject('/api/reference/')]
  const words = replies.map(({ body, headers }) => {
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const word = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const elements = body.match(/<(script|style)\b[^>]*>/g) ?? []
    expect(elements.length).toBeGreaterThan(0)
    expect(elements.filter((element) => !element.includes(`nonce="${word}"`))).toEqual([])
    expect(body).toContain(`<meta property="csp-nonce" content="${word}"`)
    return word
  })
  expect(new Set(words).size).toBe(2)
})

test('an operator can switch the reference page off', async () => {
  const quiet = await startTestServer({ API_REFERENCE: 'false' })
  expect((await quiet.app.inject('/api/reference/')).statusCode).toBe(404)
  expect((await quiet.app.inject('/api/openapi.json')).statusCode).toBe(200)
  await quiet.stop()
})
