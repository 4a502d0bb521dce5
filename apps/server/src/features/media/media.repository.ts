import type { PhotoKind, TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { PictureFacts } from './picture-facts.ts'

export type NewMedia = PictureFacts & {
  id: string
  ownerId: number
  kind: PhotoKind
  turnDegrees: TurnDegrees
  room: PictureRoom | null
  originalKey: string
  fingerprint: Buffer
  /** Under whose id its files lie, where they are not its own. */
  filesId: string | null
  sizeBytes: number
  width: number
  height: number
}

export async function addMedia(tx: Tx, media: NewMedia[]) {
  await tx.insertInto('media').values(media).execute()
}

export async function noteMediaUsed(tx: Tx, ids: string[]) {
  await tx.updateTable('media').set({ unusedSince: null }).where('id', 'in', ids).execute()
}

export async function findOriginal(db: Db, id: string) {
  return db
    .selectFrom('media')
    .select(['id', 'filesId', 'width', 'kind', 'turnDegrees'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of one member, to be stored again in another way. */
export async function listOriginals(db: Db, ownerId: number, ids: string[]) {
  return db
    .selectFrom('media')
    .select(['id', 'filesId', 'kind', 'turnDegrees', 'room'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
}

export async function lockMediaOf(tx: Tx, ownerId: number, limit: number) {
  return tx
    .selectFrom('media')
    .select(['id', 'ownerId', 'sizeBytes'])
    .where('ownerId', '=', ownerId)
    .limit(limit)
    .forUpdate()
    .execute()
}

/** Held until the transaction ends, so that nobody begins to show one meanwhile. */
export async function lockUnusedMedia(tx: Tx, limit: number) {
  return tx
    .selectFrom('media')
    .select(['id', 'ownerId', 'sizeBytes'])
    .where('unusedSince', '<', sql<Date>`now() - interval '23 hours'`)
    .orderBy('unusedSince')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** By the ids of pictures. */
export type NamedRooms = ReadonlyMap<string, PictureRoom | null>
type Listing = { kind: string; id: number; ownerId: number }

/** Only of pictures that this listing has and its lister owns; whatever else is named stays as it is. */
export async function saveRooms(tx: Tx, { kind, id, ownerId }: Listing, rooms: NamedRooms) {
  await sql`
    update media set room = named.room
    from unnest(${[...rooms.keys()]}::uuid[], ${[...rooms.values()]}::text[]) as named (id, room)
    where media.id = named.id and media.owner_id = ${ownerId} and exists (
      select from ${sql.table(`${kind}_picture`)} shown
      where shown.media_id = media.id and shown.${sql.ref(`${kind}_id`)} = ${id})`.execute(tx)
}

export async function removeMedia(tx: Tx, ids: string[]) {
  if (ids.length > 0) await tx.deleteFrom('media').where('id', 'in', ids).execute()
}

export async function saveVariants(db: Db, id: string, widths: number[]) {
  await db.updateTable('media').set({ widths, processedAt: sql`now()` }).where('id', '=', id).execute()
}
