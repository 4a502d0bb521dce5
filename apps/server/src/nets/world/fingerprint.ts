import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** A denial may be noted, and may use up a limit; nothing else may come of it. */
const mayGrow = new Set(['audit', 'rate_window'])

/** The content of every table and of the queue, each as one number. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'spatial_ref_sys'
    order by 1`.execute(db)
  const names = tables.map(({ name }) => name).filter((name) => !mayGrow.has(name))
  const prints: Record<string, string> = {}
  for (const name of [...names, 'graphile_worker._private_jobs']) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print
      from ${sql.table(name)} as t`.execute(db)
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}
