import type { FastifyInstance } from 'fastify'
import { shortlistsRoutes } from './shortlists.routes.ts'
import { createShortlistsService } from './shortlists.service.ts'

/** Saved homes that members show to others by a link. */
export function composeShortlists(deps: Parameters<typeof createShortlistsService>[0]) {
  const service = createShortlistsService(deps)
  return {
    service,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: {
      tables: [
        { table: 'shortlist', owner: 'account_id', key: 'account_id', keyType: 'bigint', without: ['token_hash'] },
        { table: 'shortlist_property', owner: 'account_id', key: 'property_id', keyType: 'bigint' },
      ],
    },
    routes: (api: FastifyInstance) => shortlistsRoutes(api, service),
  }
}
