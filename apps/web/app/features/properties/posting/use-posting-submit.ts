import { useSubmit } from '#app/features/listings/wizard/use-submit.ts'
import type { Posting } from './posting-context.ts'
import type { Start } from './posting-start.ts'
import { changedFields, toCallFields } from './to-call.ts'

export type Sent = { slug: string; isInReview: boolean }
type SubmitOptions = {
  posting: Posting
  start: Start
  draftId: string | undefined
  /** Called when it is on the server for good: from then on there is nothing to save. */
  onSent: (sent: Sent) => void
}

export function usePostingSubmit({ posting, start, draftId, onSent }: SubmitOptions) {
  const { values, parameters, media, problems } = posting

  async function send(keyFor: (body: unknown) => string): Promise<Sent> {
    const fields = toCallFields(values, parameters)
    const calls = await import('./send-posting.ts')
    if (start.kind !== 'edit') {
      const body = { fields, media: media.lists, draftId }
      const { slug } = await calls.sendPosting({ ...body, idempotencyKey: keyFor(body) })
      return { slug, isInReview: true }
    }
    const { id, own } = start.home
    const changes = changedFields(toCallFields(start.values, parameters), fields)
    const body = { id, version: own?.version ?? 1, changes, media: { before: start.media, after: media.lists } }
    const saved = await calls.sendChanges({ ...body, idempotencyKey: keyFor(body) })
    return { slug: saved.slug, isInReview: saved.reviewState === 'pending' }
  }

  return useSubmit({ media, problems, send, onSent })
}
