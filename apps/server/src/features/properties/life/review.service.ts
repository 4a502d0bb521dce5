import type { PropertyCard } from '@gable/contract/property'
import type { ListingMove } from '@gable/domain/listing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import { notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { listReviewQueue, type QueueWanted } from '#platform/review-queue.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { moveListing } from './move-listing.ts'
import { type ListingNotice, sendListingNotice } from '../properties.jobs.ts'
import { lockAny } from '../posting/property-writes.repository.ts'
import { findIdBySlug } from './review.repository.ts'

type Deps = ListingDeps & {
  listCards: (viewer: Member, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
}
export type ReviewService = ReturnType<typeof createReviewService>

type Verdict = { move: Extract<ListingMove, 'approve' | 'reject' | 'end'>; notice: ListingNotice; reason?: string }

/** What staff decide about a listing: each decision with its audit row and a mail to the lister, or not at all. */
export function createReviewService(deps: Deps) {
  const { db, listCards } = deps

  const decide = async (actorId: number | null, id: number, { move, notice, reason }: Verdict) =>
    db.transaction().execute(async (tx) => {
      const property = await lockAny(tx, id)
      if (!property) throw notFound('Property')
      const { version, ...moved } = await moveListing(deps, tx, property, { move, actorId, ...(reason && { reason }) })
      const detail = { before: property.reviewState, after: moved.reviewState, ...(reason && { reason }) }
      await recordAudit(tx, { action: `property.${move}`, actorId, object: { kind: 'property', id }, detail })
      await enqueue(tx, sendListingNotice, { propertyId: id, notice, version, ...(reason && { reason }) })
      return moved
    })

  const approval = { move: 'approve', notice: 'listingApproved' } as const

  return {
    approve: (staff: Member, id: number) => decide(staff.accountId, id, approval),
    reject: (staff: Member, id: number, reason: string) =>
      decide(staff.accountId, id, { move: 'reject', notice: 'listingRejected', reason }),
    end: (staff: Member, id: number) => decide(staff.accountId, id, { move: 'end', notice: 'listingEnded' }),

    /** The command of the console: the actor is nobody. */
    async approveBySlug(slug: string) {
      const id = await findIdBySlug(db, slug)
      if (id === undefined) throw notFound(`Property ${slug}`)
      return decide(null, id, approval)
    },

    async list(staff: Member, wanted: QueueWanted, language?: LanguageCode) {
      const { queue, total } = await listReviewQueue(db, 'property', wanted)
      const ids = queue.map(({ id }) => id)
      const cards = new Map((await listCards(staff, ids, language)).map((card) => [card.id, card]))
      const data = queue.flatMap(({ id, ...waiting }) => {
        const property = cards.get(id)
        return property ? [{ property, ...waiting }] : []
      })
      return { data, total }
    },
  }
}
