import { sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ProjectColumns, ProjectContent } from './project-content.ts'

type Beginning = { id: number; ownerId: number; slug: string; language: string; metaMediaId: string | null }
type Columns = UpdateObject<Tables, 'project'>

/** The next id, so that the slug may hold it before the row exists. */
export async function reserveId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('project', 'id')) as id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('No id could be reserved')
  return id
}

/** Gives a slug to a project for ever. False when it is or was another one's; its own old one it may have again. */
export async function claimSlug(tx: Tx, slug: string, projectId: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('projectSlug')
    .values({ slug, projectId })
    .onConflict((known) =>
      known
        .column('slug')
        .doUpdateSet({ projectId })
        .where(sql<boolean>`project_slug.project_id = excluded.project_id`),
    )
    .returning('slug')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function addProject(tx: Tx, beginning: Beginning, columns: ProjectColumns) {
  await tx
    .insertInto('project')
    .values({ ...beginning, ...toRow(columns), reviewState: 'pending' })
    .execute()
}

export async function saveContent(tx: Tx, id: number, columns: ProjectColumns, more: Columns): Promise<number> {
  return raise(tx, id, { ...toRow(columns), ...more })
}

/** Every change goes through here, so that a form that was opened before notices it. */
export async function raise(tx: Tx, id: number, columns: Columns): Promise<number> {
  const { version } = await tx
    .updateTable('project')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

const toRow = ({ latitude, longitude, words, ...columns }: ProjectColumns) => ({
  ...columns,
  location: sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`,
  words: sql`array_to_tsvector(${words}::text[])`,
})

export type LockedProject = NonNullable<Awaited<ReturnType<typeof lockAny>>>

/** Of this lister and not deleted, or nothing; locked until the transaction ends. */
export async function lockOwn(tx: Tx, ownerId: number, id: number) {
  return selectLockable(tx).where('id', '=', id).where('ownerId', '=', ownerId).executeTakeFirst()
}

/** For staff. */
export async function lockAny(tx: Tx, id: number) {
  return selectLockable(tx).where('id', '=', id).executeTakeFirst()
}

const selectLockable = (tx: Tx) =>
  tx
    .selectFrom('project')
    .select(['id', 'slug', 'ownerId', 'reviewState', 'isActive', 'version'])
    .where('deletedAt', 'is', null)
    .forUpdate()

/** What a lister has said about one of their projects, as the edit form begins with it. */
export async function findOwnContent(db: Db, ownerId: number, id: number) {
  const row = await db
    .selectFrom('project')
    .select(['version', 'title', 'description', 'type', 'categoryId', 'city', 'state', 'country', 'address'])
    .select(['videoLink', 'metaTitle', 'metaDescription', 'metaKeywords'])
    .select([
      sql<number>`st_y(location::geometry)`.as('latitude'),
      sql<number>`st_x(location::geometry)`.as('longitude'),
    ])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, ...content } = row
  return { version, content: content satisfies ProjectContent }
}

/** Removes some projects of somebody and says how many; nothing is left when it says none. */
export async function removeSomeOf(db: Db, ownerId: number, limit: number): Promise<number> {
  const some = db.selectFrom('project').select('id').where('ownerId', '=', ownerId).limit(limit)
  const { numDeletedRows } = await db.deleteFrom('project').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}
