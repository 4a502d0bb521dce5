import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Cleanup } from '#platform/sweep.ts'

export type Counted = 'views' | 'likes' | 'interested'
/** A home and a day as `2026-11-18`, in UTC. */
export type HomeDay = { propertyId: number; day: string }
export type ChangeDays = (tx: Tx, counted: Counted, changes: HomeDay[], by: 1 | -1) => Promise<void>
export type DayRow = { day: string } & Record<Counted, number>

/**
 * Counts something on its days, or takes it back from them. The caller holds the homes, so that none is erased
 * meanwhile; homes before listers and both in one order, so that no two wait for each other.
 */
export const changeDays: ChangeDays = async (tx, counted, changes, by) => {
  if (changes.length === 0) return
  await (by === 1 ? addToDays : takeFromDays)(tx, counted, changes)
}

const changed = (changes: HomeDay[]) => sql`
  unnest(${changes.map(({ propertyId }) => propertyId)}::bigint[], ${changes.map(({ day }) => day)}::date[])
    as changed (property_id, day)`

async function addToDays(tx: Tx, counted: Counted, changes: HomeDay[]) {
  const column = sql.ref(counted)
  await sql`
    insert into property_day as known (property_id, day, ${column})
    select property_id, day, count(*) from ${changed(changes)} group by property_id, day order by property_id, day
    on conflict (property_id, day) do update set ${column} = known.${column} + excluded.${column}`.execute(tx)
  await sql`
    insert into lister_day as known (lister_id, day, ${column})
    select property.owner_id, day, count(*) from ${changed(changes)} join property on property.id = changed.property_id
    group by property.owner_id, day order by property.owner_id, day
    on conflict (lister_id, day) do update set ${column} = known.${column} + excluded.${column}`.execute(tx)
}

/** Days that were swept are past counting. Never below nothing: a process of before the migration counts no days. */
async function takeFromDays(tx: Tx, counted: Counted, changes: HomeDay[]) {
  const column = sql.ref(counted)
  await sql`
    with gone as (select property_id, day, count(*) as number from ${changed(changes)} group by property_id, day),
    held as materialized (
      select known.property_id, known.day, gone.number from property_day known join gone using (property_id, day)
      order by known.property_id, known.day for update of known)
    update property_day known set ${column} = greatest(0, known.${column} - held.number) from held
    where known.property_id = held.property_id and known.day = held.day`.execute(tx)
  await sql`
    with gone as (
      select property.owner_id as lister_id, day, count(*) as number
      from ${changed(changes)} join property on property.id = changed.property_id group by property.owner_id, day),
    held as materialized (
      select known.lister_id, known.day, gone.number from lister_day known join gone using (lister_id, day)
      order by known.lister_id, known.day for update of known)
    update lister_day known set ${column} = greatest(0, known.${column} - held.number) from held
    where known.lister_id = held.lister_id and known.day = held.day`.execute(tx)
}

/** Of all their homes together; a row for each day on which anything happened. */
export async function listListerDays(db: Db, listerId: number, since: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text, views, likes, interested from lister_day
    where lister_id = ${listerId} and day >= ${since}::date order by day`.execute(db)
  return rows
}

/** Of those among the homes that are the lister's own. */
export async function listHomeDays(db: Db, listerId: number, ids: number[], since: string) {
  const { rows } = await sql<DayRow & { propertyId: number }>`
    select property_day.property_id, day::text, views, likes, interested
    from property_day join property on property.id = property_day.property_id
    where property_day.property_id = any(${ids}::bigint[]) and property.owner_id = ${listerId}
      and property.deleted_at is null and day >= ${since}::date
    order by property_day.property_id, day`.execute(db)
  return rows
}

export async function removeListerDays(tx: Tx, listerId: number) {
  await tx.deleteFrom('listerDay').where('listerId', '=', listerId).execute()
}

/** As long as lines are compared with: thirty days, and the thirty before. */
const isOver = "day < (now() at time zone 'utc')::date - 60"
export const dayCleanups: Cleanup[] = [
  { table: 'property_day', over: isOver },
  { table: 'lister_day', over: isOver },
]
