import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { enforceAccess, type Session } from './platform/access.ts'
import { allowOrigins } from './platform/cross-origin.ts'
import { createDeniedCalls } from './platform/denied-calls.ts'
import type { Feature } from './platform/feature.ts'
import { type Readiness, serveHealth } from './platform/health.ts'
import { createHttpApp } from './platform/http.ts'
import { createAnswerOnce } from './platform/idempotency.ts'
import { describeApi, serveApiDocument } from './platform/openapi.ts'
import { addSecurityHeaders, shedLoad } from './platform/protection.ts'
import type { ReceiveUpload } from './platform/uploads.ts'
import type { openInfrastructure } from './infrastructure.ts'

type Deps = Pick<ReturnType<typeof openInfrastructure>, 'db' | 'pool' | 'metrics' | 'live'> & {
  config: Config
  log: Logger
  features: Feature[]
  findSession: (token: string) => Promise<Session | undefined>
  findEndedSessions: (tokens: string[]) => Promise<string[]>
  receiveUpload: ReceiveUpload
}

/** The API as a Fastify app; whoever starts it decides where it listens. */
export function createApi({ config, log, db, pool, metrics, live, features, ...deps }: Deps, readiness: Readiness) {
  const app: FastifyInstance = createHttpApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    receiveUpload: deps.receiveUpload,
    answerOnce: createAnswerOnce(db),
  })
  metrics.watchRequests(app)
  addSecurityHeaders(app)
  const siteOrigin = new URL(config.PUBLIC_URL).origin
  // First, so that a page of another origin can read that we are too busy.
  allowOrigins(app, config.API_ORIGINS.split(',').filter(Boolean), siteOrigin)
  shedLoad(app, config.MAX_EVENT_LOOP_LAG_MS)
  app.addHook('onRequest', async ({ url }) => {
    // Whether the process lives must be told without asking the database.
    if (url.startsWith('/api/')) for (const { beforeCall } of features) await beforeCall?.()
  })
  describeApi(app, { siteUrl: `${config.PUBLIC_URL}/api`, version: '0.1.0' })
  enforceAccess(app, {
    findSession: deps.findSession,
    onDenied: createDeniedCalls(db),
    isDemo: config.DEMO_MODE,
    siteOrigin,
  })
  live.admit(app, {
    findSession: deps.findSession,
    findEnded: deps.findEndedSessions,
    siteOrigin,
    trustedProxies: config.TRUSTED_PROXIES,
    handlers: features.flatMap((feature) => feature.liveHandlers ?? []),
  })
  serveHealth(app, { readiness, metrics, checks: { database: () => pool.query('select 1') } })
  app.register(
    async (api) => {
      for (const { routes } of features) routes?.(api)
    },
    { prefix: '/api' },
  )
  app.register(async (site) => {
    for (const { siteRoutes } of features) siteRoutes?.(site)
  })
  app.addHook('onReady', async () => {
    for (const { prepare } of features) await prepare?.()
  })
  app.register(async (site) => serveApiDocument(site, { hasReference: config.API_REFERENCE }))
  return app
}
