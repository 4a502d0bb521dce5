import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../test/mailbox.ts'
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { startWorkerProcess } from '../../test/worker-process.ts'

const rounds = 5
const workersAtOnce = 4
const membersPerRound = 12

let server: TestServer
let mail: TcpProxy

beforeAll(async () => {
  server = await startTestServer()
  mail = await startTcpProxy(new URL(server.config.SMTP_URL))
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const startWorker = () => {
  const { AUTH_SECRET, PUBLIC_URL, DATABASE_URL } = server.config
  return startWorkerProcess({ AUTH_SECRET, PUBLIC_URL, DATABASE_URL, SMTP_URL: mail.url.replace('http', 'smtp') })
}
const countIn = async (...states: ('waiting' | 'claimed' | 'sent')[]) => {
  const rows = await server.db
    .selectFrom('notificationDelivery')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return rows.total
}

/** As an impatient operator would, and twice: every notification has its job, and another one like it. */
async function tellSome() {
  const members = await Promise.all(Array.from({ length: membersPerRound }, () => server.addMember()))
  await server.db.transaction().execute(async (tx) => {
    await server.product.notify(
      tx,
      ...members.map(({ id: to }) => ({
        to,
        kind: 'security' as const,
        detail: { notice: 'passwordChanged' as const },
      })),
    )
    await sql`select graphile_worker.add_job('notifications.deliver', json_build_object(
      'notificationId', notification_id, 'channel', channel), max_attempts => 25) from notification_delivery
      where state = 'waiting'`.execute(tx)
  })
  return members.map(({ email }) => email)
}

test('F3 F21 twenty killed workers and a mail server that is down lose nothing, and leave one record for each', async () => {
  const addresses: string[] = []
  const kills: (string | null)[] = []
  mail.slowDown(100)
  for (let round = 0; round < rounds; round += 1) {
    addresses.push(...(await tellSome()))
    // In the middle the mail server is away, while workers come and go.
    if (round === 2) mail.takeDown()
    const workers = Array.from({ length: workersAtOnce }, startWorker)
    await expect.poll(() => countIn('claimed'), { interval: 20 }).toBeGreaterThan(0)
    kills.push(...(await Promise.all(workers.map(({ kill }) => kill()))))
    if (round === 2) mail.slowDown(100)
  }
  expect(kills).toEqual(Array(rounds * workersAtOnce).fill('SIGKILL'))
  expect(await countIn('waiting', 'claimed')).toBeGreaterThan(0)

  mail.open()
  const last = startWorker()
  await expect.poll(() => countIn('waiting', 'claimed'), { interval: 500 }).toBe(0)
  await last.kill()
  expect(await countIn('sent')).toBe(addresses.length)
  const records = server.db.selectFrom('notificationDelivery').select(['notificationId', 'channel'])
  expect(await records.execute()).toHaveLength(addresses.length)
  // One that was killed between the server's yes and its own note sends again, under the same id: one mail to whoever looks.
  const idsOf = async (address: string) =>
    new Set((await messagesTo(address)).map(({ headers }) => headers['message-id']))
  for (const address of addresses) expect((await idsOf(address)).size).toBe(1)
})
