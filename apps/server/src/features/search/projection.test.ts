import { postProperty } from '@gable/contract/posting'
import { searchProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEARCH_ENGINE: 'opensearch' })
  // The start does not wait for its first index for long, and goes on with it behind our back; the tests wait.
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
})
afterAll(async () => {
  await server.product.projection.remove()
  await server.stop()
})

async function approvedProperty(title: string) {
  const lister = await server.addMember()
  const { id, slug } = (await lister.call(postProperty, await newListing({ title }))).data
  await server.product.properties.approve(slug)
  return { id, slug, listerId: lister.id }
}

async function find(text: string) {
  await server.product.projection.refresh()
  const reply = await server.app.inject(`/api/get-property-list?search=${encodeURIComponent(text)}`)
  expect(reply.headers['x-search-engine']).toBe('opensearch')
  expect(reply.headers['x-search-fallback']).toBeUndefined()
  const { data, total } = reply.json() as { data: { title: string }[]; total: number }
  return { titles: data.map(({ title }) => title), total }
}

const change = (id: number, facts: { isActive?: boolean; version: number }) =>
  server.db.updateTable('property').set(facts).where('id', '=', id).execute()

test('the first start makes the index, and an approved home is found once its job is done', async () => {
  await approvedProperty('Watermill')
  expect(await find('watermill')).toEqual({ titles: [], total: 0 })
  await server.runJobs()
  expect(await find('watermill')).toEqual({ titles: ['Watermill'], total: 1 })
})

test('a home that is switched off leaves the index', async () => {
  const { id } = await approvedProperty('Treehouse')
  await server.runJobs()
  await change(id, { isActive: false, version: 3 })
  await server.product.projection.project(id)
  expect(await find('treehouse')).toEqual({ titles: [], total: 0 })
})

test('a row that is gone leaves the index', async () => {
  const { id } = await approvedProperty('Houseboat')
  await server.runJobs()
  await server.db.deleteFrom('property').where('id', '=', id).execute()
  await server.product.projection.project(id)
  expect((await find('houseboat')).total).toBe(0)
})

test('a late write loses against a newer one and against a deletion', async () => {
  const { id } = await approvedProperty('Bungalow')
  await server.runJobs()
  await change(id, { isActive: false, version: 9 })
  await server.product.projection.project(id)
  // As if a job that read the row before had been held up until now.
  await change(id, { isActive: true, version: 8 })
  await server.product.projection.project(id)
  expect((await find('bungalow')).total).toBe(0)
  await change(id, { isActive: true, version: 10 })
  await server.product.projection.project(id)
  expect((await find('bungalow')).total).toBe(1)
})

test('what became invisible behind the back of the index is not shown', async () => {
  const { id, listerId } = await approvedProperty('Gatehouse')
  await server.runJobs()
  await server.db.updateTable('account').set({ isActive: false }).where('id', '=', listerId).execute()
  // The index still has it, and counts it until its job has run; nobody sees it.
  expect(await find('gatehouse')).toEqual({ titles: [], total: 1 })
  await change(id, { version: 3 })
  await server.product.projection.project(id)
  expect((await find('gatehouse')).total).toBe(0)
})

test('what ends is filtered by its own time, without any job', async () => {
  const { id } = await approvedProperty('Boathouse')
  const ends = { expiresAt: new Date(Date.now() + 400), version: 3 }
  await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set(ends).where('id', '=', id).execute()
    await server.product.searchTable.noteChanges(tx, [id])
  })
  await server.product.projection.project(id)
  await server.product.projection.refresh()
  await expect.poll(async () => (await find('boathouse')).total).toBe(0)
})

test('without an index the first change makes it', async () => {
  await server.product.projection.remove()
  await approvedProperty('Granary')
  await server.runJobs()
  expect((await find('granary')).total).toBe(1)
})

test('the strict mapping refuses what it does not know', async () => {
  const { name } = await server.db.selectFrom('searchIndex').select('name').executeTakeFirstOrThrow()
  const response = await fetch(`${server.config.OPENSEARCH_URL}/${name}/_doc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ colour: 'red' }),
  })
  expect(await response.text()).toContain('strict_dynamic_mapping_exception')
})

test('a server on PostgreSQL answers without an index, and its jobs have nothing to do', async () => {
  const plain = await startTestServer()
  const lister = await plain.addMember()
  const { slug } = (await lister.call(postProperty, await newListing({ title: 'Chapel' }))).data
  await plain.product.properties.approve(slug)
  await plain.runJobs()
  expect((await plain.visitor.call(searchProperties, { text: 'chapel' })).total).toBe(1)
  expect(await plain.db.selectFrom('searchIndex').selectAll().execute()).toEqual([])
  await plain.stop()
})
