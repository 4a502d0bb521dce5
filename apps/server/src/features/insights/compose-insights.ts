import type { FastifyInstance } from 'fastify'
import { insightsRoutes } from './insights.routes.ts'
import { viewJobs } from './views.jobs.ts'
import { viewCleanups } from './views.repository.ts'
import { createViewsService } from './views.service.ts'

/** What people look at, and who is told of it. */
export function composeInsights(deps: Parameters<typeof createViewsService>[0]) {
  const views = createViewsService(deps)
  return {
    views,
    jobs: viewJobs(views),
    cleanups: viewCleanups,
    close: views.close,
    routes: (api: FastifyInstance) => insightsRoutes(api, views),
  }
}
