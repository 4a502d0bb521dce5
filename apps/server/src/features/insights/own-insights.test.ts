import { addFavourite, mergeFavourites } from '@gable/contract/favourites'
import { countView } from '@gable/contract/insights'
import { changeInterest } from '@gable/contract/leads'
import { getOwnInsights } from '@gable/contract/own-insights'
import { insightDays } from '@gable/domain/insight-days'
import { getAddedProperties } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createOwnInsights } from './own-insights.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

type Person = Pick<Cast['stranger'], 'call'>
const save = (member: Person, propertyId: number, isAdded = true) => member.call(addFavourite, { propertyId, isAdded })
const ask = (member: Person, propertyId: number, isAdded = true) => member.call(changeInterest, { propertyId, isAdded })
const insightsOf = async (ids: number[], member: Person = cast.lister) =>
  (await member.call(getOwnInsights, { ids })).data

async function look(propertyId: number, token?: string) {
  await server.callAs(token, { 'user-agent': browser })(countView, { propertyId })
  await server.product.views.flush()
}

test('views, saves and interest stand on the day of today, for the home and for all of them', async () => {
  const [home, other] = [await cast.publish(), await cast.publish()]
  const member = await server.addMember()
  const before = (await insightsOf([])).totals
  await look(home.id)
  await look(home.id)
  await look(other.id, member.token)
  await save(member, home.id)
  await ask(member, home.id)
  const { since, totals, listings } = await insightsOf([home.id, other.id])
  expect(Date.parse(since)).toBe(Date.parse(new Date().toISOString().slice(0, 10)) - (insightDays - 1) * 86_400_000)
  const today = (line: { days: number[] } | undefined) => line?.days.at(-1)
  expect(listings.map((row) => [row.propertyId, today(row.views), today(row.likes), today(row.interested)])).toEqual([
    [home.id, 1, 1, 1],
    [other.id, 1, 0, 0],
  ])
  expect(listings[0]?.views).toMatchObject({ total: 1, before: 0 })
  expect(listings[0]?.views.days).toHaveLength(insightDays)
  expect(totals.views.total - before.views.total).toBe(2)
  expect(totals.likes.total - before.likes.total).toBe(1)
  expect(totals.interested.total - before.interested.total).toBe(1)
})

test('what is taken back is taken from the day it was counted on', async () => {
  const { id } = await cast.publish()
  const member = await server.addMember()
  await save(member, id)
  await ask(member, id)
  await turnBack(id, 3)
  const days = async (counted: 'likes' | 'interested') => (await insightsOf([id])).listings[0]?.[counted].days
  expect([(await days('likes'))?.at(-4), (await days('interested'))?.at(-4)]).toEqual([1, 1])
  await save(member, id, false)
  await ask(member, id, false)
  await save(member, id)
  expect([(await days('likes'))?.at(-4), (await days('likes'))?.at(-1)]).toEqual([0, 1])
  expect((await days('interested'))?.at(-4)).toBe(0)
})

test('T21 whoever does not list a home is told nothing of it, and reads only sums of their own', async () => {
  const { id } = await cast.publish()
  await look(id)
  for (const stranger of [cast.stranger, cast.reviewer]) {
    const { totals, listings } = await insightsOf([id], stranger)
    expect([totals.views.total, listings]).toEqual([0, []])
  }
  await expect(server.visitor.call(getOwnInsights, { ids: [id] })).rejects.toMatchObject({ status: 401 })
})

test('the thirty days before are a number, and older days are swept', async () => {
  const { id } = await cast.publish()
  await sql`insert into property_day (property_id, day, views)
    select ${id}, (now() at time zone 'utc')::date - ago, 10 from unnest(array[29, 30, 59, 60, 61, 90]) as ago`.execute(
    server.db,
  )
  const { listings } = await insightsOf([id])
  expect(listings[0]?.views).toMatchObject({ total: 10, before: 20 })
  await server.product.jobs.find(({ name }) => name === 'platform.sweep')?.run({})
  const kept = await server.db.selectFrom('propertyDay').select('views').where('propertyId', '=', id).execute()
  expect(kept).toHaveLength(4)
  await server.db.deleteFrom('propertyDay').where('propertyId', '=', id).execute()
})

