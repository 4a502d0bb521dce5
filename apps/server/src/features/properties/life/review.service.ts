import type { PropertyCard } from '@gable/contract/property'
import type { ListingMove } from '@gable/domain/listing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordDeed } from '#platform/audit.ts'
import { invalidRequest, notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { moveListing } from './move-listing.ts'
import { type ListingNotice, sendListingNotice } from '../properties.jobs.ts'
import { lockAny } from '../posting/property-writes.repository.ts'
import { findIdBySlug, listWaiting, type Place } from './review.repository.ts'

type Deps = ListingDeps & {
  listCards: (viewer: Member, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
}
type Wanted = {
  limit?: number | undefined
  reviewState?: 'pending' | 'rejected' | 'expired' | undefined
  after?: string | undefined
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
      await recordDeed(tx, { action: `property.${move}`, actorId, object: { kind: 'property', id }, detail })
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

    async list(staff: Member, { limit = 24, reviewState = 'pending', after }: Wanted, language?: LanguageCode) {
      const rows = await listWaiting(db, {
        reviewState,
        after: after === undefined ? undefined : readPlace(after),
        limit,
      })
      const ids = rows.map(({ id }) => id)
      const cards = new Map((await listCards(staff, ids, language)).map((card) => [card.id, card]))
      return rows.flatMap(({ id, submittedAt, submittedMicros, timesSubmitted, ownerId, listerName }) => {
        const property = cards.get(id)
        const lister = { id: ownerId, name: listerName }
        const waiting = { lister, timesSubmitted, submittedAt: submittedAt.toISOString() }
        return property ? [{ property, ...waiting, next: writePlace({ submittedMicros, id }) }] : []
      })
    },
  }
}

const writePlace = ({ submittedMicros, id }: Place) => `${submittedMicros}-${id}`

function readPlace(text: string): Place {
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? []
  if (!micros || !id) throw invalidRequest(400, 'after is not what an earlier answer gave')
  return { submittedMicros: Number(micros), id: Number(id) }
}
