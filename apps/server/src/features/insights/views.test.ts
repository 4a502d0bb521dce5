import { countView } from '@gable/contract/insights'
import { getHomepage } from '@gable/contract/homepage'
import { getAddedProperties, postProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { isPublic } from '../properties/visible-to.ts'
import { createViewsService } from './views.service.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' })
})
afterAll(() => server.stop())

async function approvedProperty(title = 'Harbour flat') {
  const lister = await server.addMember()
  const { id, slug } = (await lister.call(postProperty, await newListing({ title }))).data
  await server.product.properties.approve(slug)
  return { id, slug, lister }
}

const openFrom = (address: string, userAgent = browser, token?: string) =>
  server.callAs(token, { 'x-forwarded-for': address, 'user-agent': userAgent })

async function viewsOf(id: number) {
  await server.product.views.flush()
  return (await server.visitor.call(getProperties, { id })).data[0]?.views
}

test('a burst of repetitions is one view, of every visitor', async () => {
  const { id } = await approvedProperty()
  const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => openFrom(address))
  await Promise.all(visitors.flatMap((call) => Array.from({ length: 100 }, () => call(countView, { propertyId: id }))))
  expect(await viewsOf(id)).toBe(3)
  await Promise.all(visitors.map((call) => call(countView, { propertyId: id })))
  expect(await viewsOf(id)).toBe(3)
})

test('a member is one visitor wherever they are', async () => {
  const { id } = await approvedProperty()
  const { token } = await server.addMember()
  await openFrom('203.0.113.1', browser, token)(countView, { propertyId: id })
  await openFrom('198.51.100.1', phone, token)(countView, { propertyId: id })
  expect(await viewsOf(id)).toBe(1)
})

test('its lister, those who review, and programs are not counted', async () => {
  const { id, lister } = await approvedProperty()
  const reviewer = await server.addMember({ staffRole: 'moderator' })
  await openFrom('203.0.113.1', browser, lister.token)(countView, { propertyId: id })
  await openFrom('203.0.113.1', browser, reviewer.token)(countView, { propertyId: id })
  await openFrom('203.0.113.1', 'Googlebot/2.1 (+http://www.google.com/bot.html)')(countView, { propertyId: id })
  expect(await viewsOf(id)).toBe(0)
})

test('what is not public is not counted, and the answer does not tell', async () => {
  const { id } = await approvedProperty()
  await server.db.updateTable('property').set({ isActive: false }).where('id', '=', id).execute()
  const call = openFrom('203.0.113.1')
  expect(await call(countView, { propertyId: id })).toEqual(await call(countView, { propertyId: 999_999_999 }))
  await server.product.views.flush()
  expect(await server.product.views.countsOf([id, 999_999_999])).toEqual(new Map())
})

test('one network cannot be a crowd, whatever its browsers are called', async () => {
  const { id } = await approvedProperty()
  for (let at = 0; at < 200; at += 1) {
    // All of these addresses are one customer's.
    const call = openFrom(`2001:db8:0:1::${at.toString(16)}`, `${browser} ${at}`)
    await call(countView, { propertyId: id })
  }
  const views = await viewsOf(id)
  expect(views).toBeGreaterThan(1)
  expect(views).toBeLessThanOrEqual(16)
})

test('after midnight a visitor counts again, under another number, and yesterday is forgotten', async () => {
  const { id } = await approvedProperty()
  let now = new Date(Date.now() - 86_400_000)
  const views = createViewsService({ ...deps(), now: () => now })
  const visitor = { network: '203.0.113.9', userAgent: browser }
  views.note(id, visitor)
  now = new Date()
  views.note(id, visitor)
  await views.close()
  expect(await viewsOf(id)).toBe(2)
  const numbers = () =>
    sql<{ visitor: string }>`select visitor::text from property_visit where property_id = ${id}`.execute(server.db)
  const { rows } = await numbers()
  expect(new Set(rows.map(({ visitor: number }) => number)).size).toBe(2)

  await server.product.jobs.find(({ name }) => name === 'platform.sweep')?.run({})
  expect((await numbers()).rows).toHaveLength(1)
  const salts = await sql`select 1 from visitor_salt`.execute(server.db)
  expect(salts.rows).toHaveLength(1)
  expect(await viewsOf(id)).toBe(2)
})

