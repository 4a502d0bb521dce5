import type { Db } from '#platform/db.ts'
import type { PropertyIndex } from './property-index.ts'
import { findIndexedRow, type IsPublic, keepIndexes, listIndexes } from './search-index.repository.ts'

type Deps = { db: Db; index: PropertyIndex; isPublic: IsPublic }

/** Ids are never used again, so nothing newer can come after a row that is gone. */
const lastVersion = Number.MAX_SAFE_INTEGER
/** One try within the time a transaction may stand idle; the job itself tries again. */
const patience = { requestTimeout: 5_000, maxRetries: 0 }

/**
 * Writes one property as it is now to every index there is, serving or being filled. Without an index there is
 * nothing to do, and the answer is `false`: an operator on PostgreSQL alone has none. Whatever makes a property public or not must raise its
 * version, or the write is taken for a late one.
 */
export async function projectProperty({ db, index, isPublic }: Deps, propertyId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await keepIndexes(tx)
    const indexes = await listIndexes(tx)
    if (indexes.length === 0) return false
    const row = (await findIndexedRow(tx, isPublic, propertyId)) ?? {
      id: propertyId,
      version: lastVersion,
      document: undefined,
    }
    const names = indexes.map(({ name }) => name)
    await index.write(names, [row], patience)
    return true
  })
}
