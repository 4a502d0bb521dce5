import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('siteSetting').select(['name', 'value']).limit(1_000).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Saves the new value and answers the old one. */
export async function saveSetting(tx: Tx, name: string, value: unknown): Promise<unknown> {
  const before = await tx.selectFrom('siteSetting').select('value').where('name', '=', name).executeTakeFirst()
  const json = JSON.stringify(value)
  await tx
    .insertInto('siteSetting')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json, changedAt: sql`now()` }))
    .execute()
  return before?.value ?? null
}
