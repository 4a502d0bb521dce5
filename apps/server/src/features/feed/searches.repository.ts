import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Wishes } from './score-homes.ts'

const maxSearches = 10

/** Kept only for members who switched it on, the newest alone. */
export async function noteSearch(db: Db, accountId: number, wishes: Wishes) {
  const said = JSON.stringify(wishes)
  await sql`
    with noted as (
      insert into feed_search as known (account_id, wishes)
      select account_id, ${said}::jsonb from feed_learning where account_id = ${accountId} and from_searches
      on conflict (account_id, wishes) do update set searched_at = now()
      returning wishes
    )
    delete from feed_search where account_id = ${accountId} and exists (select from noted) and wishes in (
      select wishes from feed_search where account_id = ${accountId} and wishes <> ${said}::jsonb
      order by searched_at desc offset ${maxSearches - 1})`.execute(db)
}

/** The newest first. */
export async function listSearches(db: Db, accountId: number, limit: number): Promise<Wishes[]> {
  const newest = db.selectFrom('feedSearch').select('wishes').where('accountId', '=', accountId)
  return (await newest.orderBy('searchedAt', 'desc').limit(limit).execute()).map(({ wishes }) => wishes)
}

export const removeSearches = (tx: Tx, accountId: number) =>
  tx.deleteFrom('feedSearch').where('accountId', '=', accountId).execute()
