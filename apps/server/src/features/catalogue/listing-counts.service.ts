import type { Db, Tx } from '#platform/db.ts'
import { correctListingCounts } from './correct-counts.repository.ts'
import {
  chooseCovers,
  foldChanges,
  type IsPublic,
  listIdsAfter,
  listPastTheirEnd,
  recount,
} from './listing-counts.repository.ts'

const foldBatch = 10_000
const recountBatch = 500
const coverBatch = 500

/** How many public properties a category or a city has, known without looking at the properties. */
export function createListingCounts({ db, isPublic }: { db: Db; isPublic: IsPublic }) {
  const recountAll = (ids: number[]) => db.transaction().execute((tx) => recount(tx, isPublic, ids))

  const recountPastTheirEnd = async () => {
    for (let ids = await listPastTheirEnd(db, recountBatch); ids.length > 0; ) {
      await recountAll(ids)
      ids = ids.length < recountBatch ? [] : await listPastTheirEnd(db, recountBatch)
    }
  }

  const fold = async () => {
    await recountPastTheirEnd()
    for (let taken = foldBatch; taken === foldBatch; ) {
      taken = await db.transaction().execute(async (tx) => {
        const folded = await foldChanges(tx, foldBatch)
        // After a rebuild it may be every city there is, and no statement may take that long.
        for (let done = 0; done < folded.cityIds.length; done += coverBatch) {
          await chooseCovers(tx, isPublic, folded.cityIds.slice(done, done + coverBatch))
        }
        return folded.taken
      })
    }
  }

  return {
    /** Part of every change of properties, in its transaction. */
    noteChanges: (tx: Tx, propertyIds: number[]) => recount(tx, isPublic, propertyIds),
    fold,

    /** Makes the counts anew while the site is in use. */
    async rebuild() {
      const listAfter = (afterId: number) => listIdsAfter(db, 'counted_property', { afterId, limit: recountBatch })
      for (let ids = await listAfter(0); ids.length > 0; ids = await listAfter(ids.at(-1) ?? 0)) await recountAll(ids)
      await correctListingCounts(db)
      await fold()
    },
  }
}
