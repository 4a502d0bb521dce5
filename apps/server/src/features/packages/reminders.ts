import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Notify } from '../notifications/notify.ts'

/** The last one first: whoever is told that tomorrow is the end need not be told about next week. */
const reminders = [
  { reminder: 2, daysBefore: 1 },
  { reminder: 1, daysBefore: 7 },
]
const batch = 200
/** Enough for an hour of a large site; what is left is for the next hour. */
const mostRounds = 500

type Ending = { accountId: number; expiresAt: Date }

/** A package that is followed by another of its kind does not end for its member. */
async function markEnding(tx: Tx, reminder: number, daysBefore: number): Promise<Ending[]> {
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

/** What the clock does: members hear a week and a day before what they have ends, because nothing renews by itself. */
export const createReminders =
  ({ db, notify }: { db: Db; notify: Notify }) =>
  async () => {
    for (const { reminder, daysBefore } of reminders) {
      for (let round = 0; round < mostRounds; round += 1) {
        const told = await db.transaction().execute(async (tx) => {
          const ending = await markEnding(tx, reminder, daysBefore)
          const toNews = ({ accountId, expiresAt }: Ending) => {
            const detail = { news: 'ending', date: expiresAt.toISOString() } as const
            return { to: accountId, kind: 'package', detail } as const
          }
          await notify(tx, ...ending.map(toNews))
          return ending.length
        })
        if (told === 0) break
      }
    }
  }
