import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'

export type CountRow = { facet: string; value: string; isPremium: boolean; count: number }

/** Any fixed number: all processes of all versions must agree on it. */
const countLock = 7_403_020
const hourMicros = 3_600_000_000
const dayMicros = 24 * hourMicros

/** What row `s` of the search table counts for. */
export const factsOf = sql`search_facts(s.deal, s.category_id, s.published_micros, s.has_photos, s.has_video, s.has_panorama,
  s.reduction, s.options, s.facility_metres, s.price_minor, s.numbers) fact`

/** Where the steps of what was posted begin, each at the beginning of an hour; the first takes in all that is older. */
export type PostedSteps = readonly [oldest: number, ...later: number[]]

type Wanted = {
  /** Read as they are. */
  facets: string[]
  posted: PostedSteps | undefined
  /** What has to be counted wholly for that. */
  counted: string[]
  asOf: Date
}

/**
 * What was added up by then, what changed since, less what ended since. Nothing if some of it was never counted. Of the
 * steps of what was posted the first is left out: it is the rest.
 */
export async function findCounts(db: Db, { facets, posted, counted, asOf }: Wanted): Promise<CountRow[] | undefined> {
  const times = posted && timesOf(posted)
  const { rows } = await sql<{ isWhole: boolean; counts: CountRow[] | null }>`select ${prepared}
    (select count(*) from search_facet where is_counted and id = any(${counted}::text[])) = ${counted.length}
      as "isWhole",
    (select json_agg(summed) from (
      select ${times?.facet ?? sql`facet`} as facet, ${times?.step ?? sql`value`} as value, is_premium as "isPremium",
        sum(count)::bigint as count
      from (
        ${storedCounts(facets, times)}
        union all
        select facet, value, is_premium, change from search_count_change waiting where ${isWanted('waiting', facets, times)}
        union all
        select fact.facet, fact.value, s.is_premium, -1 from search_property s cross join lateral ${factsOf}
        where s.expires_at <= ${asOf}::timestamptz and s.expires_at < 'infinity' and ${isWanted('fact', facets, times)}
      ) part where ${times?.isLater ?? sql`true`} group by 1, 2, 3 having sum(count) <> 0) summed
    ) as counts`.execute(db.withoutPlugins())
  return rows[0]?.isWhole ? (rows[0].counts ?? []) : undefined
}

type Times = ReturnType<typeof timesOf>

/** Read by days, and by hours in those days in which a step begins. */
function timesOf(steps: PostedSteps) {
  const later = steps.slice(1)
  const cutDays = [...new Set(later.map((begin) => Math.floor(begin / dayMicros)))]
  const hours = cutDays.flatMap((day) => Array.from({ length: 24 }, (_, hour) => day * 24 + hour))
  const micros = sql`value::bigint * case facet when 'day' then ${sql.lit(dayMicros)} else ${sql.lit(hourMicros)} end`
  const isTime = sql`facet in ('day', 'hour')`
  return {
    // All numbers of days have as many digits for centuries, so their texts are in their order.
    firstDay: String(Math.min(...cutDays)),
    cutDays: cutDays.map(String),
    hours: hours.map(String),
    facet: sql`case when ${isTime} then 'day' else facet end`,
    step: sql`case when ${isTime} then width_bucket(${micros}, ${steps}::bigint[])::text else value end`,
    isLater: sql`case when ${isTime} then ${micros} >= ${later[0]}::bigint else true end`,
  }
}

/** By their keys. Without the offset the planner would turn it into a join, and might read all hours for it. */
function storedCounts(facets: string[], times: Times | undefined) {
  const columns = sql`facet, value, is_premium, count`
  const plain = sql`select added.* from unnest(${facets}::text[]) as asked (name) cross join lateral (
    select ${columns} from search_count where facet = asked.name offset 0) added`
  if (!times) return plain
  return sql`${plain}
    union all
    select ${columns} from search_count
    where facet = 'day' and value >= ${times.firstDay} and value <> all(${times.cutDays}::text[])
    union all
    select added.* from unnest(${times.hours}::text[]) as asked (hour) cross join lateral (
      select ${columns} from search_count where facet = 'hour' and value = asked.hour offset 0) added`
}

function isWanted(row: string, facets: string[], times: Times | undefined) {
  const [facet, value] = [sql.ref(`${row}.facet`), sql.ref(`${row}.value`)]
  const amongFacets = sql`${facet} in (select unnest(${facets}::text[]))`
  if (!times) return amongFacets
  return sql`(${amongFacets}
    or ${facet} = 'day' and ${value} not in (select unnest(${times.cutDays}::text[]))
    or ${facet} = 'hour' and ${value} in (select unnest(${times.hours}::text[])))`
}

/** Days keep what was counted by the hour; no step begins in so old an hour any more. */
const isTooOld = (hour: number) => sql`case when facet = 'hour' then value::bigint < ${hour}::bigint else false end`

/** Adds waiting changes to the counts; none are left when it took fewer than asked. */
export async function foldChanges(tx: Tx, limit: number, oldestHour: number): Promise<number> {
  await lockCounts(tx)
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from search_count_change
      where id = any(array(select id from search_count_change order by id limit ${limit}))
      returning facet, value, is_premium, change),
    summed as (
      select facet, value, is_premium, sum(change) as change from taken
      where not ${isTooOld(oldestHour)} group by facet, value, is_premium),
    added as (
      insert into search_count (facet, value, is_premium, count) select * from summed where change <> 0
      on conflict (facet, value, is_premium) do update set count = search_count.count + excluded.count)
    select count(*) as taken from taken`.execute(tx)
  return rows[0]?.taken ?? 0
}

/** Takes away the hours that no question reads any more. All have as many digits, so their texts are in their order. */
export async function forgetOldHours(tx: Tx, oldestHour: number) {
  await lockCounts(tx)
  await sql`delete from search_count where facet = 'hour' and value < ${String(oldestHour)}`.execute(tx)
}

/** Two at once would wait for each other's rows. */
export async function lockCounts(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${countLock})`.execute(tx)
}
