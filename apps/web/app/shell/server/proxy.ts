import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from '../environment.server.ts'

/** The API and its pictures under our own origin; uploads and downloads stream through. */
export async function forwardToApi(app: FastifyInstance, { API_URL }: Environment) {
  const { origin, pathname } = new URL(API_URL)
  const replyOptions = {
    rewriteRequestHeaders: (request: FastifyRequest, headers: object) => ({
      ...headers,
      // The socket's word, not the visitor's: what they wrote there themselves is dropped.
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.headers.host ?? '',
      'x-forwarded-proto': request.protocol,
      'x-request-id': request.id,
    }),
  }
  const http = { requestOptions: { timeout: 200_000 } }
  // The API notes every request under the same id, without what is secret in its address.
  const disableRequestLogging = true
  // Asked ten times more at once, as is usual here, an api that is too busy would never recover: the visitor waits.
  const retryMethods: [] = []
  const shared = { upstream: origin, http, disableRequestLogging, retryMethods, replyOptions: replyOptions as object }
  await app.register(proxy, { ...shared, prefix: '/api', rewritePrefix: pathname.replace(/\/$/, '') })
  await app.register(proxy, { ...shared, prefix: '/media', rewritePrefix: '/media', httpMethods: ['GET', 'HEAD'] })
}
