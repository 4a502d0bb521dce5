import type { Db, Tx } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { listGone, listOf, listOver, lockLiveOf, removeAdvertisement } from './advertisements.repository.ts'
import type { MovePromotion } from './move-promotion.ts'
import type { PromotedKind } from './promotions.tables.ts'

const batch = 100
/** Where more are due, the next round goes on. */
const mostBatches = 100

/** What ends promotions beside people: the clock, listings that nobody can have any more, members who leave. */
export function createEndings({ db, moves }: { db: Db; moves: MovePromotion }) {
  /** Nothing is shown past its end anyway; this tells the lister, and makes room for the next one. */
  async function runClock() {
    for (let round = 0; round < mostBatches; round += 1) {
      const ids = await listOver(db, batch)
      for (const id of ids)
        await moves.movePromotion(id, () => undefined, { move: 'expire', actorId: null }).catch(letPass)
      if (ids.length < batch) return
    }
  }

  async function endGone(tx: Tx, kind: PromotedKind, listingIds: number[]) {
    const goneIds = await listGone(tx, kind, listingIds)
    if (goneIds.length === 0) return
    for (const promotion of await lockLiveOf(tx, kind, goneIds)) {
      await moves.moveLocked(tx, promotion, { move: 'outlive', actorId: null })
    }
  }

  return {
    runClock,
    endGone,

    async eraseAllOf(accountId: number) {
      for (let rows = await listOf(db, accountId, batch); rows.length > 0; rows = await listOf(db, accountId, batch)) {
        for (const { id } of rows) {
          await moves.movePromotion(id, () => undefined, { move: 'outlive', actorId: null }).catch(letPass)
          await db.transaction().execute((tx) => removeAdvertisement(tx, id))
        }
      }
    },
  }
}

/** Somebody else was faster: it is over already, or gone. */
function letPass(error: unknown) {
  if (error instanceof AppError && (error.code === 'illegal_move' || error.code === 'not_found')) return
  throw error
}
