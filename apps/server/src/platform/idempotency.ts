import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db, Tx } from './db.ts'
import { conflict } from './errors.ts'

/** One try at a write: the key its sender chose, and the hash of what was sent. */
export type Attempt = { accountId: number; key: string; requestHash: Buffer }
/** The stored answer that a retry gets. Until the call ends it holds only `data`. */
type StoredAnswer = { data: unknown; message?: string; total?: number }
type Once = {
  attempt: Attempt
  isClaimed: boolean
  /** Only once the database has said so: a commit whose answer was lost may be done all the same. */
  isCommitted: boolean
}

/** Runs a call, or answers what an earlier try with the same key was answered. */
export type AnswerOnce = <Answer extends StoredAnswer>(attempt: Attempt, call: () => Promise<Answer>) => Promise<Answer>

/** The call that is under way; its first transaction claims the key. */
const underWay = new AsyncLocalStorage<Once>()
const patienceMs = 3_000

class AnsweredAlready extends Error {}

export function createAnswerOnce(db: Db): AnswerOnce {
  return async <Answer extends StoredAnswer>(attempt: Attempt, call: () => Promise<Answer>) => {
    const findEarlier = async () => (await findEarlierAnswer(db, attempt)) as Answer | undefined
    const earlier = await findEarlier()
    if (earlier) return earlier
    const once: Once = { attempt, isClaimed: false, isCommitted: false }
    let answer: Answer
    try {
      answer = await underWay.run(once, call)
    } catch (error) {
      // What was committed before the call failed stays, as without a key; the next try does the rest.
      if (once.isCommitted) await removeKey(db, attempt)
      // Somebody with the same key was faster, or the commit was done and its answer lost on the way.
      const done = once.isCommitted ? undefined : await findEarlier()
      if (done) return done
      throw error
    }
    await completeAnswer(db, attempt, answer)
    return answer
  }
}

type Work<Result> = (tx: Tx) => Promise<Result>

/**
 * Runs a transaction. The first of a call that came with a key inserts the key before all else and leaves what it
 * returns as the data of the answer, so that change, key and answer are there together or not at all. A second try
 * that comes meanwhile waits at the unique index until the first is decided.
 */
export async function claimKey<Result>(execute: (work: Work<Result>) => Promise<Result>, work: Work<Result>) {
  const once = underWay.getStore()
  if (!once || once.isClaimed) return execute(work)
  once.isClaimed = true
  try {
    const result = await execute((tx) => workOnce(tx, once.attempt, work))
    once.isCommitted = true
    return result
  } catch (error) {
    // Should it be committed after all, the next transaction of this call finds the key taken.
    once.isClaimed = false
    throw error
  }
}

async function workOnce<Result>(tx: Tx, attempt: Attempt, work: Work<Result>): Promise<Result> {
  const claimed = await tx
    .insertInto('idempotencyKey')
    .values({ ...attempt, answer: null })
    .onConflict((already) => already.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) throw new AnsweredAlready()
  const result = await work(tx)
  await saveAnswer(tx, attempt, { data: result ?? null })
  return result
}

async function findEarlierAnswer(db: Db, attempt: Attempt): Promise<StoredAnswer | undefined> {
  const deadline = Date.now() + patienceMs
  for (;;) {
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
    const answer = asStored(earlier.answer)
    // The sentence follows the data within moments, unless the process was killed in between.
    if (answer && ('message' in answer || Date.now() > deadline)) return answer
    await delay(40)
  }
}

/** Keys that are older than the message beside the data hold the data alone. */
const asStored = (stored: object | null): StoredAnswer | null =>
  stored === null || 'data' in stored ? stored : { data: stored, message: '' }

const saveAnswer = (db: Db, { accountId, key }: Attempt, answer: StoredAnswer) =>
  db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .execute()

/** The whole answer as it goes out, also of a call that had nothing to write. */
async function completeAnswer(db: Db, attempt: Attempt, { data, message = '', total }: StoredAnswer) {
  const answer = JSON.stringify({ data, message, total })
  await db
    .insertInto('idempotencyKey')
    .values({ ...attempt, answer })
    .onConflict((known) => known.columns(['accountId', 'key']).doUpdateSet({ answer }))
    .execute()
}

const removeKey = (db: Db, { accountId, key }: Attempt) =>
  db.deleteFrom('idempotencyKey').where('accountId', '=', accountId).where('key', '=', key).execute()
