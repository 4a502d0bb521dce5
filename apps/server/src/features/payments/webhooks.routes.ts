import type { FastifyInstance } from 'fastify'
import type { WebhooksService } from './webhooks.service.ts'

const maxBytes = 256 * 1024

/** Not calls of the contract: providers send them, and it is their bytes that are signed. */
export function webhookRoutes(app: FastifyInstance, webhooks: WebhooksService) {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    hooks.post<{ Params: { provider: string } }>(
      '/payment-webhooks/:provider',
      {
        config: { access: 'public', demo: 'refused', errors: ['not_found', 'unavailable'] },
        schema: { summary: 'Where payment providers tell what happened', tags: ['payments'] },
      },
      async ({ params, body, headers }) => {
        await webhooks.take(params.provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
        return {}
      },
    )
  })
}
