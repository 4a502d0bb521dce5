import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** What the platform keeps for all features. */
export type PlatformTables = {
  event: {
    id: GeneratedAlways<number>
    name: string
    subjectId: number
    actorId: number | null
    detail: Generated<Record<string, unknown>>
    happenedAt: Generated<Date>
  }
  idempotencyKey: {
    accountId: number
    key: string
    requestHash: Buffer
    answer: JSONColumnType<object> | null
    createdAt: Generated<Date>
  }
  rateWindow: { key: string; windowSeconds: number; startedAt: Generated<Date>; used: Generated<number> }
  audit: {
    id: GeneratedAlways<number>
    action: string
    outcome: 'done' | 'denied'
    actorId: number | null
    objectKind: Generated<string>
    objectId: Generated<string>
    detail: Generated<Record<string, unknown>>
    requestId: string | null
    happenedAt: Generated<Date>
  }
  jobWorker: { workerId: string; seenAt: Generated<Date> }
}
