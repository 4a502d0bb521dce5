import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** Erases a deleted project when it can no longer be brought back. */
export const eraseProject: Job<{ projectId: number }> = {
  name: 'projects.erase',
  payload: z.object({ projectId: z.int().positive() }),
  key: ({ projectId }) => String(projectId),
}

export const projectNotices = ['projectApproved', 'projectRejected', 'projectEnded'] as const
export type ProjectNotice = (typeof projectNotices)[number]

/** A mail to the lister about one of their projects; why it was sent back is told as it was then. */
export const sendProjectNotice: Job<{
  projectId: number
  notice: ProjectNotice
  version: number
  reason?: string | undefined
}> = {
  name: 'projects.send-notice',
  payload: z.object({
    projectId: z.int().positive(),
    notice: z.enum(projectNotices),
    version: z.int(),
    reason: z.string().optional(),
  }),
  key: ({ projectId, notice, version }) => `${projectId}:${notice}:${version}`,
}
