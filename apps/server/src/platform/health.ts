import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

const checkTimeoutMs = 2_000

export type Readiness = { isDraining: boolean }
type Health = { readiness: Readiness; metrics: Metrics; checks: Record<string, () => Promise<unknown>> }

/** For balancers and watchers, outside `/api`: alive, ready for work, and in numbers. */
export function serveHealth(app: FastifyInstance, { readiness, metrics, checks }: Health) {
  const config = { access: 'public' } as const
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema: { hide: true } }, async (_, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isFine(check)] as const),
    )
    const isReady = !readiness.isDraining && results.every(([, fine]) => fine)
    return reply.code(isReady ? 200 : 503).send({
      status: readiness.isDraining ? 'draining' : isReady ? 'ready' : 'degraded',
      checks: Object.fromEntries(results),
    })
  })
  app.get('/metrics', { config, schema: { hide: true } }, async (_, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

async function isFine(check: () => Promise<unknown>) {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timed out')), checkTimeoutMs)
  return Promise.race([check(), timeout])
    .then(() => true)
    .catch(() => false)
    .finally(() => clearTimeout(timer))
}
