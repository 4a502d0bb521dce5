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
  const search: Operation = document.paths['/get-property-list'].get
  expect(search.parameters?.map(({ name }) => name)).toContain('property_type')
  expect(JSON.stringify(document.paths['/post_property'])).toContain('"format":"binary"')
})

test('the reference page loads nothing from elsewhere', async () => {
  const reply = await server.app.inject('/api/reference/')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).not.toMatch(/(src|href)="https?:/)
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
})
