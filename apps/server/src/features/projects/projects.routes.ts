import * as review from '@gable/contract/project-review'
import * as calls from '@gable/contract/projects'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { ProjectsService } from './projects.service.ts'
import type { ReviewService } from './review.service.ts'

export function projectsRoutes(app: FastifyInstance, projects: ProjectsService) {
  serve(app, calls.postProject, async ({ viewer, input, language }) => ({
    data: await projects.save(input, viewer, { language }),
    message: input.id ? 'Project changed' : 'Project posted, waiting for review',
  }))
  serve(app, calls.deleteProject, async ({ viewer, input: { id } }) => ({
    data: await projects.delete(viewer, id),
    message: 'Project deleted',
  }))
  serve(app, calls.restoreProject, async ({ viewer, input: { id } }) => ({
    data: await projects.restore(viewer, id),
    message: 'Project restored',
  }))
  serve(app, calls.setProjectActive, async ({ viewer, input: { id, isActive } }) => ({
    data: await projects.setActive(viewer, id, isActive),
    message: isActive ? 'Project activated' : 'Project deactivated',
  }))
  serve(app, calls.renewProject, async ({ viewer, input: { id } }) => ({
    data: await projects.renew(viewer, id),
    message: 'Project sent in again',
  }))
  serve(app, calls.getProjects, async ({ viewer, input: { id, slug, withSimilar, ...filters }, language }) => {
    const wanted = id ? { id } : slug ? { slug } : undefined
    if (!wanted) return projects.list(viewer, filters, language)
    return { data: [await projects.get(viewer, wanted, { language, withSimilar })], total: 1 }
  })
  serve(app, calls.searchProjects, async ({ viewer, input, language }) => projects.search(viewer, input, language))
  serve(app, calls.getProjectDetail, async ({ viewer, input: { slug, withSimilar }, language }) => ({
    data: await projects.get(viewer, { slug }, { language, withSimilar }),
  }))
  serve(app, calls.getAddedProjects, async ({ viewer, input, language }) => projects.listAdded(viewer, input, language))
  serve(app, calls.countAddedProjects, async ({ viewer }) => ({ data: await projects.countOwn(viewer) }))
}

export function projectReviewRoutes(app: FastifyInstance, reviews: ReviewService) {
  serve(app, review.listProjectsForReview, async ({ viewer, input, language }) => reviews.list(viewer, input, language))
  serve(app, review.approveProject, async ({ viewer, input: { id } }) => ({
    data: await reviews.approve(viewer, id),
    message: 'Project approved',
  }))
  serve(app, review.rejectProject, async ({ viewer, input: { id, reason } }) => ({
    data: await reviews.reject(viewer, id, reason),
    message: 'Project rejected',
  }))
  serve(app, review.expireProject, async ({ viewer, input: { id } }) => ({
    data: await reviews.end(viewer, id),
    message: 'Project expired',
  }))
  serve(app, review.setProjectGated, async ({ viewer, input: { id, isGated } }) => ({
    data: await reviews.setGated(viewer, id, isGated),
    message: isGated ? 'Project needs access now' : 'Project is open to everybody',
  }))
}
