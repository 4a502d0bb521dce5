import type { FastifyInstance } from 'fastify'
import { handle, type JobHandler } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import type { ProjectDeps } from './project-deps.ts'
import { projectMail } from './project-mail.ts'
import { eraseProject, sendProjectNotice } from './projects.jobs.ts'
import { projectReviewRoutes, projectsRoutes } from './projects.routes.ts'
import { createProjectsService } from './projects.service.ts'
import { createReadingService } from './reading.service.ts'
import { findNoticeFacts } from './review.repository.ts'
import { createReviewService } from './review.service.ts'

type Deps = ProjectDeps & { mailer: Mailer; siteUrl: string }

/** Developments from posting to review. */
export function composeProjects({ mailer, siteUrl, ...deps }: Deps) {
  const reading = createReadingService(deps)
  const service = createProjectsService(deps, reading)
  const review = createReviewService(deps, reading)
  const jobs: JobHandler[] = [
    handle(eraseProject, service.eraseDeleted),
    handle(sendProjectNotice, async ({ projectId, notice, reason }, jobId) => {
      const facts = await findNoticeFacts(deps.db, projectId)
      if (!facts?.email) return
      const link = `${siteUrl}/project-details/${facts.slug}`
      const mail = projectMail({ ...facts, notice, reason, siteUrl, link })
      await mailer.send({ to: facts.email, ...mail }, `project-${jobId}`)
    }),
  ]
  return {
    service,
    review,
    jobs,
    eraseAllOf: service.eraseAllOf,
    routes(api: FastifyInstance) {
      projectsRoutes(api, service)
      projectReviewRoutes(api, review)
    },
  }
}
