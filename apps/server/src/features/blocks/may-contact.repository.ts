import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'

/** The administration, as it is called on the wire. */
export const adminId = 0

export type Closed = 'blocked_by_you' | 'blocked_you'
/** Both may have closed it. */
type Closing = { isByYou: boolean; isYou: boolean }

const isAdmin = (id: unknown) =>
  sql`(${id}::bigint = ${adminId} or exists (select from account where id = ${id} and staff_role is not null))`

/**
 * The one place that knows whether two people may reach each other. A block closes both directions, and one against the
 * administration closes contact with everybody who works for it. Every path of contact asks here before it writes, or
 * has this in a statement of its own.
 */
export function closedBetween(fromId: number, toId: number) {
  const blocks = (blockerId: number, blockedId: number) =>
    sql`blocker_id = ${blockerId} and (blocked_id = ${blockedId} or blocked_id is null and ${isAdmin(blockedId)})`
  return sql<Closed | null>`(
    select case when blocker_id = ${fromId} then 'blocked_by_you' else 'blocked_you' end from block
    where (${blocks(fromId, toId)}) or (${blocks(toId, fromId)})
    -- Whoever can open it is told how, even if the other has closed it as well.
    order by blocker_id = ${fromId} desc limit 1)`
}

export async function findClosed(db: Db, fromId: number, toId: number): Promise<Closed | undefined> {
  const { rows } = await sql<{ closed: Closed | null }>`select ${closedBetween(fromId, toId)} as closed`.execute(db)
  return rows[0]?.closed ?? undefined
}

/** Who blocks waits for contact that was allowed already, and contact for whom it might be blocked by. */
const lockOf = (blockerId: number) => sql`hashtextextended('block', ${blockerId}::bigint)`

/** Before a block is written. */
export async function holdContactOf(tx: Tx, blockerId: number) {
  await sql`select pg_advisory_xact_lock(${lockOf(blockerId)})`.execute(tx)
}

export const mayContact = async (db: Db, oneId: number, otherId: number): Promise<boolean> =>
  (await findClosed(db, oneId, otherId)) === undefined

/** Nobody blocks until the transaction has ended. Whether somebody did before is known to the next statement. */
export const contactLocks = (oneId: number, otherId: number) =>
  [oneId, otherId].map((id) => sql`pg_advisory_xact_lock_shared(${lockOf(id)})`)

/** Refuses in the words of whoever asks. */
export function assertOpen(closed: Closed | null | undefined) {
  if (closed) throw new AppError(403, closed, 'Contact between the two is closed')
}

/** For a path of contact, which is open until the transaction has ended. */
export async function assertMayContact(db: Db, fromId: number, toId: number) {
  await sql`select ${sql.join(contactLocks(fromId, toId))}`.execute(db)
  assertOpen(await findClosed(db, fromId, toId))
}

/** The same for many others at once, whoever of the two it was; who can be reached is missing. */
export async function listClosings(db: Db, fromId: number, toIds: number[]): Promise<Map<number, Closing>> {
  if (toIds.length === 0) return new Map()
  const { rows } = await sql<Closing & { id: number }>`
    select * from (
      select other.id,
        exists (select from block where blocker_id = ${fromId}
          and (blocked_id = other.id or blocked_id is null and ${isAdmin(sql`other.id`)})) as "isByYou",
        exists (select from block where blocker_id = other.id
          and (blocked_id = ${fromId} or blocked_id is null and ${isAdmin(fromId)})) as "isYou"
      from unnest(${[...new Set(toIds)]}::bigint[]) as other (id)
    ) pair where "isByYou" or "isYou"`.execute(db)
  return new Map(rows.map(({ id, ...closing }) => [id, closing]))
}

/** In one word, by the same rule as for a single one. */
export async function listClosed(db: Db, fromId: number, toIds: number[]): Promise<Map<number, Closed>> {
  const closings = await listClosings(db, fromId, toIds)
  return new Map([...closings].map(([id, { isByYou }]) => [id, isByYou ? 'blocked_by_you' : 'blocked_you']))
}
