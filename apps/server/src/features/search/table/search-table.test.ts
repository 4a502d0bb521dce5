import { setMarketState } from '@gable/contract/posting'
import { searchProperties } from '@gable/contract/properties'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings } from '../../../test/listings.ts'
import { handMadeListings } from '../../../test/parity-listings.ts'
import { type Cast, createCast } from '../../../test/cast.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createDb, createPool, type Db } from '#platform/db.ts'
import { createPostgresEngine } from '../postgres/postgres-engine.repository.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer({}, await createTestDatabase({ isPatient: false }))
  cast = await createCast(server)
})
afterAll(() => server.stop())

const total = async (text: string) => (await server.visitor.call(searchProperties, { text })).total
const rows = async () => (await server.db.selectFrom('searchProperty').select('propertyId').execute()).length

test('a home is in the table exactly while it is public', async () => {
  const before = await rows()
  const { id } = await cast.publish({ title: 'Windmill' })
  expect([await rows(), await total('windmill')]).toEqual([before + 1, 1])
  await server.product.properties.setActive({ accountId: cast.lister.id, permissions: [] }, id, false)
  expect([await rows(), await total('windmill')]).toEqual([before, 0])
  await server.product.properties.setActive({ accountId: cast.lister.id, permissions: [] }, id, true)
  expect(await total('windmill')).toBe(1)
  await server.product.properties.delete({ accountId: cast.lister.id, permissions: [] }, id)
  expect(await rows()).toBe(before)
})

/** The views of a home as each table has them; nothing where it is not in there. */
async function viewsOf(id: number) {
  const [listed, taken] = await Promise.all(
    (['searchProperty', 'searchTakenProperty'] as const).map((table) =>
      server.db.selectFrom(table).select('viewCount').where('propertyId', '=', id).executeTakeFirst(),
    ),
  )
  return { listed: listed?.viewCount, taken: taken?.viewCount }
}

test('a home that is sold is in the other table, with what is counted of it, until it is back or off', async () => {
  const { id } = await cast.publish({ title: 'Lighthouse' })
  const showViews = (views: number) =>
    server.db.transaction().execute((tx) => server.product.searchTable.showViews(tx, new Map([[id, views]])))
  await showViews(2)
  expect(await viewsOf(id)).toEqual({ listed: 2, taken: undefined })
  await cast.lister.call(setMarketState, { id, wish: 'sold' })
  await showViews(3)
  expect(await viewsOf(id)).toEqual({ listed: undefined, taken: 3 })
  await cast.lister.call(setMarketState, { id, wish: 'sell' })
  await showViews(4)
  expect(await viewsOf(id)).toEqual({ listed: 4, taken: undefined })
  await cast.lister.call(setMarketState, { id, wish: 'sold' })
  await server.product.properties.setActive({ accountId: cast.lister.id, permissions: [] }, id, false)
  expect(await viewsOf(id)).toEqual({ listed: undefined, taken: undefined })
})

test('a repair brings what was taken into its table, and out of the other', async () => {
  const { id } = await cast.publish({ title: 'Boathouse' })
  await server.db.updateTable('property').set({ marketState: 'sold' }).where('id', '=', id).execute()
  expect([await server.product.searchTable.repair(), await viewsOf(id)]).toEqual([1, { listed: undefined, taken: 0 }])
  expect(await server.product.searchTable.repair()).toBe(0)
  // As a version that knows one table would leave it.
  await sql`insert into search_property select * from search_taken_property where property_id = ${id}`.execute(
    server.db,
  )
  expect([await server.product.searchTable.repair(), await viewsOf(id)]).toEqual([1, { listed: undefined, taken: 0 }])
  await server.db.updateTable('property').set({ isActive: false }).where('id', '=', id).execute()
  expect([await server.product.searchTable.repair(), (await viewsOf(id)).taken]).toEqual([1, undefined])
})

test('a repair finds what came and went behind its back, and nothing else', async () => {
  const { id } = await cast.publish({ title: 'Observatory' })
  expect(await server.product.searchTable.repair()).toBe(0)
  await server.db.updateTable('property').set({ isActive: false, version: 77 }).where('id', '=', id).execute()
  await insertListings(server.db, [{ ...handMadeListings[2], title: 'Planetarium', ownerId: cast.lister.id } as never])
  expect([await total('observatory'), await total('planetarium')]).toEqual([1, 0])
  expect(await server.product.searchTable.repair()).toBe(2)
  expect([await total('observatory'), await total('planetarium')]).toEqual([0, 1])
})

test('two changes of one home at once leave the row of the later one', async () => {
  const { id } = await cast.publish({ title: 'Twin house' })
  const switchTo = (isActive: boolean) =>
    server.product.properties.setActive({ accountId: cast.lister.id, permissions: [] }, id, isActive)
  await Promise.all([switchTo(false), switchTo(true), server.product.searchTable.repair(), switchTo(false)])
  await server.product.searchTable.repair()
  const { isActive } = await server.db
    .selectFrom('property')
    .select('isActive')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await total('twin')).toBe(isActive ? 1 : 0)
})

test('when time runs out, the first matches are an answer that says so', async () => {
  const many = Array.from({ length: 3_000 }, () => ({ ...handMadeListings[2], ownerId: cast.lister.id }))
  await insertListings(server.db, many as never)
  await server.product.searchTable.repair()
  await sql`analyze search_property`.execute(server.db)
  const { query } = await server.product.search.search({ city: 'porto' }, { withFacets: true })
  const pool = createPool({
    url: server.config.DATABASE_URL,
    size: 1,
    statementTimeoutMs: 1_000,
    onIdleError: (error) => expect.unreachable(error.message),
  })
  const hurriedDb = createDb(pool)
  await stopAtLastRow(hurriedDb)
  const hurried = await createPostgresEngine(hurriedDb, { partialMs: 5_000 }).search(query)
  expect(hurried).toMatchObject({ isTotalMinimum: true, total: 2_000 })
  expect(hurried.ids).toHaveLength(24)
  const patient = await createPostgresEngine(server.db).search(query)
  expect(patient.isTotalMinimum).toBe(false)
  expect(patient.total).toBeGreaterThanOrEqual(3_000)
  const tile = { z: 0, x: 0, y: 0 }
  const counted = await server.product.search.countTile({ city: 'porto' }, tile)
  expect(counted.isMinimum).toBe(false)
  const engine = createPostgresEngine(hurriedDb, { partialMs: 5_000 })
  expect(await engine.countTile(counted.query, counted.grid)).toMatchObject({ isMinimum: true, ids: [] })
  // A page that found nothing does not fail because it could not say what else there is.
  expect(await engine.countWithout(counted.query, ['category'])).toEqual([])
  await hurriedDb.destroy()
})

/** Whoever reads all rows waits at the last one, longer than a statement may take, however fast the machine is. */
async function stopAtLastRow(db: Db) {
  await sql`create schema slow`.execute(db)
  await sql`create view slow.search_property as select * from public.search_property
    where property_id < (select max(property_id) from public.search_property) or pg_sleep(1.2) is not null`.execute(db)
  await sql`set search_path to slow, public`.execute(db)
}
