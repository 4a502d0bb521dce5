import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Readiness } from './health.ts'

const giveUpMs = 10_000

type Drain = { log: Logger; readiness: Readiness; delayMs: number; close: () => Promise<unknown> }

/** On a signal: stop being ready, let balancers see it, finish what is under way, go. */
export function drainOnSignal({ log, readiness, delayMs, close }: Drain) {
  const drain = async (signal: string) => {
    log.info({ signal }, 'draining')
    readiness.isDraining = true
    const timer = setTimeout(() => {
      log.warn('work did not end in time')
      process.exit(1)
    }, delayMs + giveUpMs)
    timer.unref()
    await delay(delayMs)
    await close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      drain(signal).catch((error: unknown) => {
        log.error(error, 'draining failed')
        process.exit(1)
      })
    })
  }
}
