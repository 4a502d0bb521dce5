import * as posting from '@gable/contract/posting'
import { sql } from 'kysely'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCast } from '../../../test/cast.ts'
import { messagesTo } from '../../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const idsOf = async (email: string, subject: string) => {
  const mails = (await messagesTo(email)).filter((mail) => mail.subject.includes(subject))
  return mails.map(({ headers }) => String(headers['message-id']))
}
const endsIn = (id: number, interval: string) =>
  sql`update property set expires_at = now() + ${interval}::interval, reminders = 0 where id = ${id}`.execute(server.db)

test('every reminder has a Message-ID of its own, also after a renewal, and it ends in the host of the site', async () => {
  const { lister, publish } = await createCast(server).then((cast) => ({ ...cast, publish: cast.publish.bind(cast) }))
  const { id } = await publish()
  const watch = server.product.jobs.find(({ name }) => name === 'properties.watch-ends')
  await endsIn(id, '23 hours')
  await watch?.run({})
  await server.runJobs()
  await lister.call(posting.renewProperty, { id })
  await endsIn(id, '6 days')
  await watch?.run({})
  await server.runJobs()
  const ids = await idsOf(lister.email, 'Expires soon')
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
  for (const messageId of ids) expect(messageId).toMatch(/^<[\w.-]+@gable\.test>$/)
})

test('F3 a mail whose job was interrupted after it was sent does not go out again', async () => {
  const cast = await createCast(server)
  await cast.publish()
  const failures = new Set<unknown>()
  const interrupted = server.product.jobs.map(({ name, run }) => {
    const work: typeof run = async (payload, queued) => {
      await run(payload, queued)
      if (name !== 'notifications.deliver' || failures.has(queued?.job.id)) return
      failures.add(queued?.job.id)
      throw new Error('interrupted after it was sent')
    }
    return [name, work] as const
  })
  const { pool } = server.product
  const options = { pgPool: pool, taskList: Object.fromEntries(interrupted), concurrency: 1, noHandleSignals: true }
  const logger = new Logger(() => () => undefined)
  // A runner that finds no further job may be back before its last one is done.
  const countInterrupted = async () => {
    const { rows } = await sql`select from graphile_worker.jobs where attempts = 1 and locked_at is null`.execute(
      server.db,
    )
    return rows.length
  }
  await runOnce({ ...options, logger })
  await expect.poll(countInterrupted).toBe(1)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db)
  await runOnce({ ...options, logger })
  const sent = async () => {
    const ids = await idsOf(cast.lister.email, '')
    return [ids.length, new Set(ids).size]
  }
  await expect.poll(countInterrupted).toBe(0)
  expect(await sent()).toEqual([1, 1])
})
