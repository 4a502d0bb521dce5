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

/** In its own time, or for as long as a draft names it. */
const isAlive = sql<boolean>`(upload.expires_at > now()
  or exists (select from draft_upload where draft_upload.upload_id = upload.id))`

/** Only its owner finds it, and only while it lives. */
export async function findUpload(db: Db, ownerId: number, id: string) {
  return db
    .selectFrom('upload')
    .select(['id', 'ownerId', 'metadata', 'sizeBytes', 'receivedBytes', 'pieceKeys', 'createdAt'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where(isAlive)
    .executeTakeFirst()
}

export async function countPieces(db: Db, id: string): Promise<number> {
  const upload = await db
    .selectFrom('upload')
    .select(sql<number>`cardinality(piece_keys)`.as('pieces'))
    .where('id', '=', id)
    .executeTakeFirst()
  return upload?.pieces ?? 0
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

/** From now on the draft names these and no others; what is not finished or not of its owner cannot be named. */
export async function nameUploads(tx: Tx, { id: draftId, ownerId }: NamingDraft, ids: string[]) {
  await sql`delete from draft_upload where draft_id = ${draftId} and upload_id <> all(${ids}::uuid[])`.execute(tx)
  await sql`
    insert into draft_upload (draft_id, upload_id)
    select ${draftId}, id from upload
    where id = any(${ids}::uuid[]) and owner_id = ${ownerId} and received_bytes = size_bytes and ${isAlive}
    on conflict do nothing`.execute(tx)
}
export type NamingDraft = { id: string; ownerId: number }

/** For a draft that is thrown away: whoever changes their mind in the next moments finds its files. */
export async function keepForUndo(tx: Tx, draftId: string) {
  await sql`
    update upload set expires_at = greatest(expires_at, now() + interval '1 hour')
    where id in (select upload_id from draft_upload where draft_id = ${draftId})`.execute(tx)
}

/** What a draft names is looked at again tomorrow, so that the sweep does not pass it in every round. */
export async function postponeNamed(db: Db, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update upload set expires_at = now() + interval '1 day'
    where id in (
      select id from upload
      where expires_at < now() and exists (select from draft_upload where upload_id = upload.id)
      limit ${limit})`.execute(db)
  return Number(numAffectedRows)
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
    .where(sql<boolean>`not exists (select from draft_upload where draft_upload.upload_id = upload.id)`)
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
