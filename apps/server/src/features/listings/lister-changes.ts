import type { ListingCore } from './listing-core.ts'

/** So many are changed in one transaction, by a number of statements that does not depend on it. */
const batch = 500

/** What becomes of all listings of one lister. */
export function createListerChanges({ kind, db, events, rows }: ListingCore) {
  return {
    /** Whether a lister is in good standing decides whether their listings are public: every copy of them must follow. */
    async recordListerChange(ownerId: number) {
      for (let afterId = 0; ; ) {
        const ids = await db.transaction().execute(async (tx) => {
          const touched = await rows.touchSomeOf(tx, ownerId, afterId, batch)
          await events.record(tx, { name: `${kind.name}.lister-changed`, subjectIds: touched, actorId: null })
          return touched
        })
        const last = ids.at(-1)
        if (last === undefined) return
        afterId = last
      }
    },

    async eraseAllOf(ownerId: number) {
      for (let removed = batch; removed > 0; ) {
        removed = await db.transaction().execute(async (tx) => {
          const ids = await rows.removeSomeOf(tx, ownerId, batch)
          await events.record(tx, { name: `${kind.name}.erased`, subjectIds: ids, actorId: null })
          return ids.length
        })
      }
    },
  }
}
