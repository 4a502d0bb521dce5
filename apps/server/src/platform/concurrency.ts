import { tooManyRequests } from './errors.ts'

/** Lets so many works run at once; the others wait in line. */
export function limitConcurrency(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((turn) => void waiting.push(turn))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever is next takes this place over, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Lets so many works of each account be under way or waiting; who wants more is sent away. */
export function limitPerAccount(count: number) {
  const underWay = new Map<number, number>()
  return async function run<Result>(accountId: number, work: () => Promise<Result>): Promise<Result> {
    const before = underWay.get(accountId) ?? 0
    if (before >= count) throw tooManyRequests(5)
    underWay.set(accountId, before + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(accountId) ?? 0) - 1
      if (left > 0) underWay.set(accountId, left)
      else underWay.delete(accountId)
    }
  }
}
