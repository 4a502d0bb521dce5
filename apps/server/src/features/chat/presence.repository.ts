import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** A process that says nothing for longer is gone, and all who were there with it. */
const goneAfterSeconds = 75

/** One statement for all that one process has; nothing is kept of those who do not show it. */
export async function savePresence(db: Db, processId: string, accountIds: number[], isHere: boolean) {
  if (accountIds.length === 0) return
  await sql`
    insert into chat_presence (account_id, process_id, is_here, seen_at)
    select id, ${processId}::uuid, ${isHere}::boolean, now() from unnest(${accountIds}::bigint[]) as id
    where not exists (select from chat_settings where account_id = id and not shows_presence)
    order by id
    on conflict (account_id, process_id) do update set is_here = excluded.is_here, seen_at = now()`.execute(db)
}

/** Of somebody who says so, at any process. */
export async function findPresence(db: Db, accountId: number): Promise<{ isOnline: boolean; seenAt: Date | null }> {
  const { rows } = await sql<{ isOnline: boolean | null; seenAt: Date | null }>`
    select bool_or(is_here and seen_at > now() - make_interval(secs => ${goneAfterSeconds})) as is_online,
      max(seen_at) as seen_at
    from chat_presence where account_id = ${accountId}`.execute(db)
  return { isOnline: rows[0]?.isOnline ?? false, seenAt: rows[0]?.seenAt ?? null }
}

/** What others knew of whoever hides now, or left. */
export async function removePresence(db: Db, accountId: number) {
  await db.deleteFrom('chatPresence').where('accountId', '=', accountId).execute()
}

/** Whom somebody has blocked last. */
export async function findLastBlocked(db: Db, blockerId: number): Promise<number | undefined> {
  const last = await db
    .selectFrom('block')
    .select('blockedId')
    .where('blockerId', '=', blockerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.blockedId ?? undefined
}
