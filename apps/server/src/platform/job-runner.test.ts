import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { enqueue, handle, type Job } from './jobs.ts'
import { runJobs } from './job-runner.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
  expect(new Set(known.map(({ workerId }) => workerId))).toEqual(runner.workerIds)
  expect(runner.workerIds.size).toBe(3)

  await db.transaction().execute((tx) => enqueue(tx, note, { text: 'hello' }))
  expect(await done.promise).toBe('hello')
  await runner.stop()
  expect(await db.selectFrom('jobWorker').selectAll().execute()).toEqual([])
})

test('a worker starts with every job of the product, those by the clock among them', async () => {
  const { product } = server
  const byTheClock = product.jobs.flatMap(({ name, cron }) => (cron ? [name] : [])).toSorted()
  expect(byTheClock).toContain('platform.sweep')
  const runner = await runJobs({ ...product, log: pino({ level: 'silent' }), concurrency: 1 })
  const crontabs = 'select identifier from graphile_worker._private_known_crontabs order by identifier'
  const known = async () => (await product.pool.query<{ identifier: string }>(crontabs)).rows
  await expect
    .poll(async () => (await known()).map(({ identifier }) => identifier), { timeout: 10_000 })
    .toEqual(byTheClock)
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
