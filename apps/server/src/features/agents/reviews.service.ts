import type { AgentReview, getAgentReviews, reviewAgent } from '@gable/contract/agent-reviews'
import type { Input } from '@gable/contract/call'
import type { Member, Viewer } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { AgentDetailRow } from './agents.repository.ts'
import {
  changeRating,
  findOwnReview,
  findReview,
  forgetAuthor,
  listReviews,
  lockAgent,
  putReview,
  removeReview,
  removeReviewsAbout,
  setAnswer,
  setTakenDown,
} from './reviews.repository.ts'

export type ReviewsDeps = {
  db: Db
  events: EventLog
  /** Whether a member asked this person about a home, or talked with them. */
  hasDealtWith: (db: Db, memberId: number, agentId: number) => Promise<boolean>
}
/** An agent as everybody may see them, or a refusal. */
type GetAgent = (wanted: { slug: string } | { id: number }) => Promise<AgentDetailRow>

const usualPage = 10
/** More than anybody writes in good faith. */
const limitsOf = (accountId: number): Limit[] => [{ key: `review:${accountId}`, most: 20, windowSeconds: 3_600 }]

/** What is said about agents, by those who dealt with them. The average is kept, and changes with each review. */
export function createReviewsService({ db, events, hasDealtWith, getAgent }: ReviewsDeps & { getAgent: GetAgent }) {
  return {
    async list(viewer: Viewer, { slug, afterId, offset = 0, limit = usualPage }: Input<typeof getAgentReviews>) {
      const { id, ratingCount } = await getAgent({ slug })
      const rows = await listReviews(db, id, { limit, offset, afterId })
      const data = rows.map(
        ({ changedAt, authorId, author, createdAt, answeredAt, ...row }): AgentReview => ({
          ...row,
          author: author ?? '',
          isChanged: changedAt !== null,
          isOwn: viewer !== undefined && authorId === viewer?.accountId,
          createdAt: createdAt.toISOString(),
          answeredAt: answeredAt?.toISOString() ?? null,
        }),
      )
      return { data, total: ratingCount }
    },

    async write({ accountId: authorId }: Member, { agentId, rating, text = '' }: Input<typeof reviewAgent>) {
      if (agentId === authorId) throw conflict('about_yourself', 'Nobody reviews themselves')
      if (!(await hasDealtWith(db, authorId, agentId))) {
        throw conflict('not_asked_before', 'Only whoever asked an agent about a home reviews them')
      }
      await getAgent({ id: agentId })
      return db.transaction().execute(async (tx) => {
        await spendLimits(tx, limitsOf(authorId))
        if (!(await lockAgent(tx, agentId))) throw notFound('Agent')
        const before = await findOwnReview(tx, agentId, authorId)
        if (before?.takenDownAt) throw conflict('illegal_move', 'What staff took down stays down')
        const id = await putReview(tx, { agentId, authorId, rating, text })
        await changeRating(tx, agentId, { sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 })
        await events.record(tx, { name: 'review.written', subjectIds: [id], actorId: authorId })
        return { id }
      })
    },

    async takeBack({ accountId: authorId }: Member, agentId: number): Promise<null> {
      await db.transaction().execute(async (tx) => {
        await lockAgent(tx, agentId)
        const review = await findOwnReview(tx, agentId, authorId)
        if (!review) return
        // Else it could be written anew.
        if (review.takenDownAt) throw conflict('illegal_move', 'What staff took down stays down')
        await removeReview(tx, review.id)
        await changeRating(tx, agentId, { sum: -review.rating, count: -1 })
        await events.record(tx, { name: 'review.erased', subjectIds: [review.id], actorId: authorId })
      })
      return null
    },

    async answer({ accountId }: Member, { id, answer }: { id: number; answer: string }) {
      return db.transaction().execute(async (tx) => {
        await lockAgent(tx, accountId)
        const review = await findReview(tx, id)
        if (review?.agentId !== accountId || review.takenDownAt) throw notFound('Review')
        await setAnswer(tx, id, answer)
        await events.record(tx, { name: 'review.answered', subjectIds: [id], actorId: accountId })
        return { id }
      })
    },

    /** In the transaction of the decision about a report. */
    async takeDown(tx: Tx, staffId: number | null, id: number, reason: string) {
      const found = await findReview(tx, id)
      if (found) await lockAgent(tx, found.agentId)
      // Read again: its author may have changed it before the lock.
      const review = await findReview(tx, id)
      if (!review) throw notFound('Review')
      if (review.takenDownAt) throw conflict('illegal_move', 'It is down already')
      await setTakenDown(tx, id)
      await changeRating(tx, review.agentId, { sum: -review.rating, count: -1 })
      await events.record(tx, { name: 'review.taken-down', subjectIds: [id], actorId: staffId })
      const object = { kind: 'review', id }
      await recordAudit(tx, { action: 'review.take-down', actorId: staffId, object, detail: { reason } })
    },

    async forget(tx: Tx, accountId: number) {
      await lockAgent(tx, accountId)
      await forgetAuthor(tx, accountId)
      const subjectIds = await removeReviewsAbout(tx, accountId)
      if (subjectIds.length > 0) await events.record(tx, { name: 'review.erased', subjectIds, actorId: null })
    },

    /** What the page of an agent asks: whether the reader may say something. */
    mayWrite: async (viewer: Viewer, agentId: number) =>
      viewer !== undefined && viewer.accountId !== agentId && hasDealtWith(db, viewer.accountId, agentId),
  }
}
