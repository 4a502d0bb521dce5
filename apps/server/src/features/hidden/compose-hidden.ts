import type { FastifyInstance } from 'fastify'
import { hiddenRoutes } from './hidden.routes.ts'
import { createHiddenService } from './hidden.service.ts'

/** The homes that members do not want to see again. */
export function composeHidden(deps: Parameters<typeof createHiddenService>[0]) {
  const service = createHiddenService(deps)
  return {
    service,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: { tables: [{ table: 'hidden_property', owner: 'account_id', key: 'property_id', keyType: 'bigint' }] },
    routes: (api: FastifyInstance) => hiddenRoutes(api, service),
  }
}
