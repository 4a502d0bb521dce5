import type { FastifyInstance } from 'fastify'
import { blocksRoutes } from './blocks.routes.ts'
import { createBlocksService } from './blocks.service.ts'

/** Who closed contact with whom. */
export function composeBlocks(deps: Parameters<typeof createBlocksService>[0]) {
  const service = createBlocksService(deps)
  return {
    service,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: { tables: [{ table: 'block', owner: 'blocker_id', key: 'id', keyType: 'bigint' }] },
    routes: (api: FastifyInstance) => blocksRoutes(api, service),
  }
}
