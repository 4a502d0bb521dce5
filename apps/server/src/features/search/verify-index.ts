import type { Db } from '#platform/db.ts'
import { writeToIndexes } from './write-to-indexes.ts'
import type { PropertyIndex } from './property-index.ts'
import { type IsPublic, listIndexedRows, listIndexes } from './search-index.repository.ts'

type Deps = { db: Db; index: PropertyIndex; isPublic: IsPublic }
export type VerifyOptions = { batchSize?: number; onProgress?: (doneUpToId: number) => void }
export type Verified = { compared: number; repaired: number }

/**
 * Compares the serving index with the database, a batch of ids at a time, and writes anew what differs: missing, left
 * behind, or not what it should be. What changes meanwhile may be written twice, which does no harm.
 */
export async function verifyIndex(
  deps: Deps,
  { batchSize = 1_000, onProgress }: VerifyOptions = {},
): Promise<Verified> {
  const { db, index, isPublic } = deps
  const serving = (await listIndexes(db)).find(({ isServing }) => isServing)
  if (!serving || !(await index.isUsable(serving.name))) throw new Error('There is no index to compare with')
  // What was written a moment ago would look missing.
  await index.refresh()
  const verified: Verified = { compared: 0, repaired: 0 }
  for (let afterId = 0; ; ) {
    const rows = await listIndexedRows(db, isPublic, afterId, batchSize)
    const isLast = rows.length < batchSize
    const lastId = rows.at(-1)?.id ?? afterId
    const found = await index.listFingerprints(serving.name, { afterId, ...(!isLast && { upToId: lastId }) })
    const ids = new Set(rows.map(({ id }) => id))
    const differing = [
      ...rows.filter(({ id, document }) => document?.fingerprint !== found.get(id)).map(({ id }) => id),
      ...[...found.keys()].filter((id) => !ids.has(id)),
    ]
    // Read again and written: what looked different may have changed since, and nothing is taken away by mistake.
    if (differing.length > 0) await writeToIndexes(deps, differing)
    verified.compared += rows.length
    verified.repaired += differing.length
    onProgress?.(lastId)
    if (isLast) return verified
    afterId = lastId
  }
}
