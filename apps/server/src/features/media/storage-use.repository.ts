import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

export type Space = { bytes: number; files: number }

/** Takes space, unless that would be more than the limits: then false, and nothing is taken. */
export async function takeSpace(tx: Tx, accountId: number, { bytes, files }: Space, limits: Space): Promise<boolean> {
  if (bytes > limits.bytes || files > limits.files) return false
  const taken = await tx
    .insertInto('storageUse')
    .values({ accountId, bytes, files })
    .onConflict((already) =>
      already
        .column('accountId')
        .doUpdateSet({
          bytes: sql`storage_use.bytes + excluded.bytes`,
          files: sql`storage_use.files + excluded.files`,
        })
        .where(sql`storage_use.bytes + excluded.bytes`, '<=', limits.bytes)
        .where(sql`storage_use.files + excluded.files`, '<=', limits.files),
    )
    .returning('accountId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function giveSpaceBack(tx: Tx, accountId: number, { bytes, files }: Space) {
  await tx
    .updateTable('storageUse')
    // Files of before there was a count were never taken from it.
    .set({ bytes: sql`greatest(bytes - ${bytes}, 0)`, files: sql`greatest(files - ${files}, 0)` })
    .where('accountId', '=', accountId)
    .execute()
}
