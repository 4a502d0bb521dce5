import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { overloaded } from './errors.ts'

const outsideLoad = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers of the API are data: nothing in them may run, be framed or be guessed to be something else. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
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
