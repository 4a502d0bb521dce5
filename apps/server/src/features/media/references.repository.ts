import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type Column = { table: string; column: string }

/** Every column of every feature that points to such a file, as the database itself knows it. */
export async function listReferringColumns(db: Db, target: 'media' | 'document'): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select pg_class.relname as table, pg_attribute.attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${target}::regclass
    order by 1, 2`.execute(db)
  return rows
}

export async function listReferenced(db: Db, target: 'media' | 'document', ids: string[]): Promise<string[]> {
  const columns = await listReferringColumns(db, target)
  if (columns.length === 0 || ids.length === 0) return []
  const isReferenced = columns.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = wanted.id)`,
  )
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::uuid[]) as wanted(id) where ${sql.join(isReferenced, sql` or `)}`.execute(db)
  return rows.map(({ id }) => id)
}
