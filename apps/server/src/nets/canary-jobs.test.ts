import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createLog } from '../platform/log.ts'
import { enqueue, handle, type Job, type JobHandler } from '../platform/jobs.ts'
import { runJobs } from '../platform/job-runner.ts'
import { startRefusingMailServer } from '../test/refusing-mail-server.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { createCanaries } from './canary/canaries.ts'

const canaries = createCanaries()
const logged: string[] = []
let server: TestServer
let mailServer: Awaited<ReturnType<typeof startRefusingMailServer>>
beforeAll(async () => {
  mailServer = await startRefusingMailServer()
  server = await startTestServer({ SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})

const hide = (place: string) => canaries.add({ place, rule: 'nobody', ownerId: undefined, rowId: '' })
const anything = z.record(z.string(), z.unknown())
const named = (name: string): Job<Record<string, unknown>> => ({
  name: name as Job<unknown>['name'],
  payload: anything,
  maxAttempts: 1,
})

/** Errors that repeat what they are about, as libraries word them. */
const failing: JobHandler[] = [
  handle(named('test.wrong-value'), async ({ word }) => {
    await sql`select ${word}::text::bigint`.execute(server.db)
  }),
  handle(named('test.taken-value'), async ({ word: email }) => {
    for (let time = 0; time < 2; time += 1) await sql`insert into account (email) values (${email})`.execute(server.db)
  }),
  handle(named('test.own-words'), async ({ word }) => {
    throw new Error(`no home for ${word}\n    at ${word} (file:///${word}.ts:1:1)`, { cause: new Error(`${word}`) })
  }),
  handle(named('test.no-error'), async ({ word }) => {
    // oxlint-disable-next-line no-throw-literal, only-throw-error -- libraries do
    throw { response: word }
  }),
]

test('H2 T69 the log of a worker tells of failed jobs their name and error, never whom or what they were about', async () => {
  const jobs = [...server.product.jobs, ...failing]
  const { id: to } = await server.addMember({ email: `${hide('recipient')}@gable.test` })
  await server.db.transaction().execute(async (tx) => {
    await server.product.notify(tx, { to, kind: 'security', detail: { notice: 'passwordChanged' } })
    await sql`update graphile_worker._private_jobs set max_attempts = 1`.execute(tx)
    // In whatever a job takes there may be a person: a word where none fits, in every one that takes anything.
    for (const { name, cron } of jobs) if (!cron) await enqueue(tx, named(name), { word: hide(`payload of ${name}`) })
  })
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const runner = await runJobs({ ...server.product, jobs, log, concurrency: 4 })
  await expect.poll(countWaiting).toBe(0)
  await runner.stop()

  const output = logged.join('\n')
  expect(canaries.findIn(output).map(({ place }) => place)).toEqual([])
  expect(mailServer.refused).toHaveLength(1)
  const failures = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job given up')
  expect(failures).toContainEqual(
    expect.objectContaining({ job: 'notifications.deliver', err: expect.objectContaining({ code: 'EENVELOPE' }) }),
  )
  const wrongValue = failures.find(({ job }) => job === 'test.wrong-value')
  expect(wrongValue.err).toMatchObject({ code: '22P02', stack: expect.stringMatching(/^ {4}at /) })
  expect(failures.map(({ job }) => job)).toEqual(expect.arrayContaining(failing.map(({ name }) => name)))
})

async function countWaiting(): Promise<number> {
  const { rows } = await server.product.pool.query(
    'select from graphile_worker._private_jobs where attempts < max_attempts or locked_by is not null',
  )
  return rows.length
}
