import { draftKinds } from '@gable/contract/drafts'
import type { FastifyInstance } from 'fastify'
import type { Subscriber } from '#platform/events.ts'
import { draftCleanups } from './drafts.jobs.ts'
import { removeEditsOf } from './drafts.repository.ts'
import { draftsRoutes } from './drafts.routes.ts'
import { createDraftsService } from './drafts.service.ts'

/** Forms that are half filled in. */
export function composeDrafts(deps: Parameters<typeof createDraftsService>[0]) {
  const service = createDraftsService(deps)
  return {
    service,
    cleanups: draftCleanups,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: { tables: [{ table: 'property_draft', owner: 'owner_id', key: 'id', keyType: 'uuid' }] },
    // Whoever deletes a listing means its unsent changes too, and whoever had it opens them no more.
    subscribers: draftKinds.flatMap((kind): Subscriber[] =>
      (['erased', 'handed-over'] as const).map((what) => ({
        topic: `${kind}.${what}` as const,
        run: (tx, ids) => removeEditsOf(tx, kind, ids),
      })),
    ),
    routes: (api: FastifyInstance) => draftsRoutes(api, service),
  }
}
