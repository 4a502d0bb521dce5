import { useSubmit } from '#app/features/listings/wizard/use-submit.ts'
import type { ProjectPosting } from './project-context.ts'
import type { ProjectStart } from './project-start.ts'
import { toCallFields } from './to-call.ts'

export type SentProject = { slug: string; isInReview: boolean }
type SubmitOptions = {
  project: ProjectPosting
  start: ProjectStart
  draftId: string | undefined
  onSent: (sent: SentProject) => void
}

export function useProjectSubmit({ project, start, draftId, onSent }: SubmitOptions) {
  const { values, media, problems } = project
  const { edited } = start

  async function send(keyFor: (body: unknown) => string): Promise<SentProject> {
    const calls = await import('./send-project.ts')
    const { lists } = media
    const fields = toCallFields(values, lists)
    if (!edited) {
      const body = { fields, media: lists, draftId }
      const { slug } = await calls.sendProject({ ...body, idempotencyKey: keyFor(body) })
      return { slug, isInReview: true }
    }
    const kept = new Set(values.plans.map(({ planId }) => planId))
    const removedPlanIds = edited.plans.map(({ id }) => id).filter((id) => !kept.has(id))
    const body = { project: edited, fields, media: lists, before: start.media, removedPlanIds }
    const saved = await calls.sendChanges({ ...body, idempotencyKey: keyFor(body) })
    return { slug: saved.slug, isInReview: saved.reviewState === 'pending' }
  }

  return useSubmit({ media, problems, send, onSent })
}
