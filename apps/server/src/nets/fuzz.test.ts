import { allCalls } from '@gable/contract/all-calls'
import { type Call, hasBody } from '@gable/contract/call'
import { toFormData } from '@gable/contract/form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { photo, startTestServer, type TestServer } from '../test/test-server.ts'
import { arbitraryOf } from './arbitrary-input.ts'

/** A sample in CI; `FUZZ_RUNS=2000 GABLE_SEED=$RANDOM npm run fuzz` for a long night. */
const runs = Number(process.env.FUZZ_RUNS ?? 40)
const seed = Number(process.env.GABLE_SEED)
const slowestMs = 2_000
const leaks = /syntax error at|pg_catalog|select .* from |violates .* constraint|node_modules|\bat .*\.ts:\d+/i

let server: TestServer
let token: string
let picture: Blob
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.addMember({ staffRole: 'owner', isFresh: true })).token
  picture = await photo({ width: 130, height: 130 })
})
afterAll(() => server.stop())

// What ends the very session that asks would leave nothing to fuzz behind it.
const endsTheSession = new Set(['signOut', 'deleteAccount', 'setStaffRole', 'revokeSession'])
const calls = Object.entries(allCalls).filter(([name]) => !endsTheSession.has(name))

test.each(calls)(
  `H6 T27 T28 T69 whatever is sent to %s, the answer is no fault, soon, and tells nothing (seed ${seed})`,
  async (_, call) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    const input = arbitraryOf(schema as Parameters<typeof arbitraryOf>[0])
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        const started = performance.now()
        const reply = await send(call, value)
        expect([reply.statusCode, reply.body]).toEqual([expect.toSatisfy((status: number) => status < 500), reply.body])
        expect(reply.body).not.toMatch(leaks)
        expect(performance.now() - started).toBeLessThan(slowestMs)
      }),
      { numRuns: runs, seed },
    )
  },
  600_000,
)

async function send(call: Call, value: unknown) {
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api${call.path}`
  if (call.hasFiles) {
    const form = new Response(toFormData({ ...(value as object), title_image: picture }))
    const type = { 'content-type': form.headers.get('content-type') ?? '' }
    return server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...type },
      payload: Buffer.from(await form.arrayBuffer()),
    })
  }
  if (hasBody(call)) {
    const payload = JSON.stringify(value) ?? ''
    return server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
  }
  const query = new URLSearchParams()
  for (const [name, item] of Object.entries(value ?? {})) query.append(name, textOf(item).toWellFormed())
  return server.app.inject({ method: call.method, url: `${url}?${query.toString()}`, headers })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
