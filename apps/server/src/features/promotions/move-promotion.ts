import { canMovePromotion, givesUseBack, type PromotionMove, promotionMoves } from '@gable/domain/promotion-moves'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { Notify } from '../notifications/notify.ts'
import type { PackageUses } from './access-port.ts'
import {
  type AdvertisementRow,
  findAdvertisement,
  findPromotable,
  type IsShown,
  lockAdvertisement,
  moveAdvertisement,
} from './advertisements.repository.ts'
import type { PromotedKind } from './promotions.tables.ts'

/** What listings of a kind do for their promotions. */
export type PromotedListings = {
  /** Nobody else changes it until the transaction ends. */
  lock: (tx: Tx, id: number) => Promise<unknown>
  /** Every copy of what search knows of them follows. */
  noteChange: (tx: Tx, ids: number[], actorId: number | null) => Promise<void>
}

export type MoveDeps = {
  db: Db
  isShown: IsShown
  listings: Record<PromotedKind, PromotedListings>
  uses: PackageUses
  notify: Notify
}
type Transition = { move: PromotionMove; actorId: number | null; reason?: string | undefined }

const endsWhatIsOver = (move: PromotionMove) => move === 'expire' || move === 'close' || move === 'revoke'

/** What the lister is told; of what they did themselves nothing. */
const outcomes = {
  approve: 'approved',
  reject: 'rejected',
  stop: 'stopped',
  expire: 'ended',
  close: 'ended',
  revoke: 'unpaid',
} as const

/** The only way from one state to another: refused unless the table of moves has it. */
export function createMovePromotion({ db, isShown, listings, uses, notify }: MoveDeps) {
  /** The caller holds the listing and the promotion. */
  async function moveLocked(tx: Tx, promotion: AdvertisementRow, { move, actorId, reason = '' }: Transition) {
    const { id, kind, listingId, accountId, useId, isOver } = promotion
    const from = isOver ? 'running' : promotion.state
    // What is over stays over, also in the minute before the clock comes by.
    if (!canMovePromotion(move, from) || (isOver && !endsWhatIsOver(move))) {
      throw conflict('illegal_move', `A promotion that is ${promotion.state} cannot do this: ${move}`)
    }
    if (move === 'approve' && !(await findPromotable(tx, isShown, kind, listingId))?.isShown) {
      throw conflict('illegal_move', 'Nobody can see what it would promote')
    }
    const { to } = promotionMoves[move]
    const moved = await moveAdvertisement(tx, id, move, reason)
    if (useId !== null && givesUseBack(from, to)) await uses.returnUse(tx, useId)
    if (from === 'running' || to === 'running') await listings[kind].noteChange(tx, [listingId], actorId)
    if (move in outcomes) {
      const outcome = outcomes[move as keyof typeof outcomes]
      const about = { kind, id: listingId }
      await notify(tx, { to: accountId, kind: 'advertisement', about, detail: { outcome, ...(reason && { reason }) } })
    }
    return moved
  }

  /** The listing before its promotion, as everywhere: no two wait for each other. */
  async function movePromotion(
    id: number,
    check: (promotion: AdvertisementRow) => void,
    transition: Transition,
    after?: AfterMove,
  ) {
    const found = await findAdvertisement(db, id)
    if (!found) throw notFound('Advertisement')
    return db.transaction().execute(async (tx) => {
      await listings[found.kind].lock(tx, found.listingId)
      const promotion = await lockAdvertisement(tx, id)
      if (!promotion) throw notFound('Advertisement')
      check(promotion)
      const moved = await moveLocked(tx, promotion, transition)
      await after?.(tx, promotion, moved)
      return { id, state: moved.state }
    })
  }

  return { movePromotion, moveLocked }
}

type AfterMove = (tx: Tx, before: AdvertisementRow, after: AdvertisementRow) => Promise<void>
export type MovePromotion = ReturnType<typeof createMovePromotion>
