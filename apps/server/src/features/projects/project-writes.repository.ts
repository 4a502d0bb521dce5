import { sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ListingCore } from '../listings/listing-core.ts'
import type { ProjectColumns, ProjectContent } from './project-content.ts'

type Beginning = { id: number; ownerId: number; slug: string; language: string; metaMediaId: string | null }

export async function addProject(tx: Tx, beginning: Beginning, columns: ProjectColumns) {
  await tx
    .insertInto('project')
    .values({ ...beginning, ...toRow(columns), reviewState: 'pending' })
    .execute()
}

export async function saveContent(
  { rows }: Pick<ListingCore<'project'>, 'rows'>,
  tx: Tx,
  id: number,
  columns: ProjectColumns,
  more: UpdateObject<Tables, 'project'>,
): Promise<number> {
  return rows.raise(tx, id, { ...toRow(columns), ...more })
}

const toRow = ({ latitude, longitude, words, ...columns }: ProjectColumns) => ({
  ...columns,
  location: sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`,
  words: sql`array_to_tsvector(${words}::text[])`,
})

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
