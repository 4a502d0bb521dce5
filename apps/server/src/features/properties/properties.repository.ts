import type { ParameterValue } from '@gable/domain/parameter-values'
import { type Insertable, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'
import type { Tables } from '../../tables.ts'
import { visibleTo } from './visible-to.ts'

export type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string | null
}

const cardColumns = [
  'property.id',
  'property.slug',
  'property.title',
  'property.priceMinor',
  'property.currency',
  'property.deal',
  'property.rentPeriod',
  'property.categoryId',
  'property.city',
  'property.state',
  'property.country',
  'property.address',
  'property.parameters',
  'property.marketState',
  'property.createdAt',
  'property.publishedAt',
] as const

const point = [
  sql<number>`st_y(property.location::geometry)`.as('latitude'),
  sql<number>`st_x(property.location::geometry)`.as('longitude'),
] as const

/** Cards in the order of the ids. What the viewer may not see is left out, whatever a search index believes. */
export async function listVisibleCards(db: Db, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('property')
    .leftJoin('propertyPicture', (join) =>
      join.onRef('propertyPicture.propertyId', '=', 'property.id').on('propertyPicture.position', '=', 0),
    )
    .leftJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select(cardColumns)
    .select(point)
    .select(['media.id as mediaId', 'media.width', 'media.height', 'media.widths', 'media.placeholder'])
    .where('property.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(visibleTo(viewer))
    .modifyFront(prepared)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, titleImage: toPictureRow(row) }] : []
  })
}

type Joined = { mediaId: string | null } & { [Column in Exclude<keyof PictureRow, 'id'>]: PictureRow[Column] | null }

const toPictureRow = ({ mediaId, width, height, widths, placeholder }: Joined): PictureRow | null =>
  mediaId && width && height ? { id: mediaId, width, height, widths: widths ?? [], placeholder } : null

export async function findVisibleProperty(db: Db, viewer: Viewer, wanted: { id: number } | { slug: string }) {
  return db
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.ownerId')
    .select(cardColumns)
    .select(point)
    .select(['property.ownerId', 'property.description', 'property.reviewState'])
    .select(['property.isActive', 'account.name as listerName', 'account.createdAt as listerSince'])
    .leftJoin('media as portrait', 'portrait.id', 'account.profileMediaId')
    .select(['portrait.id as portraitId', 'portrait.widths as portraitWidths'])
    .where((eb) => ('id' in wanted ? eb('property.id', '=', wanted.id) : eb('property.slug', '=', wanted.slug)))
    .where(visibleTo(viewer))
    .executeTakeFirst()
}

export async function listPictures(db: Db, propertyId: number): Promise<PictureRow[]> {
  return db
    .selectFrom('propertyPicture')
    .innerJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select(['media.id', 'media.width', 'media.height', 'media.widths', 'media.placeholder'])
    .where('propertyPicture.propertyId', '=', propertyId)
    .orderBy('propertyPicture.position')
    .limit(60)
    .execute()
}

export type NewProperty = Omit<
  Insertable<Tables['property']>,
  'location' | 'words' | 'slug' | 'publishedAt' | 'expiresAt' | 'parameters'
> & {
  latitude: number
  longitude: number
  words: string[]
  parameters: Record<string, ParameterValue>
}

/** The next id, so that the slug may hold it before the row exists. */
export async function reserveId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('property', 'id')) as id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('No id could be reserved')
  return id
}

/** False when another property has the slug already. */
export async function addProperty(tx: Tx, id: number, slug: string, property: NewProperty): Promise<boolean> {
  const { latitude, longitude, words, parameters, ...columns } = property
  const added = await tx
    .insertInto('property')
    .values({
      ...columns,
      slug,
      parameters: JSON.stringify(parameters),
      location: sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`,
      words: sql`array_to_tsvector(${words}::text[])`,
      id,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function addPictures(tx: Tx, propertyId: number, mediaIds: string[]) {
  const rows = mediaIds.map((mediaId, position) => ({ propertyId, position, mediaId }))
  await tx.insertInto('propertyPicture').values(rows).execute()
}

/** Locks the row until the transaction ends. */
export async function findPropertyForUpdate(tx: Tx, slug: string) {
  return tx
    .selectFrom('property')
    .select(['id', 'slug', 'reviewState'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
}

export async function approveProperty(tx: Tx, id: number) {
  await tx
    .updateTable('property')
    .set((eb) => ({
      reviewState: 'approved',
      publishedAt: sql`coalesce(published_at, now())`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Removes some properties of somebody and says which; nothing is left when it names none. */
export async function removeSomeOf(tx: Tx, ownerId: number, limit: number): Promise<number[]> {
  const some = tx.selectFrom('property').select('id').where('ownerId', '=', ownerId).limit(limit)
  const removed = await tx.deleteFrom('property').where('id', 'in', some).returning('id').execute()
  return removed.map(({ id }) => id)
}

/** Raises the version of somebody's properties after an id, so that the index takes the next write. */
export async function touchSomeOf(tx: Tx, ownerId: number, afterId: number, limit: number): Promise<number[]> {
  const some = tx
    .selectFrom('property')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
  const touched = await tx
    .updateTable('property')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', some)
    .returning('id')
    .execute()
  return touched.map(({ id }) => id).toSorted((a, b) => a - b)
}
