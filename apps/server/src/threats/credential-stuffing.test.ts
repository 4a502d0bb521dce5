import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswordHasher } from '../features/accounts/password-hash.ts'
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

const password = 'quiet harbour lantern'
const addWithPassword = async () => server.addMember({ passwordHash: await createPasswordHasher().hash(password) })

test('T12 one account has thirty passwords compared in a quarter of an hour, right ones included', async () => {
  const { email } = await addWithPassword()
  const statuses: number[] = []
  for (let turn = 0; turn < 33; turn += 1) statuses.push(await tryPair(email, password, `198.51.100.${turn}`))
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429, 429])
  // What was refused without being compared is no wrong password, of the account or of the network.
  const counted = server.db.selectFrom('rateWindow').select('used').where('used', '>', 0)
  const wrong = counted.where((eb) =>
    eb.or([eb('key', '=', `password:${email}`), eb('key', 'like', 'password-ip:198.51.100.%')]),
  )
  expect(await wrong.execute()).toEqual([])
})

test('T12 an account keeps a hundred sessions, and those that were used least of late go', async () => {
  const { id, email, token } = await addWithPassword()
  const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000)
  const sessions = Array.from({ length: 120 }, (_, ago) => ({
    accountId: id,
    tokenHash: Buffer.from(`${email} ${ago}`),
    userAgent: String(ago),
    createdAt: hour(500),
    lastUsedAt: hour(ago + 1),
    expiresAt: hour(-1),
  }))
  await server.db.insertInto('session').values(sessions).execute()
  expect(await tryPair(email, password, '203.0.113.200')).toBe(200)
  const left = server.db.selectFrom('session').select('userAgent').where('accountId', '=', id)
  const numbers = (await left.execute()).flatMap(({ userAgent }) => (/^\d+$/.test(userAgent) ? Number(userAgent) : []))
  // The one that was just opened and the member’s own are the other two.
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 98 }, (_, ago) => ago))
  const own = await server.app.inject({ url: '/api/sessions', headers: { authorization: `Bearer ${token}` } })
  expect(own.statusCode).toBe(200)
})
