import { reviewStates } from '@gable/domain/listing-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { ProjectCard } from './project.ts'
import { Flag, Id, page, renamed, Slug, text } from './wire.ts'

const Reviewed = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates) }), {
  slug_id: 'slug',
  request_status: 'reviewState',
})

export const listProjectsForReview = {
  method: 'GET',
  path: '/admin/review-projects',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Projects in one review state, the longest waiting first; `next` of the last row continues',
  input: renamed(
    z.strictObject({
      limit: page.limit,
      request_status: z
        .enum(['pending', 'rejected', 'expired'])
        .optional()
        .describe('Pending, unless another is asked'),
      after: z.string().max(100).optional(),
    }),
    { request_status: 'reviewState' },
  ),
  output: z.array(
    renamed(
      z.object({
        project: ProjectCard,
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

export const approveProject = {
  method: 'POST',
  path: '/admin/approve-project',
  access: 'staff:review',
  demo: 'refused',
  summary: 'Let everybody see a project; its lister is told by mail',
  input: z.strictObject({ id: Id }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const rejectProject = {
  method: 'POST',
  path: '/admin/reject-project',
  access: 'staff:review',
  demo: 'refused',
  summary: 'Send a project back with a reason that its lister reads',
  input: z.strictObject({ id: Id, reason: text(1_000, 1) }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const expireProject = {
  method: 'POST',
  path: '/admin/expire-project',
  access: 'staff:review',
  demo: 'refused',
  summary: 'End a project; its lister may send it in again',
  input: z.strictObject({ id: Id }),
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const setProjectGated = {
  method: 'POST',
  path: '/admin/gate-project',
  access: 'staff:review',
  demo: 'refused',
  summary: 'Show the page of a project only to those whose package has project_access, or to everybody again',
  input: renamed(z.strictObject({ id: Id, is_gated: Flag }), { is_gated: 'isGated' }),
  output: renamed(z.object({ id: Id, is_gated: z.boolean() }), { is_gated: 'isGated' }),
  errors: ['not_found'],
} as const satisfies Call
