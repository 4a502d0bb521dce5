import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

type Ending = { id: number; accountId: number; expiresAt: Date }
const batch = 200
const holds = sql`is_current and state = 'success'`

/** Those whose day has come, which are over with this. */
export async function endSome(tx: Tx): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update verification set state = 'initial', decided_at = now()
    where id in (
      select id from verification where ${holds} and expires_at <= now()
      order by expires_at limit ${batch} for update skip locked)
    returning id, account_id, expires_at`.execute(tx)
  return rows
}

/** Those whose day comes within so many days; each is told of once. */
export async function remindSome(tx: Tx, days: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update verification set reminded_at = now()
    where id in (
      select id from verification where ${holds} and reminded_at is null
        and expires_at > now() and expires_at <= now() + make_interval(days => ${days})
      order by expires_at limit ${batch} for update skip locked)
    returning id, account_id, expires_at`.execute(tx)
  return rows
}

/** Papers of decisions that are older are let go of; what nothing shows is swept with its files. */
export async function forgetSomeFiles(tx: Tx, days: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with old as (
      update verification set has_files = false
      where id in (
        select id from verification
        where has_files and decided_at <= now() - make_interval(days => ${days}) and state <> 'pending'
        order by decided_at limit ${batch} for update skip locked)
      returning id)
    update verification_value set document_id = null
    from old where verification_id = old.id and document_id is not null
    returning old.id`.execute(tx)
  return rows.length
}
