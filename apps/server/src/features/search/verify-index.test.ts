import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertListings, type NewListing } from '../../test/listings.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const rowCount = 400
let server: TestServer
let ids: number[]

beforeAll(async () => {
  server = await startTestServer({ SEARCH_ENGINE: 'opensearch' })
  const ownerId = (await server.addMember()).id
  const sample = { ...handMadeListings[2], ownerId } as NewListing
  const stored = await insertListings(
    server.db,
    Array.from({ length: rowCount }, () => sample),
  )
  ids = stored.map(({ id }) => id)
  await server.product.searchTable.repair()
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
})
afterAll(async () => {
  await server.product.projection.remove()
  await server.stop()
})

async function count(text = 'jardim') {
  await server.product.projection.refresh()
  const reply = await server.app.inject(`/api/search?limit=1&with_facets=0&search=${text}`)
  expect(reply.headers['x-search-engine']).toBe('opensearch')
  return (reply.json() as { total: number }).total
}

/** As a change of a listing does it, all but the job. */
const change = (id: number, facts: { title?: string; isActive?: boolean; version: number }) =>
  server.db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set(facts).where('id', '=', id).execute()
    await server.product.searchTable.noteChanges(tx, [id])
  })

const at = (index: number) => ids[index] ?? 0

test('an index that is as it should be is left alone', async () => {
  expect(await server.product.projection.verify({ batchSize: 70 })).toEqual({ compared: rowCount, repaired: 0 })
})

test('what is missing, stale or left behind is found and repaired', async () => {
  const { OPENSEARCH_URL } = server.config
  const [index] = await server.db.selectFrom('searchIndex').select('name').execute()
  await fetch(`${OPENSEARCH_URL}/${index?.name}/_doc/${at(0)}?version=1&version_type=external_gte`, {
    method: 'DELETE',
  })
  await change(at(1), { title: 'Wachturm', version: 2 })
  await change(at(2), { isActive: false, version: 2 })
  await server.db
    .deleteFrom('property')
    .where('id', '=', at(rowCount - 1))
    .execute()
  // Popularity is no part of the version.
  await server.db.updateTable('searchProperty').set({ viewCount: 7 }).where('propertyId', '=', at(3)).execute()

  expect((await server.product.projection.verify({ batchSize: 70 })).repaired).toBe(5)
  expect((await server.product.projection.verify({ batchSize: 70 })).repaired).toBe(0)
  expect([await count(), await count('wachturm')]).toEqual([rowCount - 3, 1])
})

test('F11 a rebuild under load drops nothing', async () => {
  const end = new AbortController()
  const failed: number[] = []
  const read = async () => {
    while (!end.signal.aborted) {
      const reply = await server.app.inject('/api/search?limit=1')
      if (reply.statusCode !== 200 || reply.headers['x-search-engine'] !== 'opensearch') failed.push(reply.statusCode)
    }
  }
  const write = async () => {
    for (let turn = 10; !end.signal.aborted; turn += 1) {
      const id = at(10 + (turn % (rowCount - 20)))
      await change(id, { title: `Umbau ${turn}`, isActive: turn % 7 !== 0, version: turn })
      await server.product.projection.project(id)
    }
  }
  const busy = [read(), write()]
  for (let turn = 0; turn < 3; turn += 1) expect(await server.product.projection.rebuild({ batchSize: 20 })).toBe(true)
  end.abort()
  await Promise.all(busy)
  expect(failed).toEqual([])
  expect((await server.product.projection.verify()).repaired).toBe(0)
})
