import { maxMoreImages } from '@gable/contract/property'
import { sql } from 'kysely'
import { builtOnce } from '#platform/built-once.ts'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'
import type { PictureRow } from './reading.repository.ts'

export type MorePictures = ReadonlyMap<number, PictureRow[]>

const findPictures = builtOnce((db, ids) =>
  db
    .selectFrom('propertyPicture')
    .innerJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select(['propertyPicture.propertyId', 'media.id', 'media.width', 'media.height', 'media.widths'])
    .where('propertyPicture.propertyId', '=', sql<number>`any(${ids}::bigint[])`)
    .where('propertyPicture.position', '>', 0)
    .where('propertyPicture.position', '<=', maxMoreImages)
    .where(sql<boolean>`cardinality(media.widths) > 0`)
    .orderBy('propertyPicture.position')
    .modifyFront(prepared),
)

/** The first few pictures after the title image of each home, those whose variants are made. */
export async function listMorePictures(db: Db, ids: number[]): Promise<MorePictures> {
  if (ids.length === 0) return new Map()
  const rows = await findPictures(db, ids)
  const pictures = rows.map(({ propertyId, ...picture }) => ({ propertyId, ...picture, placeholder: null }))
  return Map.groupBy(pictures, ({ propertyId }) => propertyId)
}
