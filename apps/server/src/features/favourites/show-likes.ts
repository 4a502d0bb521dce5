import type { Db, Tx } from '#platform/db.ts'
import { listLikeCounts, putBackLiked, takeLiked } from './favourites.repository.ts'

type Deps = {
  db: Db
  /** The search learns of new counts, in the transaction that takes note of it. */
  showCounts: (tx: Tx, counts: ReadonlyMap<number, number>) => Promise<void>
  /** And its index afterwards, if there is one. */
  project: (ids: number[]) => Promise<unknown>
}

const batch = 500
/** Where more was liked, the next round goes on. */
const mostBatches = 100

/** Tells the search how homes are liked, however many hearts each was given since the last time. */
export function createShowLikes({ db, showCounts, project }: Deps) {
  /** Tells of some homes; `false` when there are none left. */
  async function showSome(): Promise<boolean> {
    const ids = await db.transaction().execute(async (tx) => {
      const liked = await takeLiked(tx, batch)
      if (liked.length > 0) await showCounts(tx, await listLikeCounts(tx, liked))
      return liked
    })
    if (ids.length === 0) return false
    try {
      await project(ids)
    } catch (error) {
      await putBackLiked(db, ids)
      throw error
    }
    return ids.length === batch
  }

  return async () => {
    for (let round = 0; round < mostBatches; round += 1) if (!(await showSome())) return
  }
}
