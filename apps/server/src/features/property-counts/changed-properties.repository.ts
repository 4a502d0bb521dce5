import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Tables of properties whose count has changed since the search was last told. */
export type ChangedProperties = 'liked_property' | 'viewed_property'

/** Takes some of them; when the transaction is undone they are there again. */
export async function takeChanged(tx: Tx, table: ChangedProperties, limit: number): Promise<number[]> {
  const { rows } = await sql<{ propertyId: number }>`
    delete from ${sql.table(table)} where property_id in (
      select property_id from ${sql.table(table)} order by property_id limit ${limit} for update skip locked)
    returning property_id as "propertyId"`.execute(tx)
  return rows.map(({ propertyId }) => propertyId).toSorted((one, other) => one - other)
}

export async function putBackChanged(db: Db, table: ChangedProperties, ids: number[]) {
  await sql`
    insert into ${sql.table(table)} (property_id) select unnest(${ids}::bigint[]) order by 1
    on conflict do nothing`.execute(db)
}
