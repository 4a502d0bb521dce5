import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type NewUpload = { id: string; ownerId: number; metadata: Record<string, string | null>; sizeBytes: number }

export async function addUpload(tx: Tx, { metadata, ...upload }: NewUpload, lifetimeHours: number) {
  const expiresAt = sql<Date>`now() + make_interval(hours => ${lifetimeHours})`
  await tx
    .insertInto('upload')
    .values({ ...upload, metadata: JSON.stringify(metadata), expiresAt })
    .execute()
}

/** Only its owner finds it, and only in time. */
export async function findUpload(db: Db, ownerId: number, id: string) {
  return db
    .selectFrom('upload')
    .select(['id', 'ownerId', 'metadata', 'sizeBytes', 'receivedBytes', 'pieceKeys', 'createdAt'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

type Piece = { key: string; offset: number; sizeBytes: number }

/** Of two that continue at the same place only one is counted; the other learns that it came too late. */
export async function addPiece(db: Db, id: string, { key, offset, sizeBytes }: Piece): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set((eb) => ({
      receivedBytes: eb('receivedBytes', '+', sizeBytes),
      pieceKeys: sql`array_append(piece_keys, ${key}::text)`,
    }))
    .where('id', '=', id)
    .where('receivedBytes', '=', offset)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepUploads(tx: Tx, ownerId: number, ids: string[], days: number) {
  if (ids.length === 0) return
  await tx
    .updateTable('upload')
    .set({ expiresAt: sql`now() + make_interval(days => ${days})` })
    .where('id', 'in', ids)
    .where('ownerId', '=', ownerId)
    .whereRef('receivedBytes', '=', 'sizeBytes')
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute()
}

/** One that was used is kept only for as long as its sender may have to try again. */
export async function shortenLife(db: Db, id: string) {
  await db
    .updateTable('upload')
    .set({ expiresAt: sql`least(expires_at, now() + interval '1 hour')` })
    .where('id', '=', id)
    .execute()
}

export async function listExpiredUploads(db: Db, limit: number) {
  return db
    .selectFrom('upload')
    .select(['id', 'ownerId', 'sizeBytes', 'pieceKeys'])
    .where('expiresAt', '<', sql<Date>`now()`)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
}

export async function listUploadsOf(db: Db, ownerId: number, limit: number) {
  return db
    .selectFrom('upload')
    .select(['id', 'ownerId', 'sizeBytes', 'pieceKeys'])
    .where('ownerId', '=', ownerId)
    .limit(limit)
    .execute()
}

/** False when somebody else removed it first: then its space was given back already. */
export async function removeUpload(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('upload').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
