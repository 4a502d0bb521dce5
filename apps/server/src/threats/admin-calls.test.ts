import { allCalls } from '@gable/contract/all-calls'
import { type Permission, permissionsOf, staffRoleNames } from '@gable/domain/staff-roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../nets/world/fingerprint.ts'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const staffCalls = Object.entries(allCalls).filter(([, { access }]) => access.startsWith('staff:'))
/** What clients have claimed about themselves elsewhere, and were believed. */
const claims = {
  is_admin: 1,
  isAdmin: true,
  role: 'owner',
  staff_role: 'owner',
  permissions: ['staff', 'review'],
  userid: 1,
}
const claimingHeaders = { 'x-admin': '1', 'x-role': 'owner', 'x-user-id': '1', 'x-original-url': '/api/admin/audit' }

async function makeCallers(permission: Permission) {
  const lacking = staffRoleNames.filter((staffRole) => !permissionsOf(staffRole).includes(permission))
  const members = {
    member: await server.addMember(),
    'owner without the second step': await server.addMember({ staffRole: 'owner', hasSecondStep: false }),
  }
  const staff = await Promise.all(
    lacking.map(async (staffRole) => [staffRole, await server.addMember({ staffRole, isFresh: true })] as const),
  )
  return Object.entries({ ...members, ...Object.fromEntries(staff) })
}

test('T63 calls for staff have paths of their own, and nothing else has', () => {
  const strays = Object.values(allCalls).filter(
    ({ path, access }) => path.startsWith('/admin/') !== access.startsWith('staff:'),
  )
  expect(strays.map(({ path }) => path)).toEqual([])
})

test.each(staffCalls)(
  'T63 %s is closed to whoever is not staff for it, whatever they say about themselves',
  async (_, call) => {
    const callers = await makeCallers(call.access.slice('staff:'.length) as Permission)
    const before = await fingerprint(server.db)
    const input = sampleInput(call)
    for (const wire of [input, { ...input, ...claims }, { ...claims, ...input }]) {
      for (const [name, { token }] of callers) {
        const reply = await sendCall(server.app, call, wire, { token, headers: claimingHeaders })
        expect([name, reply.statusCode]).toEqual([name, 403])
        expect(reply.json().data).toBeNull()
      }
      expect((await sendCall(server.app, call, wire, { headers: claimingHeaders })).statusCode).toBe(401)
    }
    for (const [, { token }] of callers) {
      const query = new URLSearchParams({ is_admin: '1', role: 'owner' }).toString()
      const headers = { authorization: `Bearer ${token}` }
      const reply = await server.app.inject({ method: call.method, url: `/api${call.path}?${query}`, headers })
      expect(reply.statusCode).toBe(403)
    }
    expect(await fingerprint(server.db)).toEqual(before)
  },
)
