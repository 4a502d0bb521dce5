import type { FastifyInstance } from 'fastify'
import { draftCleanups } from './drafts.jobs.ts'
import { draftsRoutes } from './drafts.routes.ts'
import { createDraftsService } from './drafts.service.ts'

/** Forms that are half filled in. */
export function composeDrafts(deps: Parameters<typeof createDraftsService>[0]) {
  const service = createDraftsService(deps)
  return {
    service,
    cleanups: draftCleanups,
    eraseAllOf: service.eraseAllOf,
    routes: (api: FastifyInstance) => draftsRoutes(api, service),
  }
}
