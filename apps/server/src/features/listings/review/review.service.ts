import type { ListingMove } from '@gable/domain/listing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { ListingCore } from '../listing-core.ts'
import { type ListingName, type NoticeOccasion, labelOf } from '../listing-kind.ts'
import type { LockedListing } from '../listing-rows.repository.ts'
import { moveListing } from '../moves/move-listing.ts'
import { listReviewQueue, type QueueQuery, type QueueEntry } from './review-queue.repository.ts'

type ListCards<Card> = (viewer: Member, ids: number[], language?: LanguageCode) => Promise<Card[]>
type Verdict = {
  move: Extract<ListingMove, 'approve' | 'reject' | 'end'>
  occasion: NoticeOccasion
  reason?: string
}
export type ReviewService<Name extends ListingName, Card extends { id: number }> = ReturnType<
  typeof createReviewService<Name, Card>
>

const approval = { move: 'approve', occasion: 'approved' } as const

/** What staff decide about a listing: each decision with its audit row and a notification to the lister, or not at all. */
export function createReviewService<Name extends ListingName, Card extends { id: number }>(
  core: ListingCore<Name>,
  listCards: ListCards<Card>,
) {
  const { kind, db, rows, notifyListers } = core
  const { name } = kind

  /** Does something to a listing of anybody's that nobody else can change meanwhile. */
  const changeIn = async <Result>(tx: Tx, id: number, work: (tx: Tx, listing: LockedListing) => Promise<Result>) => {
    const listing = await rows.lockAny(tx, id)
    if (!listing) throw notFound(labelOf(kind))
    return work(tx, listing)
  }
  const change = async <Result>(id: number, work: (tx: Tx, listing: LockedListing) => Promise<Result>) =>
    db.transaction().execute((tx) => changeIn(tx, id, work))

  const decideIn = async (tx: Tx, actorId: number | null, id: number, { move, occasion, reason }: Verdict) =>
    changeIn(tx, id, async (_tx, listing) => {
      const { version: _, ...moved } = await moveListing(core, tx, listing, { move, actorId, reason })
      const detail = { before: listing.reviewState, after: moved.reviewState, ...(reason && { reason }) }
      await recordAudit(tx, { action: `${name}.${move}`, actorId, object: { kind: name, id }, detail })
      await notifyListers(tx, occasion, { ids: [id], reason })
      return moved
    })
  const decide = (actorId: number | null, id: number, verdict: Verdict) =>
    db.transaction().execute((tx) => decideIn(tx, actorId, id, verdict))

  return {
    change,
    approve: (staff: Member, id: number) => decide(staff.accountId, id, approval),
    reject: (staff: Member, id: number, reason: string) =>
      decide(staff.accountId, id, { move: 'reject', occasion: 'rejected', reason }),
    /** The same as part of another decision. */
    rejectIn: (tx: Tx, actorId: number | null, id: number, reason: string) =>
      decideIn(tx, actorId, id, { move: 'reject', occasion: 'rejected', reason }),
    end: (staff: Member, id: number) => decide(staff.accountId, id, { move: 'end', occasion: 'ended' }),

    /** The command of the console: the actor is nobody. */
    async approveBySlug(slug: string) {
      const id = await rows.findIdBySlug(db, slug)
      if (id === undefined) throw notFound(`${labelOf(kind)} ${slug}`)
      return decide(null, id, approval)
    },

    async list(staff: Member, wanted: QueueQuery, language?: LanguageCode) {
      const { queue, total } = await listReviewQueue(db, name, wanted)
      const ids = queue.map(({ id }) => id)
      const cards = new Map((await listCards(staff, ids, language)).map((card) => [card.id, card]))
      const data = queue.flatMap(({ id, ...waiting }) => {
        const card = cards.get(id)
        return card ? [{ [name]: card, ...waiting } as Record<Name, Card> & Omit<QueueEntry, 'id'>] : []
      })
      return { data, total }
    },
  }
}
