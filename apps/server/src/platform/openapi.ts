import { randomBytes } from 'node:crypto'
import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifySchema } from 'fastify'
import * as z from 'zod'

type Document = { siteUrl: string; version: string }

/** Must be registered before the routes: it collects them as they come. */
export function describeApi(app: FastifyInstance, { siteUrl, version }: Document) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gable',
        version,
        description:
          'Every answer is the envelope `{ error, message, data, total?, code? }`. Lists take `offset` and `limit` (at most 50).',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ url, schema: schema ? withJsonSchemas(schema) : {} }),
  })
}

function withJsonSchemas({ body, querystring, response, ...rest }: FastifySchema): FastifySchema {
  const responses = Object.entries((response ?? {}) as Record<string, unknown>)
  return {
    ...rest,
    ...(body ? { body: toJsonSchema(body) } : {}),
    ...(querystring ? { querystring: toJsonSchema(querystring) } : {}),
    response: Object.fromEntries(responses.map(([status, schema]) => [status, toJsonSchema(schema)])),
  }
}

/** What travels is the input side of a codec, in both directions. */
function toJsonSchema(schema: unknown) {
  if (!(schema instanceof z.ZodType)) return schema
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

export function serveApiDocument(app: FastifyInstance, { hasReference }: { hasReference: boolean }) {
  const config = { access: 'public' } as const
  app.get('/api/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
  if (!hasReference) return
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    scope.addHook('onSend', async (_, reply, payload) => {
      const nonce = randomBytes(16).toString('base64')
      reply.header('content-security-policy', referencePolicy(nonce))
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      return isPage ? withNonce(String(payload), nonce) : payload
    })
    await scope.register(reference, { routePrefix: '/api/reference', configuration: { url: '/api/openapi.json' } })
  })
}

/** The page is written by its library from our configuration alone; its script takes the nonce for styles from here. */
const withNonce = (page: string, nonce: string) =>
  page
    .replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head>\n    <meta property="csp-nonce" content="${nonce}" />`)

/** It reads our document and nothing else. */
const referencePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
