import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { createRequestHandler } from 'react-router'
import type { Environment } from '../environment.server.ts'
import { serveFiles, serveMapTiles } from './files.ts'
import { type Readiness, serveHealth } from './health.ts'
import { forwardSockets } from './forward-sockets.ts'
import { servePages } from './pages.ts'
import { forwardToApi } from './proxy.ts'
import { protectResponses } from './security-headers.ts'

type Options = { environment: Environment; clientFolder: string }

const sensibleId = /^[\w-]{8,64}$/

/** One origin for everything: pages, files, and the API and pictures behind it. */
export async function createServer({ environment, clientFolder }: Options) {
  const app: FastifyInstance = fastify({
    logger: { level: environment.LOG_LEVEL },
    disableRequestLogging: true,
    trustProxy: (_address: string, hop: number) => hop < environment.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '')
      return environment.TRUSTED_PROXIES > 0 && sensibleId.test(given) ? given : crypto.randomUUID()
    },
  })
  const readiness: Readiness = { isDraining: false }
  protectResponses(app, environment)
  serveHealth(app, readiness, environment)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Flushed at every write: a page that streams must not wait in the compressor.
    zlibOptions: { level: 6, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  })
  await app.register((scope) => forwardToApi(scope, environment))
  forwardSockets(app, environment)
  await serveFiles(app, clientFolder)
  if (environment.MAP_TILES_FILE) serveMapTiles(app, environment.MAP_TILES_FILE)
  const build = await import('virtual:react-router/server-build')
  const handle = createRequestHandler(build, 'production')
  await app.register((scope) => servePages(scope, { environment, handle, stylesheets: build.assets.routes.root?.css }))
  return { app, readiness }
}
