import {
  getHiddenIds,
  getHiddenProperties,
  hideProperty,
  maxHidden,
  mergeHidden,
  showAllHidden,
} from '@gable/contract/hidden'
import { searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { searchTile } from '@gable/contract/search-tile'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { readTile } from '../../test/read-tile.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

type Member = Pick<Cast['stranger'], 'call'>
const hiddenBy = async (member: Member) => (await member.call(getHiddenIds, {})).data

test('a home is hidden once, however often it is said, and back as soon as it is wanted', async () => {
  const member = await server.addMember()
  const { id } = await cast.publish()
  const hide = () => member.call(hideProperty, { propertyId: id })
  for (const { data } of await Promise.all([hide(), hide(), hide()])) {
    expect(data).toEqual({ propertyId: id, isHidden: true })
  }
  const { data, total } = await member.call(getHiddenProperties, {})
  expect([data.map((home) => [home.id, typeof home.hiddenAt]), total]).toEqual([[[id, 'string']], 1])
  const { data: shown } = await member.call(hideProperty, { propertyId: id, isHidden: false })
  expect([shown.isHidden, await hiddenBy(member)]).toEqual([false, []])
})

test('T35 what somebody may not see can neither be hidden nor asked about by trying', async () => {
  const pending = await cast.post()
  const refusal = { status: 404, code: 'not_found' }
  for (const propertyId of [pending.id, 999_999_999]) {
    await expect(cast.stranger.call(hideProperty, { propertyId })).rejects.toMatchObject(refusal)
    const { data } = await cast.stranger.call(hideProperty, { propertyId, isHidden: false })
    expect(data).toEqual({ propertyId, isHidden: false })
  }
  expect((await cast.stranger.call(mergeHidden, { ids: [pending.id] })).data).toEqual([])
})

test('T24 a hidden home that is no longer public is left out of the list and its total', async () => {
  const member = await server.addMember()
  const [gone, there] = [await cast.publish(), await cast.publish()]
  await member.call(mergeHidden, { ids: [gone.id, there.id] })
  await server.db.updateTable('property').set({ isActive: false }).where('id', '=', gone.id).execute()
  const { data, total } = await member.call(getHiddenProperties, {})
  expect([data.map(({ id }) => id), total]).toEqual([[there.id], 1])
})

test('what a browser hid is merged in its order, once, and all of it comes back at once', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const [one = 0, two = 0] = [await cast.publish(), await cast.publish()].map(({ id }) => id)
  await other.call(mergeHidden, { ids: [one] })
  const merge = () => member.call(mergeHidden, { ids: [two, one, two, 999_999_999] })
  for (const { data } of [...(await Promise.all([merge(), merge()])), await merge()]) expect(data).toEqual([two, one])
  await member.call(showAllHidden, {})
  expect([await hiddenBy(member), await hiddenBy(other)]).toEqual([[], [one]])
})

test('nobody hides more than a search can leave out', async () => {
  const member = await server.addMember()
  const { id } = await cast.publish()
  await sql`
    insert into property select (jsonb_populate_record(p, jsonb_build_object('id', 6000000 + n, 'slug', 'copy-' || n))).*
    from property p, generate_series(1, 510) n where p.id = ${id}`.execute(server.db)
  await sql`
    insert into hidden_property (account_id, property_id)
    select ${member.id}, 6000000 + n from generate_series(1, ${maxHidden - 2}) n`.execute(server.db)
  const hide = (n: number) => member.call(hideProperty, { propertyId: 6_000_000 + n })
  const answers = await Promise.allSettled([500, 501, 502, 503, 504, 505].map(hide))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { status: 409, code: 'too_many_hidden' } })
  expect((await hide(1)).data.isHidden).toBe(true)
})

test('T71 with a member what they hid is forgotten', async () => {
  const member = await server.addMember()
  const { id } = await cast.publish()
  await member.call(hideProperty, { propertyId: id })
  const eraseAfter = new Date(Date.now() - 1_000)
  await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', member.id).execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  const rows = await server.db.selectFrom('hiddenProperty').selectAll().where('accountId', '=', member.id).execute()
  expect(rows).toEqual([])
})

describe.each(['postgres', 'opensearch'] as const)('on %s', (engine) => {
  test('a hidden home leaves lists, map and counts of its reader, and of nobody else', async () => {
    const site = await startTestServer({ SEARCH_ENGINE: engine })
    try {
      const people = await createCast(site)
      const homes = [await people.publish(), await people.publish(), await people.publish()].map(({ id }) => id)
      await site.runJobs()
      if (engine === 'opensearch') await site.product.projection.refresh()
      const member = await site.addMember()
      await member.call(hideProperty, { propertyId: homes[1] ?? 0 })
      const look = async ({ call }: Member) => {
        const { data, total } = await call(search, {})
        const deals = data.facets.find(({ filter }) => filter === 'deal')?.counts ?? []
        const list = await call(searchProperties, { deal: 'sell' })
        const world = { z: 0, x: 0, y: 0 }
        const { clusters } = readTile((await call(searchTile, world)).data, world)
        return [
          data.properties.length,
          total,
          deals.reduce((sum, { count }) => sum + count, 0),
          list.total,
          clusters.reduce((sum, { count }) => sum + count, 0),
        ]
      }
      expect(await look(member)).toEqual([2, 2, 2, 2, 2])
      for (const other of [site.visitor, people.stranger]) expect(await look(other)).toEqual([3, 3, 3, 3, 3])
      await people.lister.call(hideProperty, { propertyId: homes[0] ?? 0 })
      const own = await people.lister.call(searchProperties, { listerId: people.lister.id })
      expect(own.total).toBe(3)
    } finally {
      await site.product.projection.remove()
      await site.stop()
    }
  })
})
