import { reviewStates } from '@gable/domain/listing-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { PropertyCard } from './property.ts'
import { Id, page, renamed, Slug, text } from './wire.ts'

const Reviewed = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates) }), {
  slug_id: 'slug',
  request_status: 'reviewState',
})

export const listForReview = {
  method: 'GET',
  path: '/admin/review-properties',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Properties in one review state, the longest waiting first; `next` of the last row continues',
  input: renamed(
    z.strictObject({
      limit: page.limit,
      request_status: z
        .enum(['pending', 'rejected', 'expired'])
        .optional()
        .describe('Pending, unless another is asked for'),
      after: z.string().max(100).optional(),
    }),
    { request_status: 'reviewState' },
  ),
  output: z.array(
    renamed(
      z.object({
        property: PropertyCard,
        lister: z.object({ id: Id, name: z.string() }),
        submitted_at: z.string(),
        times_submitted: z.int().describe('1 for a new one'),
        next: z.string(),
      }),
      { submitted_at: 'submittedAt', times_submitted: 'timesSubmitted' },
    ),
  ),
  errors: [],
} as const satisfies Call

export const approveProperty = {
  method: 'POST',
  path: '/admin/approve-property',
  access: 'staff:review',
  demo: 'refused',
  summary: 'Let everybody see a property; its lister is told by mail',
  input: z.strictObject({ id: Id }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const rejectProperty = {
  method: 'POST',
  path: '/admin/reject-property',
  access: 'staff:review',
  demo: 'refused',
  summary: 'Send a property back with a reason that its lister reads',
  input: z.strictObject({ id: Id, reason: text(1_000, 1) }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const expireProperty = {
  method: 'POST',
  path: '/admin/expire-property',
  access: 'staff:review',
  demo: 'refused',
  summary: 'End a property before its time',
  input: z.strictObject({ id: Id }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call
