import type { FastifyInstance } from 'fastify'
import { settingsRoutes } from './settings.routes.ts'
import { createSettingsService } from './settings.service.ts'

/** What an operator sets while the product runs. */
export function composeSettings(deps: Parameters<typeof createSettingsService>[0]) {
  const service = createSettingsService(deps)
  return { service, routes: (api: FastifyInstance) => settingsRoutes(api, service) }
}
