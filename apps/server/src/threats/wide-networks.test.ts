import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.db.deleteFrom('rateWindow').execute())
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const doors: Record<string, { path: string; most: number; free: number }> = {
  'asking for': { path: 'get-otp', most: 600, free: 200 },
  'guessing at': { path: 'verify-otp', most: 3_000, free: 401 },
}

async function statusFrom(path: string, from: string) {
  const payload = { email: newEmail(), ...(path === 'verify-otp' && { otp: '123456' }) }
  const headers = { 'x-forwarded-for': from }
  return (await server.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).statusCode
}

test.each(Object.entries(doors))(
  'T1 T6 %s codes from all the networks of one customer has an end, and nobody else feels it',
  async (_, { path, most, free }) => {
    expect(await statusFrom(path, '2001:db8:7:1::1')).toBe(free)
    // As if the other networks of the customer had used up the rest but one.
    await sql`update rate_window set used = ${most - 1} where key like ${'%2001:db8:7::/48'}`.execute(server.db)
    const fromNext = []
    for (const place of [2, 3]) fromNext.push(await statusFrom(path, `2001:db8:7:${place}::1`))
    expect(fromNext).toEqual([free, 429])
    expect([await statusFrom(path, '2001:db8:8:1::1'), await statusFrom(path, '192.0.2.7')]).toEqual([free, free])
  },
)
