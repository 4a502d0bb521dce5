import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { documentEndings } from './document-types.ts'

/** The pictures of a member behind this one, and where their originals lie. */
export const listMediaAfter = (db: Db, ownerId: number, after: string | undefined, limit: number) =>
  db
    .selectFrom('media')
    .select(['id', 'originalKey as key', sql<string>`'pictures/' || id`.as('name')])
    .where('ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those documents that were found clean. The id keeps two of one name apart. */
export async function listDocumentsAfter(db: Db, ownerId: number, after: string | undefined, limit: number) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'name', 'mediaType', sql<string>`coalesce(served_key, original_key)`.as('key')])
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'ready')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, mediaType, key }) => {
    const plainName = name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 100)
    return { id, key, name: `documents/${id} ${plainName}.${documentEndings[mediaType]}` }
  })
}
