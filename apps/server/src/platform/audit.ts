import type { Db } from './db.ts'

type AuditEntry = {
  action: `${string}.${string}`
  outcome?: 'done' | 'denied'
  actorId: number | null
  object?: { kind: string; id: string | number }
  detail?: Record<string, unknown>
  requestId?: string | null
}

/** Who did what to whom. Given the transaction of the change, both are there or neither. */
export async function recordAudit(
  db: Db,
  { action, outcome = 'done', actorId, object, detail, requestId }: AuditEntry,
) {
  await db
    .insertInto('audit')
    .values({
      action,
      outcome,
      actorId,
      objectKind: object?.kind ?? '',
      objectId: String(object?.id ?? ''),
      detail: detail ?? {},
      requestId: requestId ?? null,
    })
    .execute()
}
