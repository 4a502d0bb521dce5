import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Untold = {
  conversationId: number
  memberId: number
  otherId: number
  readSequence: number
  isMuted: boolean
}
const unreadMinutes = 10

/** Participants with something unread for ten minutes; they count as told. */
export async function takeUntold(tx: Tx, limit: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    update chat_participant set untold_since = null
    where (conversation_id, member_id) in (
      select conversation_id, member_id from chat_participant
      where untold_since < now() - make_interval(mins => ${unreadMinutes})
      order by untold_since limit ${limit} for update skip locked)
    returning conversation_id, member_id, other_id, read_sequence, is_muted`.execute(tx)
  return rows
}

/** Months are made ahead: a message never waits for one. */
export async function makeMonths(db: Db) {
  await sql`select make_chat_months(now() + interval '24 months')`.execute(db)
}
