import type { PhotoKind, TurnDegrees } from '@gable/domain/photo-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { PictureFacts } from './picture-facts.ts'

/** What the same bytes were found to be when they came first. */
export type KnownPhoto = PictureFacts & {
  fingerprint: Buffer
  filesId: string
  width: number
  height: number
  turnDegrees: TurnDegrees
}

/** Any fixed number: whoever removes files looks whether others show them, and nobody else does so meanwhile. */
const advisoryLock = 7_401_130

/** Pictures of one kind that were sent before, each once for every way that it is turned. */
export async function listKnown(db: Db, fingerprints: Buffer[], kind: PhotoKind): Promise<KnownPhoto[]> {
  const { rows } = await sql<KnownPhoto>`
    select distinct on (fingerprint, turn_degrees) fingerprint, turn_degrees, coalesce(files_id, id) as files_id, width, height, placeholder,
      thumbhash, dominant_colour, perceptual_hash::text
    from media where fingerprint = any(${fingerprints}::bytea[]) and kind = ${kind}
    order by fingerprint, turn_degrees, created_at`.execute(db)
  return rows
}

/** Which of these files are there, and stay until the transaction ends. */
export async function holdFiles(tx: Tx, filesIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ filesId: string }>`
    select coalesce(files_id, id) as files_id from media
    where files_id = any(${filesIds}::uuid[]) or id = any(${filesIds}::uuid[]) and files_id is null
    for key share skip locked`.execute(tx)
  return new Set(rows.map(({ filesId }) => filesId))
}

/** Of the files of these pictures, those that no other picture shows; held until the transaction ends. */
export async function listUnshared(
  tx: Tx,
  mediaIds: string[],
): Promise<{ filesId: string; width: number; kind: PhotoKind }[]> {
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
  const { rows } = await sql<{ filesId: string; width: number; kind: PhotoKind }>`
    select distinct coalesce(files_id, id) as files_id, width, kind from media
    where id = any(${mediaIds}::uuid[]) and not exists (
      select from media other
      where other.id <> all(${mediaIds}::uuid[])
        and (other.files_id = coalesce(media.files_id, media.id)
          or other.id = coalesce(media.files_id, media.id) and other.files_id is null))`.execute(tx)
  return rows
}

/** Whether a picture with these files has its variants. */
export async function areVariantsMade(db: Db, filesId: string): Promise<boolean> {
  const { rows } = await sql<{ areMade: boolean }>`
    select exists (select from media where id = ${filesId}::uuid and files_id is null and processed_at is not null)
      or exists (select from media where files_id = ${filesId}::uuid and processed_at is not null) as are_made`.execute(
    db,
  )
  return rows[0]?.areMade ?? false
}
