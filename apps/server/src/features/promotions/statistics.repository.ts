import type { PromotionState } from '@gable/domain/promotion-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { stateNow } from './running.repository.ts'

export type Statistics = { id: number; shown: number; opened: number; leads: number; days: number[] }

/** So many days the line of one promotion shows. */
const lineDays = 10
const today = sql`(now() at time zone 'utc')::date`

/** Of these promotions; a lead counts for what ran when somebody asked. */
export async function listStatistics(db: Db, ids: number[]): Promise<Map<number, Statistics>> {
  const { rows } = await sql<Statistics>`
    select advertisement.id,
      coalesce((select sum(shown)::int from promotion_day where advertisement_id = advertisement.id), 0) as shown,
      coalesce((select sum(opened)::int from promotion_day where advertisement_id = advertisement.id), 0) as opened,
      case when project_id is null then (
        select count(*)::int from lead where lead.property_id = advertisement.property_id
          and lead.created_at between starts_at and least(ends_at, now()))
      else (
        select count(*)::int from chat_conversation talk
        where talk.listing_kind = 'project' and talk.listing_id = advertisement.project_id
          and talk.created_at between starts_at and least(ends_at, now())) end as leads,
      array(select coalesce(known.shown, 0)
        from generate_series(${today} - ${lineDays - 1}::int, ${today}, interval '1 day') of_day (day)
        left join promotion_day known on known.advertisement_id = advertisement.id and known.day = of_day.day::date
        order by of_day.day) as days
    from advertisement where advertisement.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** By state, what is over counted as such. */
export async function countByState(db: Db, accountId: number) {
  const { rows } = await sql<{ state: PromotionState; count: number }>`
    select ${stateNow} as state,
      count(*)::int as count
    from advertisement
    left join property on property.id = advertisement.property_id
    left join project on project.id = advertisement.project_id
    where account_id = ${accountId} and coalesce(property.deleted_at, project.deleted_at) is null
    group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<PromotionState, number>>
}

/** How often all of somebody's were shown and opened, a row for each of the last days, the oldest first. */
export async function listDays(db: Db, accountId: number, days: number) {
  const { rows } = await sql<{ shown: number; opened: number }>`
    with known as materialized (
      select day, sum(shown)::int as shown, sum(opened)::int as opened
      from promotion_day join advertisement on advertisement.id = promotion_day.advertisement_id
      where advertisement.account_id = ${accountId} and day > ${today} - ${days}::int
      group by day)
    select coalesce(known.shown, 0) as shown, coalesce(known.opened, 0) as opened
    from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') of_day (day)
    left join known on known.day = of_day.day::date
    order by of_day.day`.execute(db)
  return rows
}
