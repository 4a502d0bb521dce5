import { updateProperty } from '@gable/contract/posting'
import type { SearchQuery } from '@gable/domain/search-query'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertListings } from '../../../test/listings.ts'
import { type Cast, createCast } from '../../../test/cast.ts'
import { handMadeListings } from '../../../test/parity-listings.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createPostgresEngine } from '../postgres/postgres-engine.repository.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
beforeEach(() => server.product.worldCounts.prepare())
afterAll(() => server.stop())

const worldCounts = () => server.product.worldCounts
const lister = () => ({ accountId: cast.lister.id, permissions: [] })

async function worldQuery(options: { seesPremium?: boolean } = {}): Promise<SearchQuery> {
  return (await server.product.search.search({}, { withFacets: true, ...options })).query
}

/** What is kept and what a look at every row finds, for those who see premium homes and those who do not. */
async function storedAndFound() {
  const queries = await Promise.all([true, false].map((seesPremium) => worldQuery({ seesPremium })))
  const stored = await Promise.all(queries.map((query) => worldCounts().find(query)))
  const engine = createPostgresEngine(server.db)
  const found = await Promise.all(queries.map((query) => engine.search(query)))
  return [stored, found.map(({ total, facets }) => ({ total, facets }))] as const
}
async function expectRight() {
  const [stored, found] = await storedAndFound()
  expect(stored).toEqual(found)
}

test('counts are right after every step of a life, added up or not', async () => {
  await insertListings(
    server.db,
    handMadeListings.map((property) => ({ ...property, ownerId: cast.lister.id })),
  )
  await server.product.searchTable.repair()
  await expectRight()
  const parameters = [{ parameterId: 11, value: ['pool', 'garden'] }]
  const { id } = await cast.publish({ title: 'Windmill', price: '250000.00', parameters })
  await expectRight()
  await worldCounts().fold()
  await expectRight()
  await cast.lister.call(updateProperty, { id, price: '1250000.00', isPremium: true })
  await expectRight()
  await server.product.properties.setActive(lister(), id, false)
  await expectRight()
  await server.product.properties.setActive(lister(), id, true)
  await server.product.properties.delete(lister(), id)
  await worldCounts().fold()
  const [stored, found] = await storedAndFound()
  expect(stored).toEqual(found)
})

test('a home that ended is not counted, although the clock did not come by', async () => {
  const { id } = await cast.publish({ title: 'Lighthouse' })
  const before = (await worldCounts().find(await worldQuery()))?.total ?? 0
  await sql`update search_property set expires_at = now() - interval '1 second' where property_id = ${id}`.execute(
    server.db,
  )
  expect((await worldCounts().find(await worldQuery()))?.total).toBe(before - 1)
  await expectRight()
})

test('an engine is asked where a filter is set, and for nothing but the page where none is', async () => {
  const { query, total, ids } = await server.product.search.search({ limit: 3 }, { withFacets: true })
  expect(await worldCounts().find(query)).toMatchObject({ total })
  expect(ids).toHaveLength(3)
  const filtered = await server.product.search.search({ deal: 'rent' }, { withFacets: true })
  expect(await worldCounts().find(filtered.query)).toBeUndefined()
})

test('hours in which no step begins any more are forgotten, and every count stays right', async () => {
  const { id } = await cast.publish({ title: 'Old mill' })
  const days = 400n * 86_400_000_000n
  await sql`update search_property set published_micros = published_micros - ${String(days)}::bigint
    where property_id = ${id}`.execute(server.db)
  await worldCounts().fold()
  await sql`insert into search_count values ('hour', '400000', false, 1)`.execute(server.db)
  await expectRight()
  await worldCounts().forgetOldHours()
  const { rows } = await sql<{ oldest: number }>`
    select min(value::int) as oldest from search_count where facet = 'hour'`.execute(server.db)
  expect(rows[0]?.oldest).toBeGreaterThan(Date.now() / 3_600_000 - 368 * 24)
  await expectRight()
})

test('counts of a moment long ago are left to an engine', async () => {
  const now = new Date(Date.now() - 10 * 86_400_000)
  const { query } = await server.product.search.search({}, { withFacets: true, now })
  expect(await worldCounts().find(query)).toBeUndefined()
})

test('new steps are counted by an engine until all that was there is counted by them', async () => {
  const query = await worldQuery()
  const facets = query.facets.map((facet) => (facet.filter === 'price' ? { ...facet, rungs: [0, 20_000_000] } : facet))
  expect(await worldCounts().find({ ...query, facets })).toBeUndefined()
})

test('counting everything anew while homes come and go leaves every count right', async () => {
  await sql`update search_facet set is_counted = false`.execute(server.db)
  await sql`delete from search_count`.execute(server.db)
  await sql`delete from search_facet where id <> 'plain'`.execute(server.db)
  const homes = ['Mill', 'Barn', 'Forge', 'Inn', 'Tower']
  await Promise.all([...homes.map((title) => cast.publish({ title })), worldCounts().prepare()])
  await worldCounts().prepare()
  const [stored, found] = await storedAndFound()
  expect(stored).toEqual(found)
})
