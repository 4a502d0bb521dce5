import type { Db, Tx } from './db.ts'
import { conflict } from './errors.ts'

/** One try at a write: the key its sender chose, and the hash of what was sent. */
export type Attempt = { accountId: number; key: string; requestHash: Buffer }

/** The answer that an earlier try with this key was given. */
export async function findEarlierAnswer(db: Db, attempt: Attempt): Promise<{ answer: object } | undefined> {
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where('accountId', '=', attempt.accountId)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (!earlier) return undefined
  if (!earlier.requestHash.equals(attempt.requestHash)) {
    throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another request')
  }
  return earlier.answer ? { answer: earlier.answer } : undefined
}

/**
 * Does the work in a transaction, once per key. A second try that comes while the first is under way waits at the
 * unique index until the first is decided; if that one failed, its key is gone with it and the second does the work.
 */
export async function transactOnce<Result extends object>(
  db: Db,
  attempt: Attempt | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (!attempt) return db.transaction().execute(work)
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('idempotencyKey')
      .values({ ...attempt, answer: null })
      .onConflict((already) => already.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) {
      const earlier = await findEarlierAnswer(tx, attempt)
      if (earlier) return earlier.answer as Result
      throw conflict('idempotency_key_reused', 'This Idempotency-Key is in use')
    }
    const result = await work(tx)
    await tx
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(result) })
      .where('accountId', '=', attempt.accountId)
      .where('key', '=', attempt.key)
      .execute()
    return result
  })
}
