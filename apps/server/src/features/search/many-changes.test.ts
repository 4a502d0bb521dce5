import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { countStatements } from '../../test/count-statements.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const few = 3
const many = 400

let server: TestServer
let statementsOf: ReturnType<typeof countStatements>
beforeAll(async () => {
  server = await startTestServer({ SEARCH_ENGINE: 'opensearch' })
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 50_000 })
  statementsOf = countStatements(server.product.pool)
})
afterAll(async () => {
  await server.product.projection.remove()
  await server.stop()
})

async function addListings(ownerId: number, count: number) {
  const listing = plainListing(ownerId, { title: 'Terraced house' })
  return insertListings(
    server.db,
    Array.from({ length: count }, () => listing),
  )
}

const setActive = (id: number, isActive: boolean) =>
  server.db.updateTable('account').set({ isActive }).where('id', '=', id).execute()
const countShown = async (ownerId: number) =>
  (await server.db.selectFrom('searchProperty').select('propertyId').where('ownerId', '=', ownerId).execute()).length
const countWaiting = async (prefix: string) => {
  const { rows } = await server.product.pool.query(
    'select from graphile_worker.jobs where task_identifier like $1 and locked_at is null',
    [`${prefix}%`],
  )
  return rows.length
}

test('a change of hundreds of listings takes as many statements as one of a few', async () => {
  const [small, large] = [await server.addMember(), await server.addMember()]
  await addListings(small.id, few)
  await addListings(large.id, many)
  const { recordListerChange, eraseAllOf } = server.product.properties
  // The first ones read the catalogue, which is kept, and make agents of the two.
  for (const { id } of [small, large]) await recordListerChange(id)
  const onShown = await statementsOf(() => recordListerChange(small.id))
  expect(await statementsOf(() => recordListerChange(large.id))).toBe(onShown)
  expect(await countShown(large.id)).toBe(many)
  const onErased = await statementsOf(() => eraseAllOf(small.id))
  expect(await statementsOf(() => eraseAllOf(large.id))).toBe(onErased)
  expect(await countShown(large.id)).toBe(0)
  await server.runJobs()
})

test('listings that changed together are written to the index together, and while no transaction is open', async () => {
  const lister = await server.addMember()
  await addListings(lister.id, many)
  await server.product.properties.recordListerChange(lister.id)
  await setActive(lister.id, false)
  await server.product.properties.recordListerChange(lister.id)
  expect(await countWaiting('search.index')).toBe(2)
  const open: number[] = []
  const bulk = server.product.searchClient.bulk.bind(server.product.searchClient)
  const watch = vi.spyOn(server.product.searchClient, 'bulk').mockImplementation((async (
    ...given: Parameters<typeof bulk>
  ) => {
    const { rows } = await server.product.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    open.push(rows.length)
    return bulk(...given)
  }) as unknown as typeof bulk)
  await server.runJobs()
  watch.mockRestore()
  expect(open).toEqual([0, 0])
  await server.product.projection.refresh()
  const reply = await server.app.inject('/api/get-property-list?search=terraced')
  expect(reply.headers['x-search-engine']).toBe('opensearch')
  expect(reply.json().total).toBe(0)
})
