import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startSellingServer } from '../test/payments.ts'
import { photo, type TestServer } from '../test/test-server.ts'
import { arbitraryOf } from './arbitrary-input.ts'
import { sendCall } from './world/send-call.ts'

/** A sample in CI; `FUZZ_RUNS=2000 GABLE_SEED=$RANDOM npm run fuzz` for a long night. */
const runs = Number(process.env.FUZZ_RUNS ?? 40)
const seed = Number(process.env.GABLE_SEED)
const slowestMs = 2_000
// Both words of a statement in one text of the answer: somewhere in all texts of a language they are, too.
const leaks =
  /syntax error at|pg_catalog|select (?:\\"|[^"])* from |violates .* constraint|node_modules|\bat .*\.ts:\d+/i

let server: TestServer
let token: string
let picture: Blob
beforeAll(async () => {
  server = await startSellingServer()
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
    const names = Object.keys(schema.properties ?? {})
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        const { reply, ms } = await sendTimed(call, value)
        expect([reply.statusCode, reply.body]).toEqual([expect.toSatisfy((status: number) => status < 500), reply.body])
        expect(reply.body).not.toMatch(leaks)
        if (reply.statusCode >= 400) expectCodesOf(names, reply.json())
        // What was slow once may be the machine's fault; what its input makes slow is slow again.
        const isSoon = ms < slowestMs || (await sendTimed(call, value)).ms < slowestMs
        expect([isSoon, value]).toEqual([true, value])
      }),
      { numRuns: runs, seed },
    )
  },
  600_000,
)

/** What is wrong with which field is for programs: by the names that the call has on the wire, in words of a code. */
function expectCodesOf(names: string[], { data }: { data: { fields?: Record<string, string> } | null }) {
  for (const [field, problem] of Object.entries(data?.fields ?? {})) {
    expect([field, problem]).toEqual([field, expect.stringMatching(/^[a-z]+(_[a-z]+)*$/)])
    if (problem !== 'unknown') expect(names).toContain(field.split(/[.[]/)[0])
  }
}

async function sendTimed(call: Call, value: unknown) {
  const started = performance.now()
  const reply = await send(call, value)
  return { reply, ms: performance.now() - started }
}

const send = (call: Call, value: unknown) =>
  sendCall(server.app, call, call.hasFiles ? { ...(value as object), title_image: picture } : value, { token })
