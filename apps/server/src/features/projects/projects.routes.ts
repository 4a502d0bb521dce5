import * as review from '@gable/contract/project-review'
import * as calls from '@gable/contract/projects'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { ProjectsService } from './projects.service.ts'
import type { createProjectGate } from './project-gate.ts'
import { switchMessage } from '../listings/moves/switch-message.ts'
import type { ReviewService } from '../listings/review/review.service.ts'
import type { ProjectCard } from '@gable/contract/project'

type ProjectReview = Omit<ReviewService<'project', ProjectCard>, 'change'> & ReturnType<typeof createProjectGate>

export function projectsRoutes(app: FastifyInstance, projects: ProjectsService) {
  serve(app, calls.postProject, async ({ viewer, input, language }) => ({
    data: await projects.save(input, viewer, { language }),
    message: input.id ? 'project_changed' : 'project_posted',
  }))
  serve(app, calls.deleteProject, async ({ viewer, input: { id } }) => ({
    data: await projects.delete(viewer, id),
    message: 'project_deleted',
  }))
  serve(app, calls.restoreProject, async ({ viewer, input: { id } }) => ({
    data: await projects.restore(viewer, id),
    message: 'project_restored',
  }))
  serve(app, calls.setProjectActive, async ({ viewer, input: { id, isActive } }) => {
    const switched = await projects.setActive(viewer, id, isActive)
    return { data: { id, isActive }, message: switchMessage('project', switched) }
  })
  serve(app, calls.renewProject, async ({ viewer, input: { id } }) => ({
    data: await projects.renew(viewer, id),
    message: 'project_renewed',
  }))
  serve(app, calls.getProjects, async ({ viewer, input: { id, slug, withSimilar, ...filters }, language }) => {
    const wanted = id ? { id } : slug ? { slug } : undefined
    if (!wanted) return projects.list(viewer, filters, language)
    return { data: [await projects.get(viewer, wanted, { language, withSimilar })], total: 1 }
  })
  serve(app, calls.searchProjects, async ({ viewer, input, language }) => projects.search(viewer, input, language))
  serve(app, calls.getProjectDetail, async ({ viewer, input: { slug, withSimilar, textLanguage }, language }) => ({
    data: await projects.get(viewer, { slug }, { language, textLanguage, withSimilar }),
  }))
  serve(app, calls.getAddedProjects, async ({ viewer, input, language }) => projects.listAdded(viewer, input, language))
  serve(app, calls.countAddedProjects, async ({ viewer }) => ({ data: await projects.countOwn(viewer) }))
}

export function projectReviewRoutes(app: FastifyInstance, reviews: ProjectReview) {
  serve(app, review.listProjectsForReview, async ({ viewer, input, language }) => reviews.list(viewer, input, language))
  serve(app, review.approveProject, async ({ viewer, input: { id } }) => ({
    data: await reviews.approve(viewer, id),
    message: 'project_approved',
  }))
  serve(app, review.rejectProject, async ({ viewer, input: { id, reason } }) => ({
    data: await reviews.reject(viewer, id, reason),
    message: 'project_rejected',
  }))
  serve(app, review.expireProject, async ({ viewer, input: { id } }) => ({
    data: await reviews.end(viewer, id),
    message: 'project_expired',
  }))
  serve(app, review.setProjectGated, async ({ viewer, input: { id, isGated } }) => ({
    data: await reviews.setGated(viewer, id, isGated),
    message: isGated ? 'project_gated' : 'project_opened',
  }))
}
