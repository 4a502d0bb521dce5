import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Cleanup } from '#platform/sweep.ts'

export type PromotionVisit = {
  day: string
  advertisementId: number
  wasOpened: boolean
  visitor: bigint
  accountId: number | null
}

/**
 * Counts those visits that are the first of their day, of promotions that run and not by whoever pays for them. In one
 * order, so that no two processes wait for each other.
 */
export async function countPromotionVisits(tx: Tx, visits: PromotionVisit[]) {
  await sql`
    with visit as (
      insert into promotion_visit (day, advertisement_id, was_opened, visitor)
      select noted.day, noted.advertisement_id, noted.was_opened, noted.visitor
      from unnest(${visits.map(({ day }) => day)}::date[],
        ${visits.map(({ advertisementId }) => advertisementId)}::bigint[],
        ${visits.map(({ wasOpened }) => wasOpened)}::boolean[],
        ${visits.map(({ visitor }) => String(visitor))}::bigint[],
        ${visits.map(({ accountId }) => accountId)}::bigint[]
      ) as noted (day, advertisement_id, was_opened, visitor, account_id)
      join advertisement on advertisement.id = noted.advertisement_id
      where advertisement.state = 'running' and advertisement.ends_at > now()
        and advertisement.account_id is distinct from noted.account_id
      order by noted.day, noted.advertisement_id, noted.was_opened, noted.visitor
      on conflict do nothing
      returning advertisement_id, day, was_opened
    )
    insert into promotion_day as known (advertisement_id, day, shown, opened)
    select advertisement_id, day, count(*) filter (where not was_opened), count(*) filter (where was_opened)
    from visit group by advertisement_id, day order by advertisement_id, day
    on conflict (advertisement_id, day) do update
      set shown = known.shown + excluded.shown, opened = known.opened + excluded.opened`.execute(tx)
}

export const promotionCleanups: Cleanup[] = [
  { table: 'promotion_visit', over: "day < (now() at time zone 'utc')::date" },
  { table: 'promotion_day', over: "day < (now() at time zone 'utc')::date - 400" },
]
