import { reviewStates } from '@gable/domain/listing-moves'
import * as z from 'zod'
import { Id, page, renamed, Slug } from './wire.ts'

/** What staff ask and are told alike of properties and of projects. */
const Reviewed = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates) }), {
  slug_id: 'slug',
  request_status: 'reviewState',
})

export const decision = {
  method: 'POST',
  access: 'staff:review',
  demo: 'refused',
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const

export const QueueInput = renamed(
  z.strictObject({
    limit: page.limit,
    request_status: z
      .enum(['pending', 'rejected', 'expired'])
      .optional()
      .describe('Pending, unless another is asked for'),
    after: z.string().max(100).optional(),
  }),
  { request_status: 'reviewState' },
)

export const waitingFields = {
  lister: z.object({ id: Id, name: z.string() }),
  submitted_at: z.string(),
  times_submitted: z.int().describe('1 for a new one'),
  next: z.string(),
}

export const waitingNames = { submitted_at: 'submittedAt', times_submitted: 'timesSubmitted' } as const
