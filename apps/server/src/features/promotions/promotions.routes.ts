import * as calls from '@gable/contract/promotions'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { FeaturedService } from './featured.service.ts'
import type { PromotionsService } from './promotions.service.ts'

type Services = { promotions: PromotionsService; featured: FeaturedService }

export function promotionsRoutes(app: FastifyInstance, { promotions, featured }: Services) {
  serve(app, calls.storeAdvertisement, async ({ viewer, input }) => {
    const data = await promotions.store(viewer, input)
    return { data, message: data.state === 'pending' ? 'promotion_sent' : 'promotion_runs' }
  })
  serve(app, calls.getFeatured, async ({ input, viewer, language }) => featured.list(input, { viewer, language }))
  serve(app, calls.getPromotionInsights, async ({ viewer }) => ({ data: await featured.readInsights(viewer) }))
  serve(app, calls.changeAdvertisement, async ({ viewer, input }) => ({
    data: await promotions.change(viewer, input),
    message: 'promotion_changed',
  }))

  serve(app, calls.listAdvertisements, async ({ input }) => featured.listForStaff(input))
  serve(app, calls.decideAdvertisement, async ({ viewer, input }) => ({
    data: await promotions.decide(viewer.accountId, input),
    message: 'promotion_decided',
  }))
}
