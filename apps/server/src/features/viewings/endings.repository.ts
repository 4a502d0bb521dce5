import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListingKindName } from './viewings.tables.ts'

export type Ended = {
  id: number
  listerId: number
  visitorId: number
  listingKind: ListingKindName
  listingId: number
  startsAt: Date
  timeZone: string
  sequence: number
}

const returned = sql`viewing.id, viewing.lister_id as "listerId", viewing.visitor_id as "visitorId",
  viewing.listing_kind as "listingKind", viewing.listing_id as "listingId", viewing.starts_at as "startsAt",
  viewing.time_zone as "timeZone", viewing.sequence`
const cancelled = sql`state = 'cancelled', is_held = false, remind_at = null, sequence = sequence + 1, changed_at = now()`
const isOpen = sql`state in ('requested', 'proposed', 'confirmed') and starts_at > now()`

/** What was to come between somebody and those whom they have blocked. */
export async function cancelWithBlocked(tx: Tx, blockerId: number): Promise<Ended[]> {
  const blocked = sql`(select blocked_id from block where blocker_id = ${blockerId} and blocked_id is not null)`
  const { rows } = await sql<Ended>`
    update viewing set ${cancelled}
    where ${isOpen} and (lister_id = ${blockerId} and visitor_id in ${blocked}
      or visitor_id = ${blockerId} and lister_id in ${blocked})
    returning ${returned}`.execute(tx)
  return rows
}

/** So many at most of each side, because all of them are told of it; nothing once there are none left. */
export async function cancelSomeOf(tx: Tx, accountId: number, limit: number): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update viewing set ${cancelled}
    where id = any(array(select id from viewing where ${isOpen} and lister_id = ${accountId} limit ${limit})
      || array(select id from viewing where ${isOpen} and visitor_id = ${accountId} limit ${limit}))
    returning ${returned}`.execute(tx)
  return rows
}

/** Those that are due by the clock of the database, each for one caller alone. */
export async function takeDueReminders(tx: Tx, limit: number): Promise<(Ended & { isToCome: boolean })[]> {
  const { rows } = await sql<Ended & { isToCome: boolean }>`
    update viewing set remind_at = null
    from (select id from viewing where remind_at <= now() order by remind_at limit ${limit} for update skip locked) due
    where viewing.id = due.id
    returning ${returned}, starts_at > now() and state = 'confirmed' as "isToCome"`.execute(tx)
  return rows
}

/** What nobody agreed on in time. */
export async function expireSome(db: Db, limit: number): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update viewing set state = 'expired', is_held = false, sequence = sequence + 1, changed_at = now()
    from (select id from viewing where state in ('requested', 'proposed') and starts_at <= now()
      order by starts_at limit ${limit} for update skip locked) due
    where viewing.id = due.id
    returning ${returned}`.execute(db)
  return rows
}

/** False when there was nothing left. */
export async function removeSomeOf(db: Db, accountId: number, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from viewing
    where id = any(array(select id from viewing where lister_id = ${accountId} limit ${limit})
      || array(select id from viewing where visitor_id = ${accountId} limit ${limit}))`.execute(db)
  return numAffectedRows > 0n
}
