import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { ListingName } from '../listing-kind.ts'

/** Some that are approved and whose time is over, each given to one process only. */
export async function lockPastTheirEnd(tx: Tx, name: ListingName, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(name)}
    where review_state = 'approved' and expires_at <= now() and deleted_at is null
    order by expires_at limit ${limit}
    for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

type Reminder = { reminder: number; daysBefore: number; limit: number }

/**
 * Marks some as reminded whose end is near, and says which. One statement, so that no reminder is sent twice; one that
 * was never reminded and is about to end gets the last reminder only.
 */
export async function markReminded(tx: Tx, name: ListingName, { reminder, daysBefore, limit }: Reminder) {
  const listings = sql.table(name)
  const { rows } = await sql<{ id: number }>`
    update ${listings} set reminders = ${reminder}
    where id in (
      select id from ${listings}
      where review_state = 'approved' and expires_at > now()
        and expires_at <= now() + make_interval(days => ${daysBefore}) and reminders < ${reminder} and is_active = true
      order by expires_at limit ${limit}
      for update skip locked)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
