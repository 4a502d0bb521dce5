import type { Input } from '@gable/contract/call'
import { type addViewingFeedback, type getViewings, maxWaitingViewings, type Viewing } from '@gable/contract/viewings'
import { viewingMoves } from '@gable/domain/viewing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { PresentViewings } from './present-viewings.ts'
import type { RequestDeps } from './requests.service.ts'
import { countViewings, findOwnViewing, listViewings, lockOwnViewing } from './viewings.repository.ts'
import { countWaiting } from './waiting.repository.ts'
import { setFeedback } from './words.repository.ts'

type Deps = Pick<RequestDeps, 'db' | 'assertMayContact'> & { present: PresentViewings }
export type ViewingsService = ReturnType<typeof createViewingsService>

/** What the two of a viewing read, and what the visitor says when it is over. */
export function createViewingsService({ db, present, assertMayContact }: Deps) {
  return {
    async list(
      member: Member,
      { side, isPast, isWaiting, from, until, afterId, limit = 24 }: Input<typeof getViewings>,
      language: LanguageCode,
    ): Promise<{ data: Viewing[]; total: number }> {
      const { accountId } = member
      const [waitingState] = isWaiting ? viewingMoves[side].confirm.from : []
      const query = { side, isPast, waitingState, from, until }
      if (afterId !== undefined && !(await findOwnViewing(db, accountId, afterId))) throw notFound('Viewing')
      const [rows, total] = await Promise.all([
        listViewings(db, accountId, { ...query, afterId, limit }),
        countViewings(db, accountId, query, maxCounted),
      ])
      return { data: await present(member, rows, language), total }
    },

    async countWaiting({ accountId }: Member) {
      return { waiting: await countWaiting(db, accountId, maxWaitingViewings) }
    },

    addFeedback: ({ accountId }: Member, { id, rating, feedback = '' }: Input<typeof addViewingFeedback>) =>
      db.transaction().execute(async (tx) => {
        const row = await lockOwnViewing(tx, accountId, id)
        if (!row || row.visitorId !== accountId) throw notFound('Viewing')
        if (row.state !== 'confirmed' || !row.hasEnded || row.rating !== null) {
          throw conflict('illegal_move', 'Only after a viewing, and once')
        }
        // They are words for the lister alone.
        await assertMayContact(tx, accountId, row.listerId)
        await setFeedback(tx, id, { rating, feedback })
        return null
      }),
  }
}
