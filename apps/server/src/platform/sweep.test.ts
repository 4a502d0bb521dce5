import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCleanups } from '../features/accounts/accounts.jobs.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { createSweep, platformCleanups } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a sweep removes what is over and keeps what lives', async () => {
  const { db } = server
  const member = await server.addMember()
  const expiresAt = sql<Date>`now() - interval '1 second'`
  await db
    .insertInto('session')
    .values({ tokenHash: Buffer.from('old'), accountId: member.id, expiresAt })
    .execute()
  const answer = JSON.stringify({})
  const requestHash = Buffer.from('hash')
  await db
    .insertInto('idempotencyKey')
    .values([
      { accountId: member.id, key: 'old', requestHash, answer, createdAt: sql`now() - interval '3 days'` },
      { accountId: member.id, key: 'new', requestHash, answer },
    ])
    .execute()

  await createSweep(db, [...platformCleanups, ...accountCleanups]).run(undefined)

  expect(await db.selectFrom('session').select('accountId').execute()).toEqual([{ accountId: member.id }])
  expect(await db.selectFrom('idempotencyKey').select('key').execute()).toEqual([{ key: 'new' }])
})
