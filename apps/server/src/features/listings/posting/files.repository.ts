import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListingKind } from '../listing-kind.ts'

/** More than a listing can have files: out of the way while positions change hands. */
const aside = 1_000
const most = 100

/** The pictures of a listing, the cover first, and its documents. */
export function createListingFiles({ name, moreFiles }: Pick<ListingKind, 'name' | 'moreFiles'>) {
  const pictures = orderedFiles(name, 'picture', 'media_id')
  const documents = orderedFiles(name, 'document', 'document_id')

  const listMore = async (db: Db, id: number, file: 'media' | 'document') => {
    const found: string[] = []
    for (const { table, listing, [file]: column } of moreFiles) {
      if (!column) continue
      const { rows } = await sql<{ file: string }>`
        select ${sql.ref(column)} as file from ${sql.table(table)}
        where ${sql.ref(listing)} = ${id} and ${sql.ref(column)} is not null limit ${most}`.execute(db)
      found.push(...rows.map((row) => row.file))
    }
    return found
  }

  return {
    pictures,
    documents,

    /** Every file that the listing names. */
    listAll: async (db: Db, id: number) => ({
      mediaIds: [...(await pictures.list(db, id)), ...(await listMore(db, id, 'media'))],
      documentIds: [...(await documents.list(db, id)), ...(await listMore(db, id, 'document'))],
    }),
  }
}

function orderedFiles(name: string, part: string, fileColumn: string) {
  const files = sql.table(`${name}_${part}`)
  const listingId = sql.ref(`${name}_id`)
  const fileId = sql.ref(fileColumn)

  return {
    async list(db: Db, id: number): Promise<string[]> {
      const { rows } = await sql<{ file: string }>`
        select ${fileId} as file from ${files} where ${listingId} = ${id} order by position limit ${most}`.execute(db)
      return rows.map(({ file }) => file)
    },

    /** In this order; those that are not named are no longer the listing's. The rest keep their rows, and are not swept. */
    async save(tx: Tx, id: number, fileIds: string[]) {
      await sql`
        delete from ${files} where ${listingId} = ${id} and ${fileId} <> all(${fileIds}::uuid[])`.execute(tx)
      if (fileIds.length === 0) return
      await sql`update ${files} set position = position + ${aside} where ${listingId} = ${id}`.execute(tx)
      await sql`
        insert into ${files} (${listingId}, position, ${fileId})
        select ${id}::bigint, place - 1, file from unnest(${fileIds}::uuid[]) with ordinality as given (file, place)
        on conflict (${fileId}) do update set position = excluded.position`.execute(tx)
    },
  }
}
