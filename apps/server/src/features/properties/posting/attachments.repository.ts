import type { PictureRoom } from '@gable/domain/picture-rooms'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type ExtraKind = 'panorama' | 'meta'

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
    room: PictureRoom | null
  }>`
    select used.kind, media.id, media.width, media.height, media.widths, media.placeholder, media.room
    from (
      select 'gallery' as kind, position, media_id from property_picture where property_id = ${propertyId}
      union all
      select kind, 0, media_id from property_extra_picture where property_id = ${propertyId}
    ) used join media on media.id = used.media_id
    order by used.position limit 100`.execute(db)
  return rows
}
