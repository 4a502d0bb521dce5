import type { FastifyRequest } from 'fastify'
import { recordDeed } from './audit.ts'
import { createAuditBounds } from './audit-bounds.ts'
import type { Db } from './db.ts'

/** Members who knock at doors that are not theirs go on record; counted by account, since it costs them one. */
export function createDeniedCalls(db: Db) {
  const admit = createAuditBounds(db, { name: 'denied', rowsPerSource: 200, rowsPerSite: 2_000 })

  return async ({ viewer, id, method, routeOptions: { url = '' } }: FastifyRequest) => {
    const actorId = viewer?.accountId ?? null
    const row = await admit(`${method} ${url}:${actorId}`, String(actorId))
    if (!row) return
    await recordDeed(db, {
      action: 'access.denied',
      outcome: 'denied',
      actorId,
      object: { kind: 'call', id: url },
      detail: { denials: row.times, ...row.note },
      requestId: id,
    })
  }
}
