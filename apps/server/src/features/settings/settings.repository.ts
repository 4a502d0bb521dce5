import type { Db } from '#platform/db.ts'

export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('siteSetting').select(['name', 'value']).limit(1_000).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
