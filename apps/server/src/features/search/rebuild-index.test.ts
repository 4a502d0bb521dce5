import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertListings } from '../../test/listings.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { isPublic } from '../properties/visible-to.ts'
import { selectNextRows } from './search-index.repository.ts'

const rowCount = 600
let server: TestServer
let ownerId: number

beforeAll(async () => {
  server = await startTestServer({ SEARCH_ENGINE: 'opensearch' })
  // The start may still be making its first index, and only one may rebuild at a time.
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
  ownerId = (await server.addMember()).id
})
beforeEach(async () => {
  await sql`truncate property cascade`.execute(server.db)
  const sample = { ...handMadeListings[2], ownerId } as (typeof handMadeListings)[number]
  await insertListings(
    server.db,
    Array.from({ length: rowCount }, () => sample),
  )
  await server.product.searchTable.repair({ all: true })
})
afterAll(async () => {
  await server.product.projection.remove()
  await server.stop()
})

async function countFound() {
  await server.product.projection.refresh()
  const reply = await server.app.inject('/api/get-property-list?search=jardim&limit=1')
  expect(reply.headers['x-search-engine']).toBe('opensearch')
  return (reply.json() as { total: number }).total
}

const listIndexes = () => server.db.selectFrom('searchIndex').selectAll().orderBy('createdAt').execute()

async function namesInOpenSearch() {
  const { OPENSEARCH_URL, OPENSEARCH_PREFIX } = server.config
  return Object.keys((await (await fetch(`${OPENSEARCH_URL}/${OPENSEARCH_PREFIX}-*`)).json()) as object)
}

function startCommand() {
  const { DATABASE_URL, OPENSEARCH_URL, OPENSEARCH_PREFIX, AUTH_SECRET } = server.config
  const file = fileURLToPath(new URL('../../search-rebuild.ts', import.meta.url))
  return spawn(process.execPath, [file, '--batch', '10'], {
    env: { DATABASE_URL, OPENSEARCH_URL, OPENSEARCH_PREFIX, AUTH_SECRET },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

test('a rebuild leaves one index, which serves every public home', async () => {
  const before = await listIndexes()
  expect(await server.product.projection.rebuild({ batchSize: 100 })).toBe(true)
  const [serving, ...others] = await listIndexes()
  expect([serving?.isServing, others]).toEqual([true, []])
  expect(serving?.name).not.toBe(before[0]?.name)
  expect(await namesInOpenSearch()).toEqual([serving?.name])
  expect(await countFound()).toBe(rowCount)
})

test('while it fills, the old index serves and live changes reach both', async () => {
  await server.product.projection.rebuild()
  const { db } = server
  const ids = (await db.selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id)
  // The first batch is written by then, the second one read, the third one neither.
  const hidden = [ids[0], ids[300], ids[599]].filter((id) => id !== undefined)
  const found: number[] = []
  await server.product.projection.rebuild({
    batchSize: 200,
    onProgress: async () => {
      if (found.length > 0) return
      await db.updateTable('property').set({ isActive: false, version: 2 }).where('id', 'in', hidden).execute()
      await server.product.projection.project(...hidden)
      found.push(await countFound())
    },
  })
  expect(found).toEqual([rowCount - 3])
  expect(await countFound()).toBe(rowCount - 3)
})

test('killed in the middle, the command goes on where it stopped', async () => {
  await server.product.projection.rebuild()
  const [old] = await listIndexes()
  const child = startCommand()
  const ended = once(child, 'exit')
  const target = async () => (await listIndexes()).find(({ isServing }) => !isServing)
  await expect.poll(async () => (await target())?.filledUpToId ?? 0, { interval: 5 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await ended
  const interrupted = await target()
  expect(interrupted?.filledUpToId).toBeGreaterThan(0)
  expect(await countFound()).toBe(rowCount)

  const again = startCommand()
  const [code] = (await once(again, 'exit')) as [number]
  expect(code).toBe(0)
  const indexes = await listIndexes()
  expect(indexes.map(({ name, isServing }) => [name, isServing])).toEqual([[interrupted?.name, true]])
  expect(await namesInOpenSearch()).not.toContain(old?.name)
  expect(await countFound()).toBe(rowCount)
})

test('of two rebuilds at once one steps back', async () => {
  const { rebuild } = server.product.projection
  const results = await Promise.all([rebuild(), rebuild(), rebuild()])
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await namesInOpenSearch()).toHaveLength(1)
})

test('an index that was lost or looks otherwise is not gone on with', async () => {
  const { OPENSEARCH_URL, OPENSEARCH_PREFIX } = server.config
  const name = `${OPENSEARCH_PREFIX}-property-1`
  await fetch(`${OPENSEARCH_URL}/${name}`, { method: 'PUT' })
  await server.db.insertInto('searchIndex').values({ name, filledUpToId: 1_000_000 }).execute()
  const lost = { name: `${OPENSEARCH_PREFIX}-property-2`, filledUpToId: 1_000_000 }
  await server.db.insertInto('searchIndex').values(lost).execute()
  await server.product.projection.rebuild()
  expect(await listIndexes()).toHaveLength(1)
  expect(await countFound()).toBe(rowCount)
})

test('when OpenSearch lost everything, the next start makes it again', async () => {
  const { OPENSEARCH_URL } = server.config
  await fetch(`${OPENSEARCH_URL}/${(await namesInOpenSearch()).join(',')}`, { method: 'DELETE' })
  const reply = await server.app.inject('/api/get-property-list?search=jardim&limit=1')
  expect([reply.headers['x-search-fallback'], reply.json().total]).toEqual(['true', rowCount])
  await server.product.projection.prepare()
  expect(await countFound()).toBe(rowCount)
})

test('a batch reads no table before its own first row, in whatever way they are joined', async () => {
  const { db } = server
  const ids = (await db.selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id)
  await sql`analyze property, search_property, search_taken_property`.execute(db)
  const plan = await db.transaction().execute(async (tx) => {
    // As PostgreSQL chooses by itself when the tables are large.
    await sql`set local enable_nestloop = off`.execute(tx)
    await sql`set local enable_hashjoin = off`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    const batch = selectNextRows(tx, isPublic, ids.at(-10) ?? 0, 5)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${batch}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN'])
  })
  expect(plan.join('\n')).toContain('Merge')
  const read = plan.filter((line) => / on (property|search_property|search_taken_property)\b/.test(line))
  expect(read).toHaveLength(3)
  for (const line of read) expect(Number(/rows=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(10)
})
