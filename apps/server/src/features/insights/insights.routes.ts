import { countPromotions, countView } from '@gable/contract/insights'
import { getOwnInsights } from '@gable/contract/own-insights'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { createOwnInsights } from './own-insights.ts'
import type { PromotionViews } from './promotions/promotion-views.ts'
import type { ViewsService } from './views.service.ts'
import { visitorOf } from './visitor.ts'

export type NoteSeen = (accountId: number, propertyId: number) => Promise<unknown>
type Services = {
  views: ViewsService
  promotionViews: PromotionViews
  noteSeen: NoteSeen
  readOwn: ReturnType<typeof createOwnInsights>
}

export function insightsRoutes(app: FastifyInstance, { views, promotionViews, noteSeen, readOwn }: Services) {
  // The same answer for every number: whether a home is there, and public, is looked at when it is counted.
  serve(app, countView, async ({ input: { propertyId }, viewer, request }) => {
    views.note(propertyId, visitorOf(request, viewer))
    if (viewer) await noteSeen(viewer.accountId, propertyId)
    return { data: null }
  })
  // The same answer for every number, as with homes.
  serve(app, countPromotions, async ({ input: { ids, wasOpened = false }, viewer, request }) => {
    promotionViews.note(ids, wasOpened, visitorOf(request, viewer))
    return { data: null }
  })
  serve(app, getOwnInsights, async ({ viewer, input: { ids = [] } }) => ({ data: await readOwn(viewer, ids) }))
}
