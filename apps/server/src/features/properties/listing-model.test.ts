import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyLife, begin } from '../../test/listing-model.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const seed = Number(process.env['GABLE_SEED'])
const runs = Number(process.env['LISTING_LIVES'] ?? 300)
/** Lives that go on side by side, so that the database and this process are both busy. */
const lanes = 8

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '30' })
})
afterAll(() => server.stop())

test(`H8 T23 T24 in ${runs} lives no home is approved without staff, and none is shown to anybody who may not see it (seed ${seed})`, async () => {
  const [stranger, reviewer] = await Promise.all([server.addMember(), server.addMember({ staffRole: 'moderator' })])
  const people = {
    stranger: { accountId: stranger.id, permissions: [] },
    reviewer: { accountId: reviewer.id, permissions: ['review'] as const },
  }
  let lives = 0
  const live = async (commands: Iterable<fc.AsyncCommand<never, never>>) => {
    lives += 1
    const start = await begin(server, people)
    await fc.asyncModelRun(() => start as never, commands)
  }
  const lane = (number: number) =>
    fc.assert(
      fc.asyncProperty(anyLife, (commands) => live(commands as never)),
      { numRuns: Math.ceil(runs / lanes), seed: seed * lanes + number },
    )
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  expect(lives).toBeGreaterThanOrEqual(runs)
}, 600_000)
