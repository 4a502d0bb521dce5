import type { Tx } from './db.ts'

type NewEvent = {
  name: `${string}.${string}`
  subjectId: number
  /** Nobody, when a command or a job did it. */
  actorId: number | null
  detail?: Record<string, unknown>
}

/** Appends to the history, which nothing ever rewrites. */
export async function recordEvent(tx: Tx, event: NewEvent) {
  await tx.insertInto('event').values(event).execute()
}
