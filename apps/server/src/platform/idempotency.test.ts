import { allCalls } from '@gable/contract/all-calls'
import { setUpSecondStep } from '@gable/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startTcpProxy } from '../test/tcp-proxy.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { createDb, createPool, type Db, isDatabaseUnreachable, type Tx } from './db.ts'
import { type Attempt, createAnswerOnce } from './idempotency.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const attempt = (key: string, accountId = 1): Attempt => ({ accountId, key, requestHash: Buffer.from('same') })

async function leaveMark(tx: Tx, subjectId: number) {
  await tx.insertInto('event').values({ name: 'test.done', subjectId, actorId: null }).execute()
}

/** A call that does its change in a transaction of its own, as services do. */
const change = (subjectId: number, db?: Db) => async () => ({
  data: await (db ?? server.db).transaction().execute(async (tx) => {
    await leaveMark(tx, subjectId)
    return { done: subjectId }
  }),
  message: 'Done',
})
const effectsOf = async (subjectId: number) =>
  (await server.db.selectFrom('event').select('id').where('subjectId', '=', subjectId).execute()).length
const storedKeys = async (key: string) =>
  (await server.db.selectFrom('idempotencyKey').select('key').where('key', '=', key).execute()).length
const answerOnce: ReturnType<typeof createAnswerOnce> = (...tried) => createAnswerOnce(server.db)(...tried)

test('of twenty tries at once with one key, one has an effect and all get its answer', async () => {
  const tries = Array.from({ length: 20 }, () => answerOnce(attempt('race'), change(1)))
  const answers = new Set((await Promise.all(tries)).map((answer) => JSON.stringify(answer)))
  expect([...answers].map((answer) => JSON.parse(answer))).toEqual([{ data: { done: 1 }, message: 'Done' }])
  expect(await effectsOf(1)).toBe(1)
})

test('a try that failed leaves its key free for the next', async () => {
  const fail = answerOnce(attempt('again'), async () => ({
    data: await server.db.transaction().execute(async (tx) => {
      await leaveMark(tx, 2)
      throw new Error('half way')
    }),
  }))
  await expect(fail).rejects.toThrow('half way')
  expect(await effectsOf(2)).toBe(0)
  expect(await answerOnce(attempt('again'), change(2))).toMatchObject({ data: { done: 2 } })
  expect(await effectsOf(2)).toBe(1)
})

test('what was committed before a call failed stays, and the next try is made anew', async () => {
  const fail = answerOnce(attempt('later'), async () => {
    await change(3)()
    throw new Error('afterwards')
  })
  await expect(fail).rejects.toThrow('afterwards')
  expect(await effectsOf(3)).toBe(1)
  await answerOnce(attempt('later'), change(3))
  expect(await effectsOf(3)).toBe(2)
})

test('a commit that was done and never answered is not done again by the next try', async () => {
  const proxy = await startTcpProxy(new URL(server.config.DATABASE_URL))
  const url = Object.assign(new URL(server.config.DATABASE_URL), { host: new URL(proxy.url).host }).href
  const db = createDb(createPool({ url, size: 1, onIdleError: () => undefined }))
  proxy.leaveUnanswered('commit')
  expect(await change(13, db)().catch((error: unknown) => error)).toSatisfy(isDatabaseUnreachable)
  expect(await answerOnce(attempt('lost'), change(7, db))).toMatchObject({ data: { done: 7 } })
  await db.destroy()
  await proxy.stop()
  expect(await answerOnce(attempt('lost'), change(7))).toMatchObject({ data: { done: 7 } })
  expect(await effectsOf(7)).toBe(1)
})

test('a commit that is refused leaves the key free, also for another transaction of the same call', async () => {
  await sql`create function test_refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused at the end' using errcode = 'check_violation'; end $$`.execute(server.db)
  await sql`create constraint trigger test_refuse after insert on event deferrable initially deferred
    for each row when (new.subject_id = 8) execute function test_refuse()`.execute(server.db)
  const twice = answerOnce(attempt('refused'), async () => {
    await expect(change(8)()).rejects.toThrow('refused at the end')
    return change(9)()
  })
  expect(await twice).toMatchObject({ data: { done: 9 } })
  expect(await answerOnce(attempt('refused'), change(9))).toMatchObject({ data: { done: 9 } })
  expect([await effectsOf(8), await effectsOf(9)]).toEqual([0, 1])
  await expect(answerOnce(attempt('refused again'), change(8))).rejects.toThrow('refused at the end')
  expect(await answerOnce(attempt('refused again'), change(10))).toMatchObject({ data: { done: 10 } })
})

test('a transaction with a stated isolation level claims the key as well', async () => {
  const countsKeys = async () => {
    const strict = server.db.transaction().setAccessMode('read write').setIsolationLevel('serializable')
    await strict.execute((tx) => leaveMark(tx, 11))
    return { data: await storedKeys('strict') }
  }
  expect(await answerOnce(attempt('strict'), countsKeys)).toMatchObject({ data: 1 })
})

test('a transaction that only reads leaves the key to the one that writes', async () => {
  const readsFirst = async () => {
    await server.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => tx.selectFrom('event').select('id').limit(1).execute())
    return change(12)()
  }
  expect(await answerOnce(attempt('reading'), readsFirst)).toMatchObject({ data: { done: 12 } })
})

test('T56 a key is its sender’s own: the same one of another account does its own work', async () => {
  expect(await answerOnce(attempt('shared', 1), change(4))).toMatchObject({ data: { done: 4 } })
  expect(await answerOnce(attempt('shared', 2), change(5))).toMatchObject({ data: { done: 5 } })
  expect([await effectsOf(4), await effectsOf(5)]).toEqual([1, 1])
})

test('the same key for another request is refused', async () => {
  await answerOnce(attempt('reused'), change(6))
  const other = answerOnce({ ...attempt('reused'), requestHash: Buffer.from('other') }, change(6))
  await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' })
})

const namesOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

/** What the form of Stripe is given opens one payment and no account; a retry has to get the same. */
const ofOnePayment = 'client_secret'

test('T7 nothing is kept of calls in which a password, a code or a key to an account travels', () => {
  const stored = Object.entries(allCalls).filter(([, call]) => {
    const isWrite = call.method !== 'GET' && call.access !== 'public' && !call.isSecret
    const sent = namesOf(call.input).filter((name) => /password|otp/.test(name))
    const returned = namesOf(call.output).filter((name) => /token|secret|codes/.test(name) && name !== ofOnePayment)
    return isWrite && [...sent, ...returned].length > 0
  })
  expect(stored.map(([name]) => name)).toEqual([])
})

test('T14 T56 a call that answers with a secret is not kept, although it has a key', async () => {
  const { token } = await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })
  const call = server.callAs(token, { 'idempotency-key': 'secret' })
  const secrets = [await call(setUpSecondStep, {}), await call(setUpSecondStep, {})].map(({ data }) => data.secret)
  expect([new Set(secrets).size, await storedKeys('secret')]).toEqual([2, 0])
})
