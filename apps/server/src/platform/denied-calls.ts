import type { FastifyRequest } from 'fastify'
import { recordAudit } from './audit.ts'
import { createAuditBounds } from './audit-bounds.ts'
import type { Db } from './db.ts'

/** Calls that a member may not make are audited; counted by account, since it costs them one. */
export function createDeniedCalls(db: Db) {
  const admit = createAuditBounds(db, { name: 'denied', rowsPerSource: 200, rowsPerSite: 2_000 })

  return async ({ viewer, id, method, routeOptions: { url = '' } }: FastifyRequest) => {
    const actorId = viewer?.accountId ?? null
    const row = await admit(`${method} ${url}:${actorId}`, String(actorId))
    if (!row) return
    await recordAudit(db, {
      action: 'access.denied',
      outcome: 'denied',
      actorId,
      object: { kind: 'call', id: url },
      detail: { denials: row.times, ...row.note },
      requestId: id,
    })
  }
}
