import * as z from 'zod'
import type { Call } from './call.ts'
import { ProjectCard } from './project.ts'
import { decision, QueueInput, waitingFields, waitingNames } from './review-shapes.ts'
import { Flag, Id, renamed, text } from './wire.ts'

export const listProjectsForReview = {
  method: 'GET',
  path: '/admin/review-projects',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Projects in one review state, the longest waiting first; `next` of the last row continues',
  input: QueueInput,
  output: z.array(renamed(z.object({ project: ProjectCard, ...waitingFields }), waitingNames)),
  errors: [],
} as const satisfies Call

export const approveProject = {
  ...decision,
  path: '/admin/approve-project',
  summary: 'Let everybody see a project; its lister is told by mail',
  input: z.strictObject({ id: Id }),
} as const satisfies Call

export const rejectProject = {
  ...decision,
  path: '/admin/reject-project',
  summary: 'Send a project back with a reason that its lister reads',
  input: z.strictObject({ id: Id, reason: text(1_000, 1) }),
} as const satisfies Call

export const expireProject = {
  ...decision,
  path: '/admin/expire-project',
  summary: 'End a project; its lister may send it in again',
  input: z.strictObject({ id: Id }),
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
