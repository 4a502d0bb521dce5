import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { keepRescuing } from './job-rescue.ts'
import { enqueue, handle, type Job } from './jobs.ts'
import { runJobs } from './job-runner.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, await createTestDatabase({ isPatient: false }))
})
afterAll(() => server.stop())

const note: Job<{ text: string }> = {
  name: 'test.note',
  payload: z.object({ text: z.string() }),
  key: ({ text }) => text,
}

test('F3 every worker has said that it lives before it may hold a job', async () => {
  const { db, product } = server
  const done = Promise.withResolvers<string>()
  const jobs = [handle(note, async ({ text }) => done.resolve(text))]
  const runner = await runJobs({ ...product, jobs, log: pino({ level: 'silent' }), concurrency: 3 })
  const known = await db.selectFrom('jobWorker').select('workerId').execute()
  expect(new Set(known.map(({ workerId }) => workerId))).toEqual(runner.holderIds)
  expect(runner.holderIds.size).toBe(1)

  await db.transaction().execute((tx) => enqueue(tx, note, { text: 'hello' }))
  expect(await done.promise).toBe('hello')
  await runner.stop()
  expect(await db.selectFrom('jobWorker').selectAll().execute()).toEqual([])
})

test('F3 a job that takes long stays with its living worker', async () => {
  const { db, product } = server
  const [begun, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const jobs = [
    handle(note, async () => {
      begun.resolve()
      await enough.promise
    }),
  ]
  const runner = await runJobs({ ...product, jobs, log: pino({ level: 'silent' }), concurrency: 1 })
  await db.transaction().execute((tx) => enqueue(tx, note, { text: 'long' }))
  await begun.promise
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  const other = keepRescuing(db, new Set(), () => undefined)
  await other.beat()
  await other.stop()
  const { rows } = await sql<{ lockedBy: string }>`
    select locked_by from graphile_worker._private_jobs where locked_by is not null`.execute(db)
  expect(rows).toEqual([{ lockedBy: [...runner.holderIds][0] }])
  enough.resolve()
  await runner.stop()
})

test('F3 a worker that could not ask for its jobs when it started does them as soon as it can', async () => {
  const { db, product } = server
  const [held, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(tx)
    held.resolve()
    await enough.promise
  })
  await held.promise
  const done = Promise.withResolvers<string>()
  const failed = Promise.withResolvers<void>()
  const log = pino({ level: 'error' }, { write: () => failed.resolve() })
  const jobs = [handle(note, async ({ text }) => done.resolve(text))]
  const runner = await runJobs({ ...product, jobs, log, concurrency: 3 })
  await failed.promise
  enough.resolve()
  await holding
  await db.transaction().execute((tx) => enqueue(tx, note, { text: 'late' }))
  expect(await done.promise).toBe('late')
  await runner.stop()
})

test('a worker starts with every job of the product, those by the clock among them', async () => {
  const { product } = server
  const byTheClock = product.jobs.flatMap(({ name, cron }) => (cron ? [name] : [])).toSorted()
  expect(byTheClock).toContain('platform.sweep')
  const runner = await runJobs({ ...product, log: pino({ level: 'silent' }), concurrency: 1 })
  const crontabs = 'select identifier from graphile_worker._private_known_crontabs order by identifier'
  const known = async () => (await product.pool.query<{ identifier: string }>(crontabs)).rows
  await expect.poll(async () => (await known()).map(({ identifier }) => identifier)).toEqual(byTheClock)
  await runner.stop()
})

test('a job that somebody waits for is done before those that came earlier', async () => {
  const { db, product } = server
  const patient: Job<{ text: string }> = { ...note, name: 'test.patient' }
  const urgent: Job<{ text: string }> = { ...note, name: 'test.urgent', isUrgent: true }
  await db.transaction().execute(async (tx) => {
    for (const text of ['first', 'second']) await enqueue(tx, patient, { text })
    await enqueue(tx, urgent, { text: 'urgent' })
  })
  const order: string[] = []
  const done = Promise.withResolvers<void>()
  const write = async ({ text }: { text: string }) => {
    if (order.push(text) === 3) done.resolve()
  }
  const jobs = [handle(patient, write), handle(urgent, write)]
  const runner = await runJobs({ ...product, jobs, log: pino({ level: 'silent' }), concurrency: 1 })
  await done.promise
  await runner.stop()
  expect(order).toEqual(['urgent', 'first', 'second'])
})

test('a job whose transaction is rolled back never was', async () => {
  const { db } = server
  const change = db.transaction().execute(async (tx) => {
    await enqueue(tx, note, { text: 'never' })
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  const waiting = await server.product.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'test.note'",
  )
  expect(waiting.rowCount).toBe(0)
})
