import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** What an operator watches. One registry per process, so that tests may start many. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'gable_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: seconds,
    registers,
  })
  const queries = new Histogram({
    name: 'gable_db_query_seconds',
    help: 'Time of database statements',
    labelNames: ['outcome'] as const,
    buckets: seconds,
    registers,
  })
  const jobs = new Histogram({
    name: 'gable_job_seconds',
    help: 'Time of jobs, by name and outcome',
    labelNames: ['job', 'outcome'] as const,
    buckets: [...seconds, 30, 60],
    registers,
  })
  const searchFallbacks = new Counter({
    name: 'gable_search_fallback_total',
    help: 'Searches answered by PostgreSQL because OpenSearch could not',
    registers,
  })
  const geocoderFallbacks = new Counter({
    name: 'gable_geocoder_fallback_total',
    help: 'Questions about places answered by the bundled gazetteer because the service could not',
    registers,
  })
  const smsRefusals = new Counter({
    name: 'gable_sms_budget_refused_total',
    help: 'Text messages not sent because the budget of the day was spent',
    registers,
  })
  const lostViews = new Counter({
    name: 'gable_views_lost_total',
    help: 'Views not counted because the database was away for too long',
    registers,
  })
  return {
    registry,
    jobs,
    lostViews,
    smsRefusals,
    searchFallbacks,
    geocoderFallbacks,

    observeQuery: ({ level, queryDurationMillis }: LogEvent) =>
      queries.observe({ outcome: level === 'error' ? 'error' : 'ok' }, queryDurationMillis / 1000),

    watchPools(pools: Record<string, Pool>) {
      const connections = new Gauge({
        name: 'gable_db_pool_connections',
        help: 'Connections of each pool, by state; waiting counts callers',
        labelNames: ['pool', 'state'] as const,
        registers,
        collect() {
          for (const [name, pool] of Object.entries(pools)) {
            connections.set({ pool: name, state: 'total' }, pool.totalCount)
            connections.set({ pool: name, state: 'idle' }, pool.idleCount)
            connections.set({ pool: name, state: 'waiting' }, pool.waitingCount)
          }
        },
      })
    },

    /** Only the worker watches the queue; beyond the cap the exact number changes nothing. */
    watchQueue(pool: Pool) {
      const waiting = new Gauge({
        name: 'gable_jobs_waiting',
        help: 'Jobs that are due and not done, at most 10,000; dead ones have no attempts left',
        labelNames: ['state'] as const,
        registers,
        async collect() {
          const count = async (condition: string) => {
            const { rows } = await pool.query<{ count: number }>(
              `select count(*) from (select from graphile_worker._private_jobs where ${condition} limit 10000) as jobs`,
            )
            return rows[0]?.count ?? 0
          }
          waiting.set({ state: 'due' }, await count('attempts < max_attempts and run_at <= now()'))
          waiting.set({ state: 'dead' }, await count('attempts >= max_attempts'))
        },
      })
    },

    watchRequests(app: FastifyInstance) {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
  }
}
