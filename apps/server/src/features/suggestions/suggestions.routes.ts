import { suggestSearches } from '@gable/contract/suggestions'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { SuggestionsService } from './suggestions.service.ts'

export function suggestionsRoutes(app: FastifyInstance, suggestions: SuggestionsService) {
  serve(app, suggestSearches, async ({ viewer, input, language }) => ({
    data: await suggestions.suggest(viewer, input, language),
  }))
}
