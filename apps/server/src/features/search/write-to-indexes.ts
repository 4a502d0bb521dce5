import type { Db } from '#platform/db.ts'
import type { PropertyIndex } from './property-index.ts'
import {
  type IndexedRow,
  type IsPublic,
  keepIndexes,
  listIndexedRowsOf,
  listIndexes,
} from './search-index.repository.ts'

type Deps = { db: Db; index: PropertyIndex; isPublic: IsPublic }

/** Ids are never used again, so nothing newer can come after a row that is gone. */
const lastVersion = Number.MAX_SAFE_INTEGER
/** One try, since the job itself tries again and a connection waits meanwhile. */
const patience = { requestTimeout: 5_000, maxRetries: 0 }

/**
 * Writes properties as they are now to every index there is, serving or being filled. Without an index there is
 * nothing to do, and the answer is `false`: an operator on PostgreSQL alone has none. Whatever makes a property public
 * or not must raise its version, or the write is taken for a late one.
 */
export async function writeToIndexes({ db, index, isPublic }: Deps, propertyIds: number[]): Promise<boolean> {
  return keepIndexes(db, async (connection) => {
    const indexes = await listIndexes(connection)
    if (indexes.length === 0) return false
    const known = new Map((await listIndexedRowsOf(connection, isPublic, propertyIds)).map((row) => [row.id, row]))
    const rows = propertyIds.map((id): IndexedRow => known.get(id) ?? { id, version: lastVersion, document: undefined })
    await index.write(
      indexes.map(({ name }) => name),
      rows,
      patience,
    )
    return true
  })
}
