import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import { setUpSecondStep } from '@gable/contract/staff'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

// Spied before the first connection is made, so that every statement of the server is seen.
const sent = vi.spyOn(pg.Client.prototype, 'query')
const codeTables = /"(challenge|password_reset|recovery_code)"/
const limiter = /"rate_window"/

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  sent.mockRestore()
  await server.stop()
})

const statements = () => sent.mock.calls.map(([query]) => textOf(query))
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return query && typeof query === 'object' && 'text' in query ? String(query.text) : ''
}

/** Who calls owns a role with its second step, and has just proved who they are: nothing is refused at the door. */
async function askRoute(call: Call, input: object, isHurried = false) {
  const member = await server.addMember({ staffRole: 'owner', isFresh: true })
  await member.call(setUpSecondStep, {})
  await server.db.updateTable('secondStep').set({ confirmedAt: new Date() }).execute()
  const send = () => sendCall(server.app, call, input, { token: member.token })
  if (isHurried) {
    await send()
    await server.db.updateTable('rateWindow').set({ used: 1_000_000, startedAt: new Date() }).execute()
  }
  sent.mockClear()
  const reply = await send()
  const seen = statements()
  await server.db.deleteFrom('rateWindow').execute()
  return { status: reply.statusCode, seen }
}

/** Once with a password and once without, since a call may go another way by code. */
const waysOf = (call: Call) => [
  sampleInput(call),
  // What is no code of the app may be a recovery code.
  sampleInput(call, { password: undefined, ...(call.path === '/second-step' && { otp: 'abcd-abcd-abcd' }) }),
]

/** Every way to a code, and to what recovers an account. A route that joins them is added here with its eyes open. */
const codeRoutes = [
  'GET /forgot-password',
  'GET /get-otp',
  'GET /verify-otp',
  'POST /change-identifier',
  'POST /change-identifier-code',
  'POST /change-password',
  'POST /confirm-identity',
  'POST /confirm-identity-code',
  'POST /forgot-password',
  'POST /get-otp',
  'POST /passkey-challenge',
  'POST /passkey-setup',
  'POST /recovery-codes',
  'POST /reset-password',
  'POST /second-step',
  'POST /user-register',
  'POST /user_signup',
  'POST /verify-otp',
]
const nameOf = ({ method, path }: Call) => `${method} ${path}`
/** These only hand the address to the worker, which looks for the account. */
const byWorker = new Set(['GET /forgot-password', 'POST /forgot-password'])

test('T2 the routes that touch codes are known, all of them', async () => {
  const found = new Set(byWorker)
  for (const call of Object.values(allCalls)) {
    for (const input of waysOf(call)) {
      const { seen } = await askRoute(call, input)
      if (seen.some((statement) => codeTables.test(statement))) found.add(nameOf(call))
    }
  }
  expect([...found].toSorted()).toEqual(codeRoutes)
})

const limited = Object.values(allCalls).filter((call) => codeRoutes.includes(nameOf(call)))

test.each(limited.map((call) => [nameOf(call), call] as const))(
  'T2 %s asks the limiter before it touches a code, and nothing passes a limiter that is spent',
  async (_, call) => {
    for (const input of waysOf(call)) {
      const { seen } = await askRoute(call, input)
      const first = seen.findIndex((statement) => limiter.test(statement))
      const touched = seen.findIndex((statement) => codeTables.test(statement))
      expect(first).toBeGreaterThanOrEqual(0)
      if (touched >= 0) expect(first).toBeLessThan(touched)

      const refused = await askRoute(call, input, true)
      expect(refused.status).toBe(429)
      expect(refused.seen.filter((statement) => codeTables.test(statement))).toEqual([])
    }
  },
)
