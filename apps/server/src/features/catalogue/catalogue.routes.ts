import { getCategories } from '@gable/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { CatalogueService } from './catalogue.service.ts'

export function catalogueRoutes(app: FastifyInstance, catalogue: CatalogueService) {
  serve(app, getCategories, async ({ input: { offset, limit, search } }) =>
    catalogue.list({ offset, limit, text: search }),
  )
}
