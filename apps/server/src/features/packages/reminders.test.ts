import { getNotifications } from '@gable/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../test/mailbox.ts'
import { addPackage, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const remind = () => server.product.jobs.find(({ name }) => name === 'packages.remind')?.run({})
const endsIn = (grantId: number, time: string) =>
  server.db
    .updateTable('packageGrant')
    .set({ expiresAt: sql<Date>`now() + ${time}::interval`, startsAt: sql<Date>`now() - interval '20 days'` })
    .where('id', '=', grantId)
    .execute()

test('a member hears a week and a day before their package ends, once each, by list and mail', async () => {
  const member = await server.addMember()
  const grantId = await grantPackage(server, member.id, await addPackage(server))
  const told = async () => (await member.call(getNotifications, {})).data
  await remind()
  expect(await told()).toEqual([])
  for (const time of ['6 days', '20 hours']) {
    await endsIn(grantId, time)
    for (const _ of [1, 2]) await remind()
  }
  expect(await told()).toMatchObject([{ type: 'package' }, { type: 'package' }])
  await server.runJobs()
  const mails = await messagesTo(member.email)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toContain('Your package ends on')
  expect(mails[0]?.text).toContain('http://gable.test/user/subscription')
})

test('whoever has renewed it, or has lost it, is not told', async () => {
  const packageId = await addPackage(server)
  const [renewed, lost] = [await server.addMember(), await server.addMember()]
  const first = await grantPackage(server, renewed.id, packageId)
  await grantPackage(server, renewed.id, packageId)
  await endsIn(first, '6 days')
  const taken = await grantPackage(server, lost.id, packageId)
  await endsIn(taken, '6 days')
  await server.db.updateTable('packageGrant').set({ revokedAt: new Date() }).where('id', '=', taken).execute()
  await remind()
  for (const { call } of [renewed, lost]) expect((await call(getNotifications, {})).data).toEqual([])
})
