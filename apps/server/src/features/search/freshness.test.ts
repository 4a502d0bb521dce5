import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serviceEnvironment } from '../../../../../tools/services/service-addresses.ts'
import { enqueue } from '../../platform/jobs.ts'
import { insertListings, type NewListing } from '../../test/listings.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { indexProperty } from './search.jobs.ts'

// How long a change takes is measured by npm run bench:freshness; here is what makes it quick, and that none is lost.
const changes = 200
let server: TestServer
let ids: number[]

beforeAll(async () => {
  server = await startTestServer({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_TIMEOUT_MS: '60000' })
  const ownerId = (await server.addMember()).id
  const sample = { ...handMadeListings[2], ownerId } as NewListing
  const stored = await insertListings(
    server.db,
    Array.from({ length: changes }, () => sample),
  )
  ids = stored.map(({ id }) => id)
  await server.product.searchTable.repair()
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
})
afterAll(async () => {
  await server.product.projection.remove()
  await server.stop()
})

/** As every change of a listing does it. */
const rename = (id: number, title: string) =>
  server.db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set({ title, version: 2 }).where('id', '=', id).execute()
    await server.product.searchTable.noteChanges(tx, [id])
    await enqueue(tx, indexProperty, { propertyId: id })
  })

test('a changed listing is indexed at once, and what is indexed can be found half a second later', async () => {
  await rename(ids[0] ?? 0, 'sofort')
  const { rows } = await sql`select from graphile_worker.jobs where run_at > now()`.execute(server.db)
  expect(rows).toEqual([])
  const { OPENSEARCH_URL } = serviceEnvironment()
  const reply = await fetch(`${OPENSEARCH_URL}/${server.config.OPENSEARCH_PREFIX}-property-*/_settings?flat_settings`)
  const settings = Object.values((await reply.json()) as Record<string, { settings: Record<string, string> }>)
  expect(settings.map((one) => one.settings['index.refresh_interval'])).toEqual(['500ms'])
})

test('of many changes at once every one is found', async () => {
  await Promise.all(ids.map((id, turn) => rename(id, `neuling${turn}`)))
  await server.runJobs()
  await server.product.projection.refresh()
  const totals = await Promise.all(
    ids.map(async (_, turn) => {
      const reply = await server.app.inject(`/api/search?with_facets=0&search=neuling${turn}`)
      return [reply.headers['x-search-engine'], reply.json().total]
    }),
  )
  expect(new Set(totals.map(String))).toEqual(new Set(['opensearch,1']))
})
