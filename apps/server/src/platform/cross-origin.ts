import type { FastifyInstance, FastifyRequest } from 'fastify'
import { varyBy } from './failures.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A page of another origin that may call with a bearer token; no cookie is read from it or set for it. */
    isFromNamedOrigin: boolean
    /** A page that is not of this site, named or not. */
    isFromOtherOrigin: boolean
  }
}

const preflightAnswer = {
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, accept-language, idempotency-key, tus-resumable, upload-length, upload-metadata, upload-offset',
  'access-control-max-age': '600',
}
const readable = 'x-request-id, retry-after, location, upload-offset, upload-length, upload-expires'

/**
 * Lets pages of the named origins call with a bearer token. Credentials are never allowed, so no cookie crosses; every
 * other origin is told nothing, and its browser refuses.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[], siteOrigin: string) {
  app.decorateRequest('isFromNamedOrigin', false)
  app.decorateRequest('isFromOtherOrigin', {
    getter(this: FastifyRequest) {
      return this.headers.origin !== undefined && this.headers.origin !== siteOrigin
    },
  })
  if (origins.length === 0) return
  const isAllowed = ({ url, headers: { origin } }: FastifyRequest) =>
    url.startsWith('/api/') && origin !== undefined && origins.includes(origin)
  app.addHook('onRequest', async (request, reply) => {
    request.isFromNamedOrigin = isAllowed(request) && request.headers['sec-fetch-site'] !== 'same-origin'
    // Now and not when the answer is sent: uploads write theirs past the hooks.
    varyBy(reply, 'origin')
    if (!isAllowed(request)) return
    reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-expose-headers': readable,
    })
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (isPreflight) await reply.headers(preflightAnswer).code(204).send()
  })
}
