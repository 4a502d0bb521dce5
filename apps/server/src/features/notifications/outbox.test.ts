import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../test/mailbox.ts'
import { startTcpProxy } from '../../test/tcp-proxy.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { NewNotification } from './notify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const tell = (...notifications: NewNotification[]) =>
  server.db.transaction().execute((tx) => server.product.notify(tx, ...notifications))
const aboutPassword = (to: number): NewNotification => ({
  to,
  kind: 'security',
  detail: { notice: 'passwordChanged' },
})
const deliveriesOf = (accountId: number) =>
  server.db
    .selectFrom('notificationDelivery')
    .select(['notificationId', 'channel', 'state'])
    .where('accountId', '=', accountId)
    .execute()
const jobNamed = (name: string, from = server) => {
  const job = from.product.jobs.find((handler) => handler.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  return job
}
const send = (notificationId: number | undefined, from = server) =>
  jobNamed('notifications.deliver', from).run({ notificationId, channel: 'mail' })

test('a notification exists exactly if the change it tells about does', async () => {
  const { id } = await server.addMember()
  const failed = server.db.transaction().execute(async (tx) => {
    await server.product.notify(tx, aboutPassword(id))
    throw new Error('the change failed')
  })
  await expect(failed).rejects.toThrow('the change failed')
  expect(await deliveriesOf(id)).toEqual([])
})

test('twenty jobs at once for one notification send one mail', async () => {
  const { id, email } = await server.addMember()
  await tell(aboutPassword(id))
  const [delivery] = await deliveriesOf(id)
  await Promise.all(Array.from({ length: 20 }, () => send(delivery?.notificationId)))
  await server.runJobs()
  expect(await messagesTo(email)).toHaveLength(1)
  expect(await deliveriesOf(id)).toMatchObject([{ channel: 'mail', state: 'sent' }])
})

test('the same key tells a reader once, however often a job is repeated', async () => {
  const [one, other] = [await server.addMember(), await server.addMember()]
  const keyed = (to: number): NewNotification => ({ ...aboutPassword(to), key: 'once' })
  await tell(keyed(one.id), keyed(other.id))
  await tell(keyed(one.id), aboutPassword(one.id))
  expect(await deliveriesOf(one.id)).toHaveLength(2)
  expect(await deliveriesOf(other.id)).toHaveLength(1)
})

test('F21 while the mail server is down nothing is lost, and afterwards each goes out once', async () => {
  const proxy = await startTcpProxy(new URL(server.config.SMTP_URL))
  const own = await startTestServer({ SMTP_URL: proxy.url.replace('http', 'smtp') })
  try {
    const members = await Promise.all(Array.from({ length: 5 }, () => own.addMember()))
    proxy.takeDown()
    await own.db.transaction().execute((tx) => own.product.notify(tx, ...members.map(({ id }) => aboutPassword(id))))
    const rows = own.db.selectFrom('notificationDelivery').select(['notificationId', 'state'])
    const before = await rows.execute()
    const tries = before.map(({ notificationId }) => send(notificationId, own).catch(() => 'failed'))
    expect(await Promise.all(tries)).toEqual(before.map(() => 'failed'))
    expect((await rows.execute()).every(({ state }) => state === 'waiting')).toBe(true)

    // Every job was given up meanwhile.
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(own.db)
    await sql`update notification_delivery set due_at = now() - interval '1 hour'`.execute(own.db)
    proxy.open()
    await jobNamed('notifications.resume', own).run({})
    await own.runJobs()
    for (const { email } of members) expect(await messagesTo(email)).toHaveLength(1)
    expect((await rows.execute()).every(({ state }) => state === 'sent')).toBe(true)
  } finally {
    await own.stop()
    await proxy.stop()
  }
})

test('F3 what a killed worker had claimed is sent by its own job again, or later by another, and counted once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id, email } = await server.addMember()
    await tell(aboutPassword(id))
    const [delivery] = await deliveriesOf(id)
    // Killed before it sent anything: somebody else has to wait, until nobody believes in it any more.
    await sql`update notification_delivery set state = 'claimed', claimed_by = 'dead', claimed_at = now()
      where account_id = ${id}`.execute(server.db)
    await send(delivery?.notificationId)
    expect(await messagesTo(email)).toHaveLength(0)
    await sql`update notification_delivery set claimed_at = now() - interval '6 minutes'
      where account_id = ${id}`.execute(server.db)
    await Promise.all([send(delivery?.notificationId), send(delivery?.notificationId)])
    expect(await messagesTo(email)).toHaveLength(1)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent' }])
  }
})

test('what nobody could deliver for three days is given up', async () => {
  const { id, email } = await server.addMember()
  await tell(aboutPassword(id))
  await sql`update notification_delivery set due_at = now() - interval '4 days' where account_id = ${id}`.execute(
    server.db,
  )
  await jobNamed('notifications.resume').run({})
  await server.runJobs()
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed' }])
  expect(await messagesTo(email)).toEqual([])
})

test('mails wait for the end of quiet hours, security notices do not', async () => {
  const { id, email } = await server.addMember()
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  const quiet = { quietFrom: minute, quietUntil: (minute + 120) % 1_440, choices: '{}' }
  await server.db
    .insertInto('notificationSettings')
    .values({ accountId: id, ...quiet })
    .execute()
  await tell({ to: id, kind: 'report', detail: { outcome: 'upheld' } }, aboutPassword(id))
  await server.runJobs()
  expect((await messagesTo(email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  await server.db.updateTable('notificationSettings').set({ quietFrom: null, quietUntil: null }).execute()
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db)
  await sql`update notification_delivery set due_at = now() where account_id = ${id}`.execute(server.db)
  await server.runJobs()
  expect(await messagesTo(email)).toHaveLength(2)
})

test('a daily digest is one mail, and a switch that is turned meanwhile holds', async () => {
  const { id, email } = await server.addMember()
  await server.db.insertInto('notificationSettings').values({ accountId: id, digest: 'daily', choices: '{}' }).execute()
  for (const outcome of ['upheld', 'dismissed', 'upheld'] as const)
    await tell({ to: id, kind: 'report', detail: { outcome } })
  const dueNow = async () => {
    await sql`update notification set created_at = now() - interval '2 days' where account_id = ${id}`.execute(
      server.db,
    )
    await sql`update notification_delivery set due_at = now() where account_id = ${id}`.execute(server.db)
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db)
  }
  await server.runJobs()
  expect(await messagesTo(email)).toEqual([])
  await dueNow()
  await server.runJobs()
  const mails = await messagesTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['3 updates from gable.test'])
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }])

  await tell({ to: id, kind: 'report', detail: { outcome: 'upheld' } })
  const choices = JSON.stringify({ report: { mail: false } })
  await server.db.updateTable('notificationSettings').set({ choices }).where('accountId', '=', id).execute()
  await dueNow()
  await server.runJobs()
  expect(await messagesTo(email)).toHaveLength(1)
})
