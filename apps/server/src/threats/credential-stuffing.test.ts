import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'

/** A sample in CI; `npm run threats:long` takes all ten thousand. */
const pairs = Number(process.env.STUFFING_PAIRS ?? 1_000)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const tryPair = async (email: string, password: string, ip: string) => {
  const payload = { logintype: 'email', email, password }
  const headers = { 'x-forwarded-for': ip }
  return (await server.app.inject({ method: 'POST', url: '/api/user_signup', payload, headers })).statusCode
}

/** Every password that was compared and wrong is counted. */
const comparisons = async () => {
  const rows = server.db.selectFrom('rateWindow').select('used').where('key', 'like', 'failed:account.sign-in:%')
  return (await rows.execute()).reduce((sum, { used }) => sum + used, 0)
}

test('T12 of stolen pairs from one network a hundred are compared at most, of ten thousand as of a thousand', async () => {
  const before = await comparisons()
  const statuses = new Map<number, number>()
  const next = Array.from({ length: pairs }, (_, index) => index).values()
  // From addresses of one customer's network, and so few at a time that the hashing queue never turns one away.
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const index of next) {
        const status = await tryPair(
          `${index}@gable.test`,
          `stolen ${index}`,
          `2001:db8:0:1::${(index % 9_999).toString(16)}`,
        )
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  expect((await comparisons()) - before).toBeLessThanOrEqual(100)
  expect(new Set(statuses.keys())).toEqual(new Set([401, 429]))
}, 600_000)

test('T12 one account is tried ten times in a quarter of an hour, from however many networks', async () => {
  const { email } = await server.addMember()
  const before = await comparisons()
  for (let place = 0; place < 20; place += 1) await tryPair(email, `stolen ${place}`, `203.0.113.${place}`)
  expect((await comparisons()) - before).toBe(10)
})
