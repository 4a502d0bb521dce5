import { addFavourite } from '@gable/contract/favourites'
import { hideProperty } from '@gable/contract/hidden'
import { getNotifications } from '@gable/contract/notifications'
import { setMarketState, setPropertyActive, updateProperty } from '@gable/contract/posting'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { isPublic } from '../properties/visible-to.ts'
import { createTellSavers } from './tell-savers.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

type Member = Pick<Cast['stranger'], 'call'>
const toldTo = async (member: Member) =>
  (await member.call(getNotifications, {})).data.map(({ type, propertyId }) => [type, propertyId])

async function addSaver(propertyId: number) {
  const member = await server.addMember()
  await member.call(addFavourite, { propertyId })
  return member
}

test('whoever saved a home hears that it costs less and that it is sold, once each, after the request', async () => {
  const { id } = await cast.publish({ price: '500000' })
  const [saver, other, hider] = [await addSaver(id), await server.addMember(), await addSaver(id)]
  await cast.lister.call(addFavourite, { propertyId: id })
  await hider.call(hideProperty, { propertyId: id })
  await cast.lister.call(updateProperty, { id, price: '480000' })
  expect(await toldTo(saver)).toEqual([])
  await server.runJobs()
  expect(await toldTo(saver)).toEqual([['favourite_changed', id]])
  await cast.lister.call(updateProperty, { id, price: '490000' })
  await cast.lister.call(setMarketState, { id, wish: 'sold' })
  await server.runJobs()
  const changed = ['favourite_changed', id]
  expect(await toldTo(saver)).toEqual([changed, changed])
  for (const member of [other, hider]) expect(await toldTo(member)).toEqual([])
  expect((await toldTo(cast.lister)).filter(([type]) => type === 'favourite_changed')).toEqual([])
})

test('T24 T25 nobody hears of a home that is no longer public, nor what a premium one costs', async () => {
  const [gone, premium] = [await cast.publish(), await cast.publish({ isPremium: true })]
  const savers = [await addSaver(gone.id), await addSaver(premium.id)]
  for (const { id } of [gone, premium]) await cast.lister.call(updateProperty, { id, price: '1000' })
  await cast.lister.call(setPropertyActive, { id: gone.id, isActive: false })
  await server.runJobs()
  for (const saver of savers) expect(await toldTo(saver)).toEqual([])
})

test('1,100 are told, each exactly once, though the job fails in the middle and is done twice', async () => {
  const { id } = await cast.publish({ price: '500000' })
  await sql`
    with fan as (insert into account (email, name)
      select 'fan-' || n || '@example.test', '' from generate_series(1, 1100) n returning id)
    insert into favourite (account_id, property_id, is_counted, price_minor)
    select fan.id, ${id}, true, 50000000 from fan`.execute(server.db)
  await cast.lister.call(updateProperty, { id, price: '480000' })
  const calls = { count: 0 }
  const { jobs } = createTellSavers({
    db: server.db,
    isPublic,
    notify: async (tx, ...told) => {
      await server.product.notify(tx, ...told)
      calls.count += 1
      // After its statements, as when the connection is lost before the end.
      if (calls.count === 2) throw new Error('lost')
    },
  })
  // Only these: 1,100 mails are not what this is about.
  const taskList = Object.fromEntries(jobs.map(({ name, run }) => [name, run]))
  const work = () => runOnce({ pgPool: server.product.pool, taskList, noHandleSignals: true, logger })
  const { rows: queued } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs
    where payload ->> 'propertyId' = ${String(id)} and payload ->> 'eventId' is not null`.execute(server.db)
  await work()
  expect(await countTold(id)).toEqual({ rows: 500, readers: 500 })
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db)
  await work()
  expect([calls.count, await countTold(id)]).toEqual([4, { rows: 1_100, readers: 1_100 }])
  await jobs[0]?.run(queued[0]?.payload)
  await work()
  expect([calls.count, await countTold(id)]).toEqual([7, { rows: 1_100, readers: 1_100 }])
})

const logger = new Logger(() => () => undefined)

async function countTold(id: number) {
  const { rows } = await sql<{ rows: number; readers: number }>`
    select count(*)::int as rows, count(distinct account_id)::int as readers
    from notification where kind = 'favourite_price' and listing_id = ${id}`.execute(server.db)
  return rows[0]
}
