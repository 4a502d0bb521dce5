import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '../../../../../bench/record-statements.ts'
import { addPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { countPagesRead, withClientLike } from '../../nets/plans/explain.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('how many have a package is counted without reading all who ever had it', async () => {
  const packageId = await addPackage(server)
  const addGrants = (count: number, ends: string) =>
    sql`insert into package_grant (package_id, source, reason, starts_at, expires_at)
      select ${packageId}, 'staff', 'A prize', now() - interval '90 days', now() + ${ends}::interval
      from generate_series(1, ${count}::int)`.execute(server.db)
  await addGrants(20_000, '-30 days')
  await addGrants(3, '30 days')
  await sql`analyze package_grant`.execute(server.db)
  const { product } = server
  const statements = await recordStatements([product.pool])(async () => {
    expect(await product.packages.staff.list()).toMatchObject([{ id: packageId, runningCount: 3 }])
  })
  const pages = await withClientLike(product.pool, async (client) => {
    const counts: number[] = []
    for (const statement of statements) counts.push(await countPagesRead(client, statement))
    return counts
  })
  expect(Math.max(...pages)).toBeLessThan(30)
})
