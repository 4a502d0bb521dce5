import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { recordEvent } from './events.ts'
import { type Attempt, transactOnce } from './idempotency.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const attempt = (key: string): Attempt => ({ accountId: 1, key, requestHash: Buffer.from('same') })

function work(subjectId: number) {
  return async (tx: Parameters<Parameters<typeof transactOnce>[2]>[0]) => {
    await recordEvent(tx, { name: 'test.done', subjectId, actorId: null })
    return { done: subjectId }
  }
}
const effectsOf = (subjectId: number) =>
  server.db.selectFrom('event').select('id').where('subjectId', '=', subjectId).execute()

test('of twenty tries at once with one key, one has an effect and all get its answer', async () => {
  const tries = Array.from({ length: 20 }, () => transactOnce(server.db, attempt('race'), work(1)))
  expect(new Set((await Promise.all(tries)).map(({ done }) => done))).toEqual(new Set([1]))
  expect(await effectsOf(1)).toHaveLength(1)
})

test('a try that failed leaves its key free for the next', async () => {
  const fail = transactOnce(server.db, attempt('again'), async (tx) => {
    await work(2)(tx)
    throw new Error('half way')
  })
  await expect(fail).rejects.toThrow('half way')
  expect(await effectsOf(2)).toHaveLength(0)
  expect(await transactOnce(server.db, attempt('again'), work(2))).toEqual({ done: 2 })
  expect(await effectsOf(2)).toHaveLength(1)
})
