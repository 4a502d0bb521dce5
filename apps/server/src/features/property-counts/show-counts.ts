import type { Db, Tx } from '#platform/db.ts'
import { type ChangedProperties, putBackChanged, takeChanged } from './changed-properties.repository.ts'

type Counts = ReadonlyMap<number, number>
export type ShowCountsDeps = {
  db: Db
  /** Writes new counts to the search table, in the transaction that takes the properties from the queue. */
  showCounts: (tx: Tx, counts: Counts) => Promise<void>
  /** Updates the search index afterwards, if there is one. */
  project: (ids: number[]) => Promise<unknown>
}

const batch = 500
/** If there are more, the next run of the job goes on. */
const maxBatches = 100

/** Tells the search about counts that have changed: once per property, however often it changed. */
export function createShowCounts(
  { db, showCounts, project }: ShowCountsDeps,
  table: ChangedProperties,
  listCounts: (tx: Tx, ids: number[]) => Promise<Counts>,
) {
  /** `false` when none are left. */
  async function showSome(): Promise<boolean> {
    const ids = await db.transaction().execute(async (tx) => {
      const changed = await takeChanged(tx, table, batch)
      if (changed.length > 0) await showCounts(tx, await listCounts(tx, changed))
      return changed
    })
    if (ids.length === 0) return false
    try {
      await project(ids)
    } catch (error) {
      await putBackChanged(db, table, ids)
      throw error
    }
    return ids.length === batch
  }

  return async () => {
    for (let round = 0; round < maxBatches; round += 1) if (!(await showSome())) return
  }
}
