import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Of what is to come, on either side and up to so many of each; each has an index that holds nothing else. */
export async function countWaiting(db: Db, accountId: number, most: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from (
      (select from viewing where lister_id = ${accountId} and state = 'requested' and starts_at > now() limit ${most})
      union all
      (select from viewing where visitor_id = ${accountId} and state = 'proposed' and starts_at > now() limit ${most})
    ) waiting`.execute(db)
  return Math.min(rows[0]?.waiting ?? 0, most)
}
