import type { FastifyInstance } from 'fastify'
import { suggestionsRoutes } from './suggestions.routes.ts'
import { createSuggestionsService } from './suggestions.service.ts'

/** What somebody may mean who types into the search box. */
export function composeSuggestions(deps: Parameters<typeof createSuggestionsService>[0]) {
  const service = createSuggestionsService(deps)
  return { routes: (api: FastifyInstance) => suggestionsRoutes(api, service) }
}
