import * as z from 'zod'
import type { Call } from './call.ts'
import { ProjectCard } from './project.ts'
import { reviewCalls } from './review-calls.ts'
import { Flag, Id, renamed } from './wire.ts'

export const {
  list: listProjectsForReview,
  approve: approveProject,
  reject: rejectProject,
  expire: expireProject,
} = reviewCalls({
  kind: 'project',
  plural: 'projects',
  card: ProjectCard,
  expireSummary: 'End a project; its lister may send it in again',
})

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
