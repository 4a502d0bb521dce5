import { setTimeout as delay } from 'node:timers/promises'

export type Throttle = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>

/** Lets through so many bytes a second, counted over everything that one throttle is given. */
export function createThrottle(bytesPerSecond: number): Throttle {
  let dueAt = performance.now()
  return async function* (source) {
    for await (const piece of source) {
      yield piece
      const now = performance.now()
      dueAt = Math.max(dueAt, now - 100) + (piece.length / bytesPerSecond) * 1000
      // A timer is exact to some milliseconds only: small debts are carried on.
      if (dueAt - now > 10) await delay(dueAt - now)
    }
  }
}
