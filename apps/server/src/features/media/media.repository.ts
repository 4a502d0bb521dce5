import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type NewMedia = { id: string; ownerId: number; originalKey: string; width: number; height: number }

export async function addMedia(tx: Tx, media: NewMedia[]) {
  if (media.length > 0) await tx.insertInto('media').values(media).execute()
}

export async function findOriginal(db: Db, id: string) {
  return db.selectFrom('media').select(['id', 'originalKey', 'width']).where('id', '=', id).executeTakeFirst()
}

export async function listMediaOf(db: Db, ownerId: number, limit: number) {
  return db
    .selectFrom('media')
    .select(['id', 'originalKey', 'widths'])
    .where('ownerId', '=', ownerId)
    .limit(limit)
    .execute()
}

export async function removeMedia(tx: Tx, ids: string[]) {
  await tx.deleteFrom('media').where('id', 'in', ids).execute()
}

export async function saveVariants(
  tx: Tx,
  id: string,
  { widths, placeholder }: { widths: number[]; placeholder: string },
) {
  await tx.updateTable('media').set({ widths, placeholder, processedAt: sql`now()` }).where('id', '=', id).execute()
}
