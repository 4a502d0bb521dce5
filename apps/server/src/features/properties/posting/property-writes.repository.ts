import { sql, type UpdateObject } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'
import type { ListingColumns } from './listing-content.ts'

type Row = Tables['property']
type Beginning = { id: number; ownerId: number; slug: string; currency: string; language: string } & Pick<
  Row,
  'marketState'
>

/** The next id, so that the slug and the shown point may be made from it before the row exists. */
export async function reserveId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('property', 'id')) as id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('No id could be reserved')
  return id
}

export async function addProperty(tx: Tx, beginning: Beginning, columns: ListingColumns) {
  await tx
    .insertInto('property')
    .values({ ...beginning, ...toRow(columns), reviewState: 'pending' })
    .execute()
}

export async function saveContent(
  tx: Tx,
  id: number,
  columns: ListingColumns,
  more: UpdateObject<Tables, 'property'>,
): Promise<number> {
  return raise(tx, id, { ...toRow(columns), ...more })
}

/** Every change goes through here: the version tells the search index which of two writes is the newer one. */
export async function raise(tx: Tx, id: number, columns: UpdateObject<Tables, 'property'>): Promise<number> {
  const { version } = await tx
    .updateTable('property')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

function toRow({ latitude, longitude, shownPoint, words, parameters, ...columns }: ListingColumns) {
  return {
    ...columns,
    parameters: JSON.stringify(parameters),
    location: toPoint({ latitude, longitude }),
    shownLocation: shownPoint && toPoint(shownPoint),
    words: sql`array_to_tsvector(${words}::text[])`,
  }
}

const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`

const lockable = ['id', 'slug', 'ownerId', 'reviewState', 'marketState', 'deal', 'isActive', 'version'] as const
export type LockedProperty = NonNullable<Awaited<ReturnType<typeof lockAny>>>

/** Of this lister and not deleted, or nothing; locked until the transaction ends. */
export async function lockOwn(tx: Tx, ownerId: number, id: number) {
  return selectLockable(tx)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** For staff and the clock. */
export async function lockAny(tx: Tx, id: number) {
  return selectLockable(tx).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()
}

const selectLockable = (tx: Tx) =>
  tx.selectFrom('property').select(lockable).select(['publishedAt', 'expiresAt', 'timesSubmitted']).forUpdate()

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
