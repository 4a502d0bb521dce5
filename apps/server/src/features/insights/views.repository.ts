import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Cleanup } from '#platform/sweep.ts'
import type { Tables } from '../../tables.ts'
import type { HomeDay } from './days.repository.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>
export type Visit = { day: string; propertyId: number; visitor: bigint; accountId: number | null }

/** The salt of a day is made by whoever needs it first; all processes share it. */
export async function getSalt(db: Db, day: string): Promise<Buffer> {
  await sql`insert into visitor_salt (day, salt) values (${day}::date, ${randomBytes(32)}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ salt: Buffer }>`select salt from visitor_salt where day = ${day}::date`.execute(db)
  if (!rows[0]) throw new Error(`The salt of ${day} was swept while it was asked for`)
  return rows[0].salt
}

/**
 * Counts those visits that are the first of their day, of public homes and not by their lister, and answers them. In one
 * order, so that no two processes wait for each other.
 */
export async function countVisits(tx: Tx, isPublic: IsPublic, visits: Visit[]): Promise<HomeDay[]> {
  const { rows } = await sql<HomeDay>`
    with visit as (
      insert into property_visit (day, property_id, visitor)
      select noted.day, noted.property_id, noted.visitor
      from unnest(${visits.map(({ day }) => day)}::date[], ${visits.map(({ propertyId }) => propertyId)}::bigint[],
        ${visits.map(({ visitor }) => String(visitor))}::bigint[], ${visits.map(({ accountId }) => accountId)}::bigint[]
      ) as noted (day, property_id, visitor, account_id)
      join property on property.id = noted.property_id
      where property.owner_id is distinct from noted.account_id and ${isPublic(expressionBuilder<Tables, 'property'>())}
      order by noted.day, noted.property_id, noted.visitor
      on conflict do nothing
      returning property_id, day
    ), counted as (
      insert into property_view_count as known (property_id, views)
      select property_id, count(*) from visit group by property_id order by property_id
      on conflict (property_id) do update set views = known.views + excluded.views
      returning property_id
    ), viewed as (
      insert into viewed_property (property_id) select property_id from counted order by property_id
      on conflict do nothing
    )
    select property_id, day::text from visit`.execute(tx)
  return rows
}

export async function listViewCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('propertyViewCount')
    .select(['propertyId', 'views'])
    .where('propertyId', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ propertyId, views }) => [propertyId, views]))
}

export async function hasViews(db: Db): Promise<boolean> {
  return (
    (await db
      .selectFrom('propertyViewCount')
      .select('propertyId')
      .orderBy('propertyId')
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

const isOver = "day < (now() at time zone 'utc')::date"
export const viewCleanups: Cleanup[] = [
  { table: 'property_visit', over: isOver },
  { table: 'visitor_salt', over: isOver },
]
