import * as z from 'zod'
import type { Db, Tx } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import type { Job } from '#platform/jobs.ts'
import { listGone, listOf, listOver, listPaidBy, lockLiveOf, removeAdvertisement } from './advertisements.repository.ts'
import type { MovePromotion } from './move-promotion.ts'
import type { PromotedKind } from './promotions.tables.ts'

const batch = 100
/** Where more are due, the next round goes on. */
const maxBatches = 100

const OfGrant = z.object({ grantId: z.int().positive() })

/** Ends what a package has paid for that was taken back. */
export const endUnpaid: Job<z.output<typeof OfGrant>> = {
  name: 'promotions.end-unpaid',
  payload: OfGrant,
  key: ({ grantId }) => String(grantId),
  isUrgent: true,
}

/** What ends promotions beside people: the clock, listings that nobody can have any more, members who leave. */
export function createEndings({ db, moves }: { db: Db; moves: MovePromotion }) {
  /** Nothing is shown past its end anyway; this tells the lister, and makes room for the next one. */
  async function runClock() {
    const failures = new Map<number, unknown>()
    for (let round = 0; round < maxBatches; round += 1) {
      const ids = await listOver(db, { without: [...failures.keys()], limit: batch })
      for (const id of ids) {
        await moves
          .movePromotion(id, () => undefined, { move: 'expire', actorId: null })
          .catch(ignoreIfEnded)
          .catch((error: unknown) => failures.set(id, error))
      }
      if (ids.length < batch) break
    }
    // One that fails holds up no other.
    if (failures.size > 0) throw new AggregateError(failures.values(), `${failures.size} promotions were not ended`)
  }

  async function endGone(tx: Tx, kind: PromotedKind, listingIds: number[]) {
    const goneIds = await listGone(tx, kind, listingIds)
    if (goneIds.length === 0) return
    for (const promotion of await lockLiveOf(tx, kind, goneIds)) {
      await moves.moveLocked(tx, promotion, { move: 'close', actorId: null })
    }
  }

  async function endOfGrant(grantId: number) {
    for (let after = 0; ; ) {
      const ids = await listPaidBy(db, grantId, { after, limit: batch })
      for (const id of ids) {
        await moves.movePromotion(id, () => undefined, { move: 'revoke', actorId: null }).catch(ignoreIfEnded)
      }
      if (ids.length < batch) break
      after = ids.at(-1) ?? after
    }
  }

  return {
    ...{ runClock, endGone, endOfGrant },

    /** Of listings that were deleted: what never appeared gives its use back, what runs waits for the end of the undo. */
    async withdraw(tx: Tx, kind: PromotedKind, listingIds: number[]) {
      for (const promotion of await lockLiveOf(tx, kind, listingIds)) {
        if (promotion.state === 'pending') await moves.moveLocked(tx, promotion, { move: 'end', actorId: null })
      }
    },

    /** What is over but was not ended by the clock yet would be in the way of the next one. */
    async endOver(tx: Tx, kind: PromotedKind, listingId: number) {
      for (const promotion of await lockLiveOf(tx, kind, [listingId])) {
        if (promotion.isOver) await moves.moveLocked(tx, promotion, { move: 'expire', actorId: null })
      }
    },

    async eraseAllOf(accountId: number) {
      for (let rows = await listOf(db, accountId, batch); rows.length > 0; rows = await listOf(db, accountId, batch)) {
        for (const { id } of rows) {
          await moves.movePromotion(id, () => undefined, { move: 'close', actorId: null }).catch(ignoreIfEnded)
          await db.transaction().execute((tx) => removeAdvertisement(tx, id))
        }
      }
    },
  }
}

/** Somebody else was faster: it is over already, or gone. */
function ignoreIfEnded(error: unknown) {
  if (error instanceof AppError && (error.code === 'illegal_move' || error.code === 'not_found')) return
  throw error
}
