import type { Tx } from './db.ts'

type Work<Result> = (tx: Tx) => Promise<Result>

const waiting = new WeakMap<Tx, (() => void)[]>()

/**
 * Done when the transaction has committed, and not at all if it has not. Lost when the process ends in between, so only
 * for what somebody finds out by themselves a little later; everything else is a job. Must not throw.
 */
export function afterCommit(tx: Tx, work: () => void) {
  waiting.get(tx)?.push(work)
}

/** Runs a transaction, then what waits for its end. */
export async function runWithAfterwards<Result>(
  execute: (work: Work<Result>) => Promise<Result>,
  work: Work<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = []
  const result = await execute((tx) => {
    waiting.set(tx, afterwards)
    return work(tx)
  })
  for (const follow of afterwards) follow()
  return result
}
