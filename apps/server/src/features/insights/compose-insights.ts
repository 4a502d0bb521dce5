import type { FastifyInstance } from 'fastify'
import { dayCleanups, removeListerDays } from './days.repository.ts'
import { insightsRoutes, type NoteSeen } from './insights.routes.ts'
import { createOwnInsights } from './own-insights.ts'
import { promotionCleanups } from './promotions/promotion-counts.repository.ts'
import { createPromotionViews } from './promotions/promotion-views.ts'
import { viewJobs } from './views.jobs.ts'
import { viewCleanups } from './views.repository.ts'
import { createViewsService } from './views.service.ts'

type Deps = Parameters<typeof createViewsService>[0] & {
  /** For members who want their feed to learn from what they open. */
  noteSeen: NoteSeen
}

/** What people look at, and who is told of it. */
export function composeInsights({ noteSeen, ...deps }: Deps) {
  const views = createViewsService(deps)
  const promotionViews = createPromotionViews(deps)
  const readOwn = createOwnInsights(deps)
  return {
    views,
    promotionViews,
    jobs: viewJobs(views),
    cleanups: [...viewCleanups, ...dayCleanups, ...promotionCleanups],
    eraseAllOf: (accountId: number) => deps.db.transaction().execute((tx) => removeListerDays(tx, accountId)),
    close: async () => {
      await views.close()
      await promotionViews.close()
    },
    routes: (api: FastifyInstance) => insightsRoutes(api, { views, promotionViews, noteSeen, readOwn }),
  }
}
