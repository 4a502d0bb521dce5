import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'

/** The administration, as it is called on the wire. */
export const adminId = 0

export type Closed = 'blocked_by_you' | 'blocked_you'

/**
 * The one place that knows whether two people may reach each other. A block closes both directions, and one against the
 * administration closes contact with everybody who works for it. Every path of contact asks here before it writes.
 */
export async function findClosed(db: Db, fromId: number, toId: number): Promise<Closed | undefined> {
  const isAdmin = (id: number) =>
    sql`(${id} = ${adminId} or exists (select from account where id = ${id} and staff_role is not null))`
  const blocks = (blockerId: number, blockedId: number) =>
    sql`blocker_id = ${blockerId} and (blocked_id = ${blockedId} or blocked_id is null and ${isAdmin(blockedId)})`
  const { rows } = await sql<{ isOwn: boolean }>`
    select blocker_id = ${fromId} as is_own from block
    where (${blocks(fromId, toId)}) or (${blocks(toId, fromId)})
    -- Whoever can open it is told how, even if the other has closed it as well.
    order by is_own desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return undefined
  return found.isOwn ? 'blocked_by_you' : 'blocked_you'
}

export const mayContact = async (db: Db, oneId: number, otherId: number): Promise<boolean> =>
  (await findClosed(db, oneId, otherId)) === undefined

/** For a path of contact: refuses in the words of whoever asks. */
export async function assertMayContact(db: Db, fromId: number, toId: number) {
  const closed = await findClosed(db, fromId, toId)
  if (closed) throw new AppError(403, closed, `Contact between ${fromId} and ${toId} is closed`)
}

/** The same for many others at once; whoever can be reached is missing. */
export async function listClosed(db: Db, fromId: number, toIds: number[]): Promise<Map<number, Closed>> {
  if (toIds.length === 0) return new Map()
  const isStaff = (id: unknown) => sql`exists (select from account where id = ${id} and staff_role is not null)`
  const { rows } = await sql<{ id: number; isByYou: boolean; isYou: boolean }>`
    select * from (
      select other.id,
        exists (select from block where blocker_id = ${fromId}
          and (blocked_id = other.id or blocked_id is null and ${isStaff(sql`other.id`)})) as "isByYou",
        exists (select from block where blocker_id = other.id
          and (blocked_id = ${fromId} or blocked_id is null and ${isStaff(fromId)})) as "isYou"
      from unnest(${[...new Set(toIds)]}::bigint[]) as other (id)
    ) pair where "isByYou" or "isYou"`.execute(db)
  return new Map(rows.map(({ id, isByYou }) => [id, isByYou ? 'blocked_by_you' : 'blocked_you']))
}
