import type { FastifyInstance } from 'fastify'
import { calculatorsRoutes } from './calculators.routes.ts'
import { createCalculatorsService } from './calculators.service.ts'

/** What is reckoned for whoever looks for a home; nothing of it is kept. */
export function composeCalculators(deps: Parameters<typeof createCalculatorsService>[0]) {
  const service = createCalculatorsService(deps)
  return { routes: (api: FastifyInstance) => calculatorsRoutes(api, service) }
}
