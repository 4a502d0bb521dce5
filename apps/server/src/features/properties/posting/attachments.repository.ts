import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type ExtraKind = 'panorama' | 'meta'

export async function listPictureIds(db: Db, propertyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('propertyPicture')
    .select('mediaId')
    .where('propertyId', '=', propertyId)
    .orderBy('position')
    .limit(100)
    .execute()
  return rows.map(({ mediaId }) => mediaId)
}

/** More than a home can have pictures: out of the way while positions change hands. */
const aside = 1_000

/** The pictures of a property in this order, the cover first; those that are not named are no longer its own. */
export async function savePictures(tx: Tx, propertyId: number, mediaIds: string[]) {
  const own = <Query extends { where: (column: 'propertyId', is: '=', id: number) => Query }>(query: Query) =>
    query.where('propertyId', '=', propertyId)
  await own(tx.deleteFrom('propertyPicture')).where('mediaId', '<>', sql<string>`all(${mediaIds}::uuid[])`).execute()
  await own(tx.updateTable('propertyPicture'))
    .set((eb) => ({ position: eb('position', '+', aside) }))
    .execute()
  const rows = mediaIds.map((mediaId, position) => ({ propertyId, position, mediaId }))
  if (rows.length === 0) return
  await tx
    .insertInto('propertyPicture')
    .values(rows)
    .onConflict((kept) => kept.column('mediaId').doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })))
    .execute()
}

export async function listDocumentIds(db: Db, propertyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('propertyDocument')
    .select('documentId')
    .where('propertyId', '=', propertyId)
    .orderBy('position')
    .limit(100)
    .execute()
  return rows.map(({ documentId }) => documentId)
}

/** Takes some away and adds others behind the rest. */
export async function saveDocuments(
  tx: Tx,
  propertyId: number,
  { removed, added }: Record<'removed' | 'added', string[]>,
) {
  if (removed.length > 0) {
    const own = tx.deleteFrom('propertyDocument').where('propertyId', '=', propertyId)
    await own.where('documentId', 'in', removed).execute()
  }
  if (added.length === 0) return
  const { next } = await tx
    .selectFrom('propertyDocument')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`-1`).as('next'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow()
  const rows = added.map((documentId, index) => ({ propertyId, position: next + 1 + index, documentId }))
  await tx.insertInto('propertyDocument').values(rows).execute()
}

export async function saveExtra(tx: Tx, propertyId: number, kind: ExtraKind, mediaId: string | undefined) {
  await tx.deleteFrom('propertyExtraPicture').where('propertyId', '=', propertyId).where('kind', '=', kind).execute()
  if (mediaId) await tx.insertInto('propertyExtraPicture').values({ propertyId, kind, mediaId }).execute()
}

export type FacilityDistance = { facilityId: number; distanceMetres: number }

export async function saveFacilities(tx: Tx, propertyId: number, facilities: FacilityDistance[]) {
  await tx.deleteFrom('propertyFacility').where('propertyId', '=', propertyId).execute()
  const rows = facilities.map((facility) => ({ propertyId, ...facility }))
  if (rows.length > 0) await tx.insertInto('propertyFacility').values(rows).execute()
}

export async function listFacilitiesOf(db: Db, propertyId: number): Promise<FacilityDistance[]> {
  return db
    .selectFrom('propertyFacility')
    .select(['facilityId', 'distanceMetres'])
    .where('propertyId', '=', propertyId)
    .orderBy('distanceMetres')
    .limit(100)
    .execute()
}

/** Every picture of a property with what it is for, in one question. */
export async function listPicturesOf(db: Db, propertyId: number) {
  const { rows } = await sql<{
    kind: 'gallery' | ExtraKind
    id: string
    width: number
    height: number
    widths: number[]
    placeholder: string | null
  }>`
    select used.kind, media.id, media.width, media.height, media.widths, media.placeholder
    from (
      select 'gallery' as kind, position, media_id from property_picture where property_id = ${propertyId}
      union all
      select kind, 0, media_id from property_extra_picture where property_id = ${propertyId}
    ) used join media on media.id = used.media_id
    order by used.position limit 100`.execute(db)
  return rows
}
