import { allCalls } from '@gable/contract/all-calls'
import type { Access, Call } from '@gable/contract/call'
import { permissionsOf, type StaffRole } from '@gable/domain/staff-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test/test-server.ts'

let server: TestServer
const tokens: Record<string, string> = { visitor: '', 'nobody we know': 'no-such-token' }
beforeAll(async () => {
  server = await startTestServer()
  tokens.member = (await server.addMember()).token
  tokens['deactivated member'] = (await server.addMember({ isActive: false })).token
  tokens.moderator = (await server.addMember({ staffRole: 'moderator' })).token
})
afterAll(() => server.stop())

/** What the gate says to each kind of caller; `in` means that the call itself decides. */
const expected: Record<string, (access: Access) => number | 'in'> = {
  visitor: (access) => (isOpen(access) ? 'in' : 401),
  'nobody we know': (access) => (isOpen(access) ? 'in' : 401),
  'deactivated member': (access) => (access === 'public' ? 'in' : 401),
  member: (access) => (isOpen(access) || access === 'member' ? 'in' : 403),
  moderator: (access) => (isOpen(access) || access === 'member' || holds('moderator', access) ? 'in' : 403),
}
const holds = (role: StaffRole, access: Access) =>
  permissionsOf(role).some((permission) => access === `staff:${permission}`)
const isOpen = (access: Access) => access === 'public' || access === 'optional'

const calls = Object.entries(allCalls)

describe.each(calls)('T63 %s', (_, call) => {
  test.each(Object.keys(expected))('lets a %s pass exactly as its access level says', async (caller) => {
    const status = await knock(call, tokens[caller] ?? '')
    const wanted = expected[caller]?.(call.access)
    if (wanted === 'in') expect([401, 403]).not.toContain(status)
    else expect(status).toBe(wanted)
  })

  test('is served', () => {
    expect(server.app.hasRoute({ method: call.method, url: `/api${call.path}` })).toBe(true)
  })
})

/** With nothing to say: whoever is let in is told that the request is not valid, or gets an answer. */
async function knock({ method, path }: Call, token: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  // An empty sign-out would end the session that the next row needs.
  const payload = method === 'POST' ? { nothing: 'to say' } : undefined
  const reply = await server.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return reply.statusCode
}
