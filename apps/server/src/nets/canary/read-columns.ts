import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export type Column = { table: string; name: string; type: string; isNeeded: boolean; refersTo: string | null }

const textTypes = new Set(['text', 'varchar', 'json', 'jsonb', '_text'])
export const isText = ({ type }: Column) => textTypes.has(type)

/** Every column of every table of ours, as the database itself describes them. */
export async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as name, typname as type,
      attnotnull and not atthasdef and attidentity = '' as "isNeeded",
      (select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and conkey = array[attnum]) as "refersTo"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'spatial_ref_sys'
      and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(db)
  return rows
}
