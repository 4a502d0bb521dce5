import type { Db } from '#platform/db.ts'

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('property').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}
