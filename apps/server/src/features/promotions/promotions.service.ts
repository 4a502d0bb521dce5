import type { Input } from '@gable/contract/call'
import type { changeAdvertisement, decideAdvertisement, storeAdvertisement } from '@gable/contract/promotions'
import { usualPromotionDays } from '@gable/domain/promotion-moves'
import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { recordAudit } from '#platform/audit.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import { addAdvertisement, findPromotable, hasLive } from './advertisements.repository.ts'
import type { MoveDeps, MovePromotion } from './move-promotion.ts'
import { toAdvertisement } from './present-advertisement.ts'
import type { PromotedKind } from './promotions.tables.ts'

type Deps = MoveDeps & {
  moves: MovePromotion
  endOver: (tx: Tx, kind: PromotedKind, listingId: number) => Promise<void>
  /** Whether staff look at a promotion before it runs. */
  findNeedsApproval: () => Promise<boolean>
  /** Whether the home page shows what is promoted there. */
  findHasSlider: () => Promise<boolean>
}
type Stored = Input<typeof storeAdvertisement>
const limitOf = (accountId: number) => ({ key: `promote:${accountId}`, most: 100, windowSeconds: 3_600 })
export type PromotionsService = ReturnType<typeof createPromotionsService>

export function createPromotionsService(deps: Deps) {
  const { db, isShown, listings, uses, moves, endOver, findNeedsApproval, findHasSlider } = deps
  return {
    /** The listing is locked first: of two at once the second finds the promotion of the first, and spends nothing. */
    async store(member: Member, input: Stored) {
      const { kind, listingId } = listingIn(input)
      const { type = 'list' } = input
      // It would take a use and appear nowhere.
      if (type === 'slider' && (kind === 'project' || !(await findHasSlider()))) throw invalidField('type', 'invalid')
      const isApproved = !(await findNeedsApproval())
      return db.transaction().execute(async (tx) => {
        await listings[kind].lock(tx, listingId)
        const listing = await findPromotable(tx, isShown, kind, listingId)
        if (listing?.ownerId !== member.accountId) throw notFound('Listing')
        if (!listing.isShown) throw conflict('illegal_move', 'Only what everybody can have is promoted')
        await endOver(tx, kind, listingId)
        if (await hasLive(tx, { kind, listingId, type })) throw conflict('illegal_move', 'It is promoted already')
        await spendLimits(tx, [limitOf(member.accountId)])
        const spent = await uses.spend(tx, member, `${kind}_feature`, { kind, id: listingId })
        const added = await addAdvertisement(tx, {
          ...{ accountId: member.accountId, kind, listingId, type, isApproved },
          useId: spent?.useId ?? null,
          days: spent?.days ?? usualPromotionDays,
        })
        if (isApproved) await listings[kind].noteChange(tx, [listingId], member.accountId)
        return toAdvertisement(added)
      })
    },

    change: ({ accountId }: Member, { id, move }: Input<typeof changeAdvertisement>) =>
      moves.movePromotion(
        id,
        (promotion) => {
          // Of others' nobody learns that they are there.
          if (promotion.accountId !== accountId) throw notFound('Advertisement')
        },
        { move, actorId: accountId },
      ),

    /** A command decides as nobody. */
    decide: async (staffId: number | null, { id, decision, reason = '' }: Input<typeof decideAdvertisement>) => {
      if (decision !== 'approve' && reason === '') throw invalidField('reason', 'required')
      return moves.movePromotion(
        id,
        (promotion) => {
          if (promotion.accountId === staffId) throw conflict('about_yourself', 'Nobody decides about their own')
        },
        { move: decision, actorId: staffId, reason: decision === 'approve' ? '' : reason },
        async (tx, before, { state: after }) => {
          const object = { kind: 'advertisement', id }
          const detail = { before: before.state, after, account: before.accountId, reason }
          await recordAudit(tx, { action: 'advertisement.decide', actorId: staffId, object, detail })
        },
      )
    },
  }
}

/** The one listing that a call names, of the kind that it says. */
function listingIn({ kind, propertyId, projectId }: Stored): { kind: PromotedKind; listingId: number } {
  const [named, other] = kind === 'property' ? [propertyId, projectId] : [projectId, propertyId]
  if (named === undefined || other !== undefined) throw invalidField(`${kind}Id`, 'exactly_one')
  return { kind, listingId: named }
}
