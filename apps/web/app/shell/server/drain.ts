import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health.ts'

const giveUpMs = 25_000

/** On a signal: stop being ready, let balancers see it, finish what is under way, go. */
export function drainOnSignal(app: FastifyInstance, readiness: Readiness, delayMs: number) {
  const drain = async () => {
    readiness.isDraining = true
    setTimeout(() => process.exit(1), delayMs + giveUpMs).unref()
    await delay(delayMs)
    await app.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      drain().catch((error: unknown) => {
        app.log.error(error, 'draining failed')
        process.exit(1)
      })
    })
  }
}
