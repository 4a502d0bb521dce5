import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

const batch = 200

export type Ending = { accountId: number; expiresAt: Date }

/** A package that is followed by another of its kind does not end for its member. */
export async function markEnding(tx: Tx, reminder: number, daysBefore: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update package_grant set reminders = ${reminder}
    where id in (
      select id from package_grant ending
      where revoked_at is null and account_id is not null and reminders < ${reminder}
        and expires_at > now() and expires_at <= now() + make_interval(days => ${daysBefore})
        and expires_at - starts_at > make_interval(days => ${daysBefore})
        and not exists (select from package_grant later
          where later.account_id = ending.account_id and later.package_id = ending.package_id
            and later.revoked_at is null and later.expires_at > ending.expires_at)
      order by expires_at limit ${batch} for update skip locked)
    returning account_id, expires_at`.execute(tx)
  return rows
}
