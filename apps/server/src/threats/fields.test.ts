import { allCalls } from '@gable/contract/all-calls'
import { type Call, hasBody } from '@gable/contract/call'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { dumpDatabase } from '../test/dump-database.ts'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { photo, startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
let token: string
let picture: Blob
let columns: string[]
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.addMember({ staffRole: 'owner', isFresh: true })).token
  picture = await photo({ width: 130, height: 130 })
  const { rows } = await server.product.pool.query<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1",
  )
  columns = rows.map(({ name }) => name)
})
afterAll(() => server.stop())

const tricks = [
  'role',
  'is_admin',
  'isAdmin',
  'admin',
  'verification_status',
  'is_premium',
  '__proto__',
  'constructor',
  'prototype',
]
const writes = Object.entries(allCalls).filter(([, call]) => hasBody(call))
type Field = { type?: string; anyOf?: Field[] }
const fieldsOf = (call: Call) =>
  (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Field> })
    .properties ?? {}
const declared = (call: Call) => new Set(Object.keys(fieldsOf(call)))
const isList = ({ type, anyOf = [] }: Field): boolean => type === 'array' || anyOf.some(isList)

/** JSON as it is on the wire: an object literal would swallow `__proto__`. */
async function sendWith(call: Call, name: string, value: unknown) {
  const files = call.hasFiles ? { title_image: picture } : {}
  const input = { ...sampleInput(call), ...files }
  if (call.hasFiles)
    return sendCall(
      server.app,
      call,
      { ...input, [name === '__proto__' ? '__proto__[a]' : name]: String(value) },
      { token },
    )
  const body = `${JSON.stringify(input).slice(0, -1)}${Object.keys(input).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(value)}}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return server.app.inject({ method: 'POST', url: `/api${call.path}`, headers, payload: body })
}

test.each(writes)(
  'T9 T66 %s takes no field that it does not declare, and writes nothing when one is sent',
  async (_, call) => {
    const known = declared(call)
    const name = fc.constantFrom(...[...columns, ...tricks].filter((field) => !known.has(field)))
    const value = fc.constantFrom('owner', true, 1, { isAdmin: true })
    const before = await dumpDatabase(server.product.pool)
    await fc.assert(
      fc.asyncProperty(name, value, async (field, content) => {
        const reply = await sendWith(call, field, content)
        expect([field, reply.statusCode]).toEqual([field, 400])
      }),
      { numRuns: 25 },
    )
    expect(await dumpDatabase(server.product.pool)).toBe(before)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  },
)

test.each(Object.entries(allCalls).filter(([, call]) => !hasBody(call)))(
  'T66 %s takes each parameter once unless it declares a list',
  async (_, call) => {
    for (const [name, field] of Object.entries(fieldsOf(call))) {
      const { [name]: value = '1', ...others } = sampleInput(call)
      const query = new URLSearchParams(
        Object.entries(others).map(([key, other]): [string, string] => [key, String(other)]),
      )
      for (const repeated of [value, value]) query.append(name, String(repeated))
      const url = `/api${call.path}?${query}`
      const reply = await server.app.inject({ method: call.method, url, headers: { authorization: `Bearer ${token}` } })
      expect([name, reply.statusCode]).toEqual([name, isList(field) ? 200 : 400])
    }
    // A read ignores what it does not know, so these change nothing at all.
    const ask = (query: string) =>
      server.app.inject({
        method: call.method,
        url: `/api${call.path}${query}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const { statusCode: plain } = await ask('')
    for (const trick of ['__proto__[isAdmin]=1', 'constructor[prototype][isAdmin]=1', '__proto__=1']) {
      expect([trick, (await ask(`?${trick}`)).statusCode]).toEqual([trick, plain])
    }
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  },
)
