import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>

/** Any fixed number: all processes of all versions must agree on it. */
const foldLock = 7_403_010

/** Counts these properties as what they are now; one that is gone or hidden is counted no more. */
export async function recount(tx: Tx, isPublic: IsPublic, ids: number[]) {
  // Who is shut out at this moment waits until this is written, so that it is heard of afterwards.
  await keepListers(tx, ids)
  await addCities(tx, isPublic, ids)
  const toBeCounted = countedAs(tx, isPublic, ids)
  await sql`
    with gone as (
      delete from counted_property as counted
      where property_id = any(${ids}::bigint[])
        and (property_id, category_id, city_id) not in (${toBeCounted})
      returning category_id, city_id
    )
    insert into listing_count_change (category_id, city_id, change)
    select category_id, city_id, -count(*) from gone group by category_id, city_id`.execute(tx)
  await sql`
    with come as (
      insert into counted_property (property_id, category_id, city_id) ${toBeCounted}
      on conflict do nothing
      returning category_id, city_id
    )
    insert into listing_count_change (category_id, city_id, change)
    select category_id, city_id, count(*) from come group by category_id, city_id`.execute(tx)
}

const among = (ids: number[]) => sql<number>`any(${ids}::bigint[])`

const countedAs = (tx: Tx, isPublic: IsPublic, ids: number[]) =>
  tx
    .selectFrom('property')
    .innerJoin('city', (join) =>
      join
        .onRef('city.cityKey', '=', 'property.cityKey')
        .onRef('city.stateKey', '=', 'property.stateKey')
        .onRef('city.countryKey', '=', 'property.countryKey'),
    )
    .select(['property.id', 'property.categoryId', 'city.id as cityId'])
    .where('property.id', '=', among(ids))
    .where(isPublic)

async function addCities(tx: Tx, isPublic: IsPublic, ids: number[]) {
  const unknown = tx
    .selectFrom('property')
    .select(['cityKey', 'stateKey', 'countryKey', 'city', 'state', 'country'])
    .where('property.id', '=', among(ids))
    .where(isPublic)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('city')
            .select('city.id')
            .whereRef('city.cityKey', '=', 'property.cityKey')
            .whereRef('city.stateKey', '=', 'property.stateKey')
            .whereRef('city.countryKey', '=', 'property.countryKey'),
        ),
      ),
    )
    .orderBy('cityKey')
    .orderBy('stateKey')
    .orderBy('countryKey')
  await tx
    .insertInto('city')
    .columns(['cityKey', 'stateKey', 'countryKey', 'city', 'state', 'country'])
    .expression(unknown)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function keepListers(tx: Tx, ids: number[]) {
  const listers = tx.selectFrom('property').select('ownerId').where('id', '=', among(ids))
  await tx.selectFrom('account').select('id').where('id', 'in', listers).orderBy('id').forShare().execute()
}

/** Whose time is over stays approved until the clock comes by; it counts no more from that very moment. */
const pastTheirEnd = sql`property join counted_property counted on counted.property_id = property.id
  where property.review_state = 'approved' and property.expires_at <= now()`

/** What is not in the counts yet. */
export const waitingChanges = sql`(
  select category_id, city_id, change from listing_count_change
  union all
  select counted.category_id, counted.city_id, -1 from ${pastTheirEnd}) waiting_change`

export async function listPastTheirEnd(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select property.id from ${pastTheirEnd} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was counted by then, plus what changed since. */
export async function listCategoryCounts(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select category_id as "categoryId", sum(count)::bigint as count
    from (
      select category_id, listing_count as count from category_count
      union all
      select category_id, change from ${waitingChanges} where category_id is not null
    ) part
    group by category_id`.execute(db)
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

/** Adds waiting changes to the counts and says to which cities; none are left when it took fewer than asked. */
export async function foldChanges(tx: Tx, limit: number): Promise<{ taken: number; cityIds: number[] }> {
  // Two at once would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(${foldLock})`.execute(tx)
  const { rows } = await sql<{ taken: number; cityIds: number[] }>`
    with taken as (
      delete from listing_count_change
      where id = any(array(select id from listing_count_change order by id limit ${limit}))
      returning category_id, city_id, change
    ),
    by_category as (
      insert into category_count (category_id, listing_count)
      select category_id, sum(change) from taken join category on category.id = category_id group by category_id
      on conflict (category_id) do update set listing_count = category_count.listing_count + excluded.listing_count
    ),
    by_city as (
      update city set listing_count = listing_count + part.change
      from (select city_id, sum(change) as change from taken group by city_id) part
      where city.id = part.city_id
      returning city.id
    )
    select (select count(*) from taken) as taken, array(select id from by_city) as "cityIds"`.execute(tx)
  return rows[0] ?? { taken: 0, cityIds: [] }
}

/** The newest property of each of these cities lends its picture, and the way its lister writes the names. */
export async function chooseCovers(tx: Tx, isPublic: IsPublic, cityIds: number[]) {
  const newest = tx
    .selectFrom('property')
    .select(['property.id', 'property.city', 'property.state', 'property.country'])
    .where('property.cityKey', '=', sql.ref<string>('city.cityKey'))
    .where('property.stateKey', '=', sql.ref<string>('city.stateKey'))
    .where('property.countryKey', '=', sql.ref<string>('city.countryKey'))
    .where(isPublic)
    // What is shown to few must not stand for a whole city.
    .where('property.isPremium', '=', false)
    .orderBy('property.publishedAt', 'desc')
    .orderBy('property.id', 'desc')
    .limit(1)
  await sql`
    update city set cover_property_id = chosen.id, city = chosen.city, state = chosen.state, country = chosen.country
    from (
      select city.id as city_id, newest.* from city cross join lateral (${newest}) newest
      where city.id = any(${cityIds}::bigint[])
    ) chosen
    where city.id = chosen.city_id`.execute(tx)
}

/** The next ids at which something is or was counted. `counted` is the table that remembers as what. */
export async function listIdsAfter(
  db: Db,
  counted: 'counted_property' | 'counted_place',
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from property where id > ${afterId} order by id limit ${limit})
    union
    (select property_id from ${sql.table(counted)} where property_id > ${afterId} order by property_id limit ${limit})
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
