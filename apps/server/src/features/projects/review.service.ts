import type { ListingMove } from '@gable/domain/listing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import { notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { listReviewQueue, type QueueWanted } from '#platform/review-queue.ts'
import { moveProject } from './move-project.ts'
import type { ProjectDeps } from './project-deps.ts'
import { lockAny, raise } from './project-writes.repository.ts'
import { type ProjectNotice, sendProjectNotice } from './projects.jobs.ts'
import type { ReadingService } from './reading.service.ts'
import { findIdBySlug } from './review.repository.ts'

type Verdict = { move: Extract<ListingMove, 'approve' | 'reject' | 'end'>; notice: ProjectNotice; reason?: string }
export type ReviewService = ReturnType<typeof createReviewService>

/** What staff decide about a project: each decision with its audit row and a mail to the lister, or not at all. */
export function createReviewService(
  deps: Pick<ProjectDeps, 'db' | 'events'>,
  { listCards }: Pick<ReadingService, 'listCards'>,
) {
  const { db } = deps
  const decide = async (actorId: number | null, id: number, { move, notice, reason }: Verdict) =>
    db.transaction().execute(async (tx) => {
      const project = await lockAny(tx, id)
      if (!project) throw notFound('Project')
      const { version, ...moved } = await moveProject(deps, tx, project, { move, actorId, reason })
      const detail = { before: project.reviewState, after: moved.reviewState, ...(reason && { reason }) }
      await recordAudit(tx, { action: `project.${move}`, actorId, object: { kind: 'project', id }, detail })
      await enqueue(tx, sendProjectNotice, { projectId: id, notice, version, reason })
      return moved
    })

  const approval = { move: 'approve', notice: 'projectApproved' } as const

  return {
    approve: (staff: Member, id: number) => decide(staff.accountId, id, approval),
    reject: (staff: Member, id: number, reason: string) =>
      decide(staff.accountId, id, { move: 'reject', notice: 'projectRejected', reason }),
    end: (staff: Member, id: number) => decide(staff.accountId, id, { move: 'end', notice: 'projectEnded' }),

    /** The command of the console: the actor is nobody. */
    async approveBySlug(slug: string) {
      const id = await findIdBySlug(db, slug)
      if (id === undefined) throw notFound(`Project ${slug}`)
      return decide(null, id, approval)
    },

    async setGated({ accountId: actorId }: Member, id: number, isGated: boolean) {
      return db.transaction().execute(async (tx) => {
        if (!(await lockAny(tx, id))) throw notFound('Project')
        await raise(tx, id, { isGated })
        await recordAudit(tx, {
          action: 'project.gate',
          actorId,
          object: { kind: 'project', id },
          detail: { after: isGated },
        })
        return { id, isGated }
      })
    },

    async list(staff: Member, wanted: QueueWanted, language?: LanguageCode) {
      const { queue, total } = await listReviewQueue(db, 'project', wanted)
      const ids = queue.map(({ id }) => id)
      const cards = new Map((await listCards(staff, ids, language)).map((card) => [card.id, card]))
      const data = queue.flatMap(({ id, ...waiting }) => {
        const project = cards.get(id)
        return project ? [{ project, ...waiting }] : []
      })
      return { data, total }
    },
  }
}
