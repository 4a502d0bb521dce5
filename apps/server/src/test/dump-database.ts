import type { Pool } from 'pg'

/** Every row of every table as text, the queue among them: what a stolen backup would show. */
export async function dumpDatabase(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> 'spatial_ref_sys' order by 1`,
  )
  const dumps: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ dump: string | null }>(
      `select string_agg(t::text, E'\\n') as dump from ${name} t`,
    )
    dumps.push(`${name}\n${rows[0]?.dump ?? ''}`)
  }
  return dumps.join('\n\n')
}
