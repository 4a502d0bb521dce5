import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Environment } from '../environment.server.ts'

export type Readiness = { isDraining: boolean }

const checkTimeoutMs = 2_000
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** For balancers and watchers: alive, ready for visitors, and in numbers. */
export function serveHealth(app: FastifyInstance, readiness: Readiness, { API_URL }: Environment) {
  const registry = watchRequests(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const isApiReady = await fetch(new URL('/readyz', API_URL), { signal: AbortSignal.timeout(checkTimeoutMs) })
      .then(({ ok }) => ok)
      .catch(() => false)
    const isReady = isApiReady && !readiness.isDraining
    const status = readiness.isDraining ? 'draining' : isReady ? 'ready' : 'degraded'
    return reply.code(isReady ? 200 : 503).send({ status, checks: { api: isApiReady } })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}

function watchRequests(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'gable_web_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  return registry
}
