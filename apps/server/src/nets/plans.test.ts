import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements, type Statement } from '../../../../bench/record-statements.ts'
import { createCast } from '../test/cast.ts'
import { sellPackages } from '../test/packages.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { listLargeTables, listScanned, withClientLike } from './plans/explain.ts'
import { fillTables } from './plans/fill-tables.ts'
import { listHotPaths } from './plans/hot-paths.ts'

let server: TestServer
beforeAll(async () => {
  const database = await createTestDatabase({ isPatient: false })
  await fillTables(database.url)
  server = await startTestServer({ SEARCH_ENGINE: 'postgres' }, database)
  await sellPackages(server)
})
afterAll(() => server.stop())

type Asked = Statement & { path: string; pool: 'pool' | 'searchPool' }

const isExplainable = ({ text }: Statement) =>
  /^\s*(with|select|insert|update|delete|\(select)/i.test(text) && !text.includes('graphile_worker')

/** Of statements that differ in their values only, one tells for all. */
async function recordHotPaths(): Promise<Asked[]> {
  const { product } = server
  const asked = new Map<string, Asked>()
  const recordMain = recordStatements([product.pool], { maySendNothing: true })
  const recordSearch = recordStatements([product.searchPool], { maySendNothing: true })
  for (const [path, work] of listHotPaths(server, await createCast(server))) {
    let inSearch: Statement[] = []
    const inMain = await recordMain(async () => {
      inSearch = await recordSearch(async () => void (await work()))
    })
    for (const { pool, ...statement } of [...inMain.map(of('pool')), ...inSearch.map(of('searchPool'))]) {
      const key = pool + statement.text
      if (isExplainable(statement) && !asked.has(key)) asked.set(key, { ...statement, path, pool })
    }
  }
  return [...asked.values()]
}

const of = (pool: Asked['pool']) => (statement: Statement) => ({ ...statement, pool })

test('200,000 homes are counted anew, no statement taking longer than one may', async () => {
  await server.product.worldCounts.prepare()
  const { query } = await server.product.search.search({}, { withFacets: true })
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from search_property where expires_at > ${query.asOf}`.execute(server.db)
  expect((await server.product.worldCounts.find(query))?.total).toBe(rows[0]?.total)
  await sql`analyze search_count`.execute(server.db)
})

test('no statement of a hot path reads a large table from end to end', async () => {
  const asked = await recordHotPaths()
  const scans: string[] = []
  for (const name of ['pool', 'searchPool'] as const) {
    await withClientLike(server.product[name], async (client) => {
      const large = await listLargeTables(client)
      for (const { path, text, parameters } of asked.filter(({ pool }) => pool === name)) {
        const scanned = (await listScanned(client, { text, parameters })).filter((table) => large.has(table))
        if (scanned.length > 0) scans.push(`${path} scans ${scanned.join(', ')}: ${text}`)
      }
    })
  }
  process.stdout.write(`plans: ${asked.length} statements, ${scans.length} scans\n`)
  expect(scans).toEqual([])
})