test('days are those of UTC, whatever the hour', async () => {
  const { id } = await cast.publish()
  await sql`insert into property_day (property_id, day, views) values (${id}, '2026-03-01', 7)`.execute(server.db)
  const readAt = async (time: string) => {
    const read = createOwnInsights({ db: server.db, now: () => new Date(time) })
    return (await read({ accountId: cast.lister.id, permissions: [] }, [id])).listings[0]?.views.days.indexOf(7)
  }
  expect(await readAt('2026-03-01T23:59:59Z')).toBe(29)
  expect(await readAt('2026-03-02T00:00:00Z')).toBe(28)
  await server.db.deleteFrom('propertyDay').where('propertyId', '=', id).execute()
})

test('the sums of days are those of the rows, whoever changes their mind at the same time', async () => {
  const homes = await Promise.all(Array.from({ length: 4 }, () => cast.publish()))
  const ids = homes.map(({ id }) => id)
  const members = await Promise.all(Array.from({ length: 8 }, () => server.addMember()))
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      members.flatMap((member, index) => [
        member.call(mergeFavourites, { ids: index % 2 ? ids : ids.toReversed() }),
        save(member, ids[(index + round) % 4] ?? 0, false),
        ask(member, ids[(index + round) % 4] ?? 0, round % 2 === 0),
      ]),
    )
  }
  // Somebody leaves, and what they did is taken back.
  const [leaving] = members
  await server.product.favourites.eraseAllOf(leaving?.id ?? 0)
  await server.product.leads.interest.eraseAllOf(leaving?.id ?? 0)
  expect(await differences()).toEqual([])
})

test('listers read how many are interested in each of theirs', async () => {
  const { id } = await cast.publish()
  await ask(await server.addMember(), id)
  const [own] = (await cast.lister.call(getAddedProperties, { limit: 1 })).data
  expect([own?.id, own?.own?.interested]).toEqual([id, 1])
  expect((await cast.seen(id, 'lister')).own?.interested).toBe(1)
  expect((await cast.seen(id, 'stranger')).own).toBeNull()
})

async function turnBack(propertyId: number, days: number) {
  await sql`update favourite set saved_at = saved_at - make_interval(days => ${days})
    where property_id = ${propertyId}`.execute(server.db)
  await sql`update lead set interested_at = interested_at - make_interval(days => ${days})
    where property_id = ${propertyId}`.execute(server.db)
  await sql`update property_day set day = day - ${days}::int where property_id = ${propertyId}`.execute(server.db)
  // As it was counted there.
  await sql`delete from lister_day`.execute(server.db)
  await sql`insert into lister_day (lister_id, day, views, likes, interested)
    select owner_id, day, sum(views), sum(likes), sum(interested)
    from property_day join property on property.id = property_id group by 1, 2`.execute(server.db)
}

/** Homes and days whose counts are not what the rows say, and listers whose sums are not those of their homes. */
async function differences() {
  const { rows } = await sql`
    with saved as (
      select property_id, (saved_at at time zone 'utc')::date as day, count(*) as likes, 0 as interested
      from favourite where is_counted group by 1, 2
      union all
      select property_id, (interested_at at time zone 'utc')::date, 0, count(*)
      from lead where interested_at is not null group by 1, 2
    ), counted as (
      select property_id, day, sum(likes) as likes, sum(interested) as interested from saved group by 1, 2
    )
    select property_id, day, known.likes, counted.likes from property_day known full join counted using (property_id, day)
    where (coalesce(known.likes, 0), coalesce(known.interested, 0))
      is distinct from (coalesce(counted.likes, 0), coalesce(counted.interested, 0))
    union all
    select lister_id, day, known.likes, sums.likes from lister_day known full join (
      select owner_id as lister_id, day, sum(likes) as likes, sum(interested) as interested
      from property_day join property on property.id = property_id group by 1, 2) sums using (lister_id, day)
    where (known.likes, known.interested) is distinct from (sums.likes, sums.interested)`.execute(server.db)
  return rows
}