test('two processes count a visitor once', async () => {
  const { id } = await approvedProperty()
  const processes = [createViewsService(deps()), createViewsService(deps())]
  for (const views of processes) {
    for (let at = 0; at < 50; at += 1) views.note(id, { network: `203.0.113.${at}`, userAgent: browser })
  }
  await Promise.all(processes.map(({ close }) => close()))
  expect(await viewsOf(id)).toBe(50)
})

test('the most viewed come first, here and in OpenSearch, after the next round', async () => {
  const engine = await startTestServer({ SEARCH_ENGINE: 'opensearch', TRUSTED_PROXIES: '1' })
  try {
    await vi.waitUntil(() => engine.product.projection.rebuild(), { timeout: 240_000 })
    const lister = await engine.addMember()
    const ids: number[] = []
    for (const title of ['Seldom', 'Often', 'Never']) {
      const { id, slug } = (await lister.call(postProperty, await newListing({ title }))).data
      await engine.product.properties.approve(slug)
      ids.push(id)
    }
    await engine.runJobs()
    const [seldom = 0, often = 0] = ids
    for (const [id, crowd] of [
      [seldom, 1],
      [often, 3],
    ] as const) {
      for (let at = 0; at < crowd; at += 1)
        engine.product.views.note(id, { network: `203.0.113.${at}`, userAgent: browser })
    }
    await engine.product.views.flush()
    await engine.product.projection.refresh()
    const before = await engine.visitor.call(getHomepage, {})
    expect(before.data.sections.map(({ type }) => type)).toContain('most_viewed')
    await engine.product.views.show()
    await engine.product.projection.refresh()
    const reply = await engine.app.inject('/api/get-property-list?most_viewed=1')
    expect(reply.headers['x-search-engine']).toBe('opensearch')
    const titles = reply.json<{ data: { title: string }[] }>().data.map(({ title }) => title)
    expect(titles).toEqual(['Often', 'Seldom', 'Never'])
    const { viewCount } = await engine.db
      .selectFrom('searchProperty')
      .select('viewCount')
      .where('propertyId', '=', often)
      .executeTakeFirstOrThrow()
    expect(viewCount).toBe(3)
    // What is written anew by a change keeps its count.
    await engine.product.searchTable.repair({ all: true })
    expect((await engine.visitor.call(searchProperties, { mostViewed: true, limit: 1 })).data[0]?.views).toBe(3)
    // Nothing is left to tell.
    expect((await sql`select 1 from viewed_property`.execute(engine.db)).rows).toEqual([])
  } finally {
    await engine.product.projection.remove()
    await engine.stop()
  }
})

test('an index that is away is told in a later round', async () => {
  const { id } = await approvedProperty()
  const project = vi.fn<(ids: number[]) => Promise<void>>().mockRejectedValueOnce(new Error('away'))
  const views = createViewsService({ ...deps(), project })
  views.note(id, { network: '203.0.113.1', userAgent: browser })
  await views.close()
  await server.db.deleteFrom('viewedProperty').where('propertyId', '<>', id).execute()
  await expect(views.show()).rejects.toThrow('away')
  await views.show()
  expect(project).toHaveBeenLastCalledWith([id])
})

test('listers read how often theirs was seen', async () => {
  const { id, lister } = await approvedProperty()
  await openFrom('203.0.113.1')(countView, { propertyId: id })
  await server.product.views.flush()
  expect((await lister.call(getAddedProperties, {})).data[0]?.views).toBe(1)
})

test('what waits is written when a process ends', async () => {
  const database = await createTestDatabase()
  const leaving = await startTestServer({}, { ...database, drop: async () => undefined })
  const lister = await leaving.addMember()
  const { id, slug } = (await lister.call(postProperty, await newListing())).data
  await leaving.product.properties.approve(slug)
  await leaving.callAs(undefined, { 'user-agent': phone })(countView, { propertyId: id })
  await leaving.stop()
  const next = await startTestServer({}, database)
  expect((await next.visitor.call(getProperties, { id })).data[0]?.views).toBe(1)
  await next.stop()
})

const deps = () => ({
  db: server.db,
  log: server.app.log as never,
  isPublic,
  onLost: () => undefined,
  showCounts: async () => undefined,
  project: async () => undefined,
})
