import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswordHasher } from '../features/accounts/password-hash.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

/** A sample in CI; `npm run threats:long` takes 2,000 of each. */
const samples = Number(process.env.TIMING_SAMPLES ?? 60)
// Four standard errors are what chance alone may do to a small sample or on a busy machine. With 2,000 of each on a
// quiet one they are less than what is allowed anyway.
const errors = 4
const largestArea = Math.max(0.55, 0.5 + errors * Math.sqrt((2 * samples + 1) / (12 * samples * samples)))
const largestDifferenceMs = (times: number[]) =>
  Math.max(5, errors * 1.25 * 1.48 * spread(times) * Math.sqrt(4 / times.length))

let server: TestServer
const known: string[] = Array.from({ length: samples }, () => `${crypto.randomUUID()}@gable.test`)
beforeAll(async () => {
  server = await startTestServer()
  const passwordHash = await createPasswordHasher().hash('quiet harbour lantern')
  await server.db
    .insertInto('account')
    .values(known.map((email) => ({ email, name: 'Ada', passwordHash })))
    .execute()
})
afterAll(() => server.stop())

type Question = { method: 'GET' | 'POST'; url: string; payload?: object }
const password = 'a guess at a password'
const questions: Record<string, (email: string) => Question> = {
  'signing in': (email) => ({ method: 'POST', url: 'user_signup', payload: { logintype: 'email', email, password } }),
  registering: (email) => ({
    method: 'POST',
    url: 'user-register',
    payload: { name: 'Eve', email, password, re_password: password, otp: '123456' },
  }),
  'asking for a code': (email) => ({ method: 'POST', url: 'get-otp', payload: { email } }),
  'trying a code': (email) => ({ method: 'POST', url: 'verify-otp', payload: { email, otp: '123456' } }),
  'asking for a reset': (email) => ({ method: 'POST', url: 'forgot-password', payload: { email } }),
  'asking for a reset by GET': (email) => ({ method: 'GET', url: `forgot-password?email=${email}` }),
}

/** Each asks from an address of its own, so that no limit is met. */
async function ask(question: Question, place: number) {
  const headers = { 'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` }
  const startedAt = performance.now()
  const reply = await server.app.inject({ ...question, url: `/api/${question.url}`, headers })
  const ms = performance.now() - startedAt
  const body = reply.body.replace(/"challenge_id":"[0-9a-f-]{36}"/, '')
  return { ms, answer: `${reply.statusCode} ${body}` }
}

test.each(Object.entries(questions))(
  'T11 %s tells neither by its words nor by its time whether there is an account',
  async (_, questionFor) => {
    await server.db.deleteFrom('rateWindow').execute()
    await server.db.deleteFrom('challenge').execute()
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    for (let turn = 0; turn < 20; turn += 1) await ask(questionFor(`warm-${turn}@gable.test`), 200_000 + turn)
    for (const [turn, email] of known.entries()) {
      const unknown = `${crypto.randomUUID()}@gable.test`
      const pair = [['known', email] as const, ['unknown', unknown] as const]
      for (const [side, [kind, address]] of (turn % 2 === 0 ? pair : pair.toReversed()).entries()) {
        const { ms, answer } = await ask(questionFor(address), turn * 2 + side)
        times[kind].push(ms)
        answers.add(answer)
      }
    }
    expect([...answers]).toHaveLength(1)
    const difference = Math.abs(median(times.known) - median(times.unknown))
    expect(difference).toBeLessThanOrEqual(largestDifferenceMs([...times.known, ...times.unknown]))
    expect(areaUnderCurve(times.known, times.unknown)).toBeLessThanOrEqual(largestArea)
  },
  900_000,
)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median distance from the median, which a few slow answers do not change. */
const spread = (values: number[]) => median(values.map((value) => Math.abs(value - median(values))))

/** How often a guess by the clock alone would be right, from 0.5 for never better than a coin. */
function areaUnderCurve(left: number[], right: number[]): number {
  const all = [...left.map((ms) => ({ ms, isLeft: true })), ...right.map((ms) => ({ ms, isLeft: false }))]
  const ranks = all.toSorted((a, b) => a.ms - b.ms).reduce((sum, { isLeft }, rank) => sum + (isLeft ? rank + 1 : 0), 0)
  const area = (ranks - (left.length * (left.length + 1)) / 2) / (left.length * right.length)
  return Math.max(area, 1 - area)
}
