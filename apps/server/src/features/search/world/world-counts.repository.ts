import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'

/** Steps that a number is counted by; without a parameter it is the price. */
export type Ladder = { id: string; parameterId: number | null; rungs: readonly number[] }
export type CountRow = { facet: string; value: string; isPremium: boolean; count: number }

/** Any fixed number: all processes of all versions must agree on it. */
const countLock = 7_403_020
const hourMicros = 3_600_000_000
const dayMicros = 24 * hourMicros

const factsOf = sql`search_facts(s.deal, s.category_id, s.published_micros, s.has_photos, s.has_video, s.has_panorama,
  s.reduction, s.options, s.facility_metres, s.price_minor, s.numbers) fact`

type Wanted = {
  facets: string[]
  /** What has to be counted wholly for that. */
  counted: string[]
  /** Where the steps of what was posted begin, each at the beginning of an hour. */
  postedRungs: readonly number[]
  asOf: Date
}

/** What was added up by then, what changed since, less what ended since. Nothing if some of it was never counted. */
export async function findCounts(db: Db, wanted: Wanted): Promise<CountRow[] | undefined> {
  const { facets, counted, postedRungs, asOf } = wanted
  const { cutDays, theirHours } = cutByHours(postedRungs)
  const isWanted = (row: string) => {
    const [facet, value] = [sql.ref(`${row}.facet`), sql.ref(`${row}.value`)]
    return sql`(${facet} = any(${facets}::text[]) and not (${facet} = 'day' and ${value} = any(${cutDays}::text[]))
      or ${facet} = 'hour' and ${value} = any(${theirHours}::text[]))`
  }
  const step = sql`case facet
    when 'day' then width_bucket(value::bigint * ${sql.lit(dayMicros)}, ${postedRungs}::bigint[])::text
    when 'hour' then width_bucket(value::bigint * ${sql.lit(hourMicros)}, ${postedRungs}::bigint[])::text
    else value end`
  const { rows } = await sql<{ isWhole: boolean; counts: CountRow[] | null }>`select ${prepared}
    (select count(*) from search_facet where is_counted and id = any(${counted}::text[])) = ${counted.length}
      as "isWhole",
    (select json_agg(summed) from (
      select case facet when 'hour' then 'day' else facet end as facet, ${step} as value, is_premium as "isPremium",
        sum(count)::bigint as count
      from (
        select facet, value, is_premium, count from search_count added where ${isWanted('added')}
        union all
        select facet, value, is_premium, change from search_count_change waiting where ${isWanted('waiting')}
        union all
        select fact.facet, fact.value, s.is_premium, -1 from search_property s cross join lateral ${factsOf}
        where s.expires_at <= ${asOf}::timestamptz and s.expires_at < 'infinity' and ${isWanted('fact')}
      ) part group by 1, 2, 3 having sum(count) <> 0) summed) as counts`.execute(db.withoutPlugins())
  return rows[0]?.isWhole ? (rows[0].counts ?? []) : undefined
}

/** Days are few enough to be read. Those in which a step begins are read by their hours instead. */
function cutByHours(rungs: readonly number[]) {
  const days = [...new Set(rungs.map((rung) => Math.floor(rung / dayMicros)))]
  const hours = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => day * 24 + hour))
  return { cutDays: days.map(String), theirHours: hours.map(String) }
}

/** Adds waiting changes to the counts; none are left when it took fewer than asked. */
export async function foldChanges(tx: Tx, limit: number): Promise<number> {
  await takeTurn(tx)
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from search_count_change
      where id = any(array(select id from search_count_change order by id limit ${limit}))
      returning facet, value, is_premium, change),
    summed as (
      select facet, value, is_premium, sum(change) as change from taken group by facet, value, is_premium),
    added as (
      insert into search_count (facet, value, is_premium, count) select * from summed where change <> 0
      on conflict (facet, value, is_premium) do update set count = search_count.count + excluded.count)
    select count(*) as taken from taken`.execute(tx)
  return rows[0]?.taken ?? 0
}

/** Two at once would wait for each other's rows. */
async function takeTurn(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${countLock})`.execute(tx)
}

/** Whether exactly these are counted, and all of them wholly. */
export async function areCounted(db: Db, ladders: Ladder[]): Promise<boolean> {
  const known = await db.selectFrom('searchFacet').select(['id', 'isCounted']).execute()
  const ids = new Set(['plain', ...ladders.map(({ id }) => id)])
  return known.length === ids.size && known.every(({ id, isCounted }) => isCounted && ids.has(id))
}

/** From its commit on every change counts for these ladders and no others. */
export async function chooseLadders(tx: Tx, ladders: Ladder[]) {
  await takeTurn(tx)
  // Whoever writes at this moment does not know of them yet: it ends before they are there.
  await sql`lock table search_property in share row exclusive mode`.execute(tx)
  const ids = ['plain', ...ladders.map(({ id }) => id)]
  await tx.deleteFrom('searchFacet').where('id', 'not in', ids).execute()
  const rows = ladders.map(({ id, parameterId, rungs }) => ({ id, parameterId, rungs: [...rungs] }))
  await tx
    .insertInto('searchFacet')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Corrects counts that are not those of the rows. In every snapshot both agree unless something is wrong, so the
 * difference is what is wrong, whatever others change meanwhile.
 */
export async function correctCounts(tx: Tx) {
  await takeTurn(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`
    insert into search_count_change (facet, value, is_premium, change)
    select facet, value, is_premium, sum(count)
    from (
      select fact.facet, fact.value, s.is_premium, count(*) as count
      from search_property s cross join lateral ${factsOf} group by 1, 2, 3
      union all
      select facet, value, is_premium, -count from search_count
      union all
      select facet, value, is_premium, -change from search_count_change
    ) part
    group by facet, value, is_premium having sum(count) <> 0`.execute(tx)
  await tx.updateTable('searchFacet').set({ isCounted: true }).execute()
}
