import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.server.ts'
import { mapOrigins } from '../map-sources.ts'
import { type CardFormSources, cardFormSources, isCheckout } from './card-form-sources.ts'

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string
  }
}

/** On every answer: its id, and what the browser may do with it. */
export function protectResponses(app: FastifyInstance, environment: Environment) {
  const isSecure = environment.PUBLIC_URL.startsWith('https:')
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    const cardForm = isCheckout(request.url) ? cardFormSources(environment.STRIPE_JS_URL) : undefined
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': contentPolicy(request.nonce, environment, cardForm),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': `camera=(), microphone=(self), geolocation=(self), payment=(${cardForm ? walletFrames(cardForm) : ''})`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    })
  })
}

/** Wallets of phones show themselves in a frame of the provider. */
const walletFrames = ({ scripts: [origin = ''] }: CardFormSources) => `self "${origin}"`

type MapVariable = Extract<keyof Environment, `MAP_${string}`>

/** Style attributes are allowed because sizes and placeholders are written into them; style elements are not. */
export function contentPolicy(
  nonce: string,
  { MEDIA_ORIGIN, PUBLIC_URL, ...map }: Pick<Environment, 'MEDIA_ORIGIN' | 'PUBLIC_URL' | MapVariable>,
  cardForm: CardFormSources = { scripts: [], connections: [], frames: [] },
): string {
  const list = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(' ')
  const rules = {
    'default-src': "'self'",
    'script-src': list("'self'", `'nonce-${nonce}'`, ...cardForm.scripts),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': list("'self'", 'data:', 'blob:', MEDIA_ORIGIN),
    'font-src': "'self'",
    // Voice notes are fetched as a whole before they play.
    'media-src': "'self' blob:",
    // The viewer of panoramas reads its picture by script.
    'connect-src': list("'self'", ...mapOrigins(map), MEDIA_ORIGIN, ...cardForm.connections),
    'frame-src': list('https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...cardForm.frames),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  const policy = Object.entries(rules).map(([name, value]) => `${name} ${value}`)
  return [...policy, ...(PUBLIC_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ')
}
