import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { overloaded } from './errors.ts'

const outsideLoad = new Set(['/healthz', '/readyz', '/metrics'])

// The same on every answer, so they are written down once; the pages' own, with a nonce each, are made by the web server.
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Answers of the API are data: nothing in them may run, be framed or be guessed to be something else. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
}

/** Late answers help nobody: when the event loop lags, new calls are refused at once and told when to come back. */
export function shedLoad(app: FastifyInstance, maxEventLoopDelay: number) {
  if (maxEventLoopDelay === 0) return
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 200,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      if (!outsideLoad.has(request.url)) throw overloaded()
    },
  })
}
