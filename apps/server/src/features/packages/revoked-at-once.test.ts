import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPackage, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.stop())

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows[0]?.count
}

test('T53 two payments of one member that go back at once do not wait for each other', async () => {
  const { id: accountId } = await server.addMember()
  const packageId = await addPackage(server)
  const grantIds = [await grantPackage(server, accountId, packageId), await grantPackage(server, accountId, packageId)]
  const revoke = (grantId: number) => server.product.packages.staff.revoke(null, { grantId, reason: 'Went back' })
  const revoking: Promise<unknown>[] = []
  await server.db.transaction().execute(async (tx) => {
    await sql`select from account where id = ${accountId} for no key update`.execute(tx)
    // The earlier one first: it makes the later one shorter.
    for (const grantId of grantIds) {
      revoking.push(revoke(grantId))
      await expect.poll(waiting).toBe(revoking.length)
    }
  })
  expect((await Promise.allSettled(revoking)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const grants = server.db.selectFrom('packageGrant').select('revokedAt').where('accountId', '=', accountId)
  expect((await grants.execute()).every(({ revokedAt }) => revokedAt !== null)).toBe(true)
})
