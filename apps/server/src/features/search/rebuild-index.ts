import type { Db } from '#platform/db.ts'
import type { PropertyIndex } from './property-index.ts'
import {
  addIndex,
  findLastId,
  forgetIndexes,
  type IsPublic,
  listIndexedRows,
  listIndexes,
  noteFilled,
  serveOnly,
  withRebuildLock,
} from './search-index.repository.ts'

type Deps = { db: Db; index: PropertyIndex; isPublic: IsPublic }
export type RebuildOptions = {
  batchSize?: number
  /** Ids that are done, of the ids there were at the start. The next batch, which is read by then, is written after it. */
  onProgress?: (doneUpToId: number, lastId: number) => void | Promise<void>
}

/** Enough for a node that collects garbage or is replaced; every write may be repeated, since versions decide. */
const patience = { requestTimeout: 30_000, maxRetries: 5 }

/**
 * Fills a new index beside the one that serves and lets it take over. Jobs write to both meanwhile. When it is
 * interrupted, the next run goes on where it stopped. `false` if another process is rebuilding.
 */
export async function rebuildIndex({ db, index, isPublic }: Deps, options: RebuildOptions = {}): Promise<boolean> {
  return withRebuildLock(db, async (alone) => {
    const { name, filledUpToId } = await findOrAddTarget(alone, index)
    await fill({ db: alone, index, isPublic }, name, filledUpToId, options)
    await index.finish(name)
    await index.pointAliasAt(name)
    await serveOnly(alone, name)
    await removeStrangers(alone, index)
  })
}

async function findOrAddTarget(db: Db, index: PropertyIndex) {
  await removeStrangers(db, index)
  const started = (await listIndexes(db)).filter(({ isServing }) => !isServing)
  for (const target of started) {
    if (await index.isUsable(target.name)) return target
  }
  const unusable = started.map(({ name }) => name)
  await forgetIndexes(db, unusable)
  await index.remove(unusable)

  const name = index.newName()
  await index.create(name)
  // Listed before the first row is read: what changes after that read is brought by its own job.
  await addIndex(db, name)
  return { name, filledUpToId: 0 }
}

/** One batch is read while the one before is written; no more than two are ever in memory. */
async function fill(deps: Deps, name: string, startId: number, { batchSize = 1_000, onProgress }: RebuildOptions) {
  const { db, index, isPublic } = deps
  const lastId = await findLastId(db)
  let rows = await listIndexedRows(db, isPublic, startId, batchSize)
  while (rows.length > 0) {
    const doneUpToId = rows.at(-1)?.id ?? startId
    const shown = rows.filter(({ document }) => document)
    const [next] = await Promise.all([
      listIndexedRows(db, isPublic, doneUpToId, batchSize),
      index.write([name], shown, patience),
    ])
    await noteFilled(db, name, doneUpToId)
    await onProgress?.(doneUpToId, Math.max(lastId, doneUpToId))
    rows = next
  }
}

/** Indexes that no table lists: left by a run that was killed between two steps. */
async function removeStrangers(db: Db, index: PropertyIndex) {
  const known = new Set((await listIndexes(db)).map(({ name }) => name))
  const strangers = (await index.listAll()).filter((name) => !known.has(name))
  await index.remove(strangers)
}
