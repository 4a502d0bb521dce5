import type { IncomingHttpHeaders } from 'node:http'
import { providerNames, type ProviderName } from '@gable/domain/payment-methods'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import { AppError, invalidRequest, notFound } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import { enqueueWebhook } from './payments.jobs.ts'
import type { Providers } from './providers.ts'
import { addWebhook } from './webhooks.repository.ts'

type Deps = { db: Db; providers: Providers }

const mostBytes = 256 * 1024
/** Only what is needed to prove who sent it is stored with it. */
const storedHeader = /^(stripe-signature|x-paystack-signature|paypal-[a-z-]+)$/
/** More than any site sells in a minute; what is above is sent again. */
const limitOf = (provider: ProviderName) => ({ key: `webhooks:${provider}`, most: 6_000, windowSeconds: 60 })

/** Not calls of the contract: providers send them, and it is their bytes that are signed. */
export function webhookRoutes(app: FastifyInstance, { db, providers }: Deps) {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    hooks.post<{ Params: { provider: string } }>(
      '/payment-webhooks/:provider',
      {
        config: { access: 'public', demo: 'refused', errors: ['not_found', 'unavailable'] },
        schema: { summary: 'Where payment providers tell what happened', tags: ['payments'] },
      },
      async ({ params, body, headers }) => {
        const name = providerNames.find((one) => one === params.provider)
        if (!name) throw notFound('Provider')
        const provider = providers.get(name)
        if (!provider?.canReadWebhooks) throw new AppError(503, 'unavailable', `${name} has no secret here`)
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const note = provider.readWebhook(bytes, headers)
        if (!note) throw invalidRequest(400, `This was not sent by ${name}`)
        await spendLimits(db, [limitOf(name)])
        // Answered when it is stored, and not before: a provider that hears nothing sends it again.
        await db.transaction().execute(async (tx) => {
          const id = await addWebhook(tx, {
            ...{ provider: name, eventId: note.eventId, body: bytes, headers: storedHeaders(headers) },
            ...{ paymentReference: note.paymentId ?? null, providerId: note.providerId ?? null },
          })
          if (id !== undefined) await enqueueWebhook(tx, id)
        })
        return {}
      },
    )
  })
}

const storedHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      storedHeader.test(name) && typeof value === 'string' ? [[name, value.slice(0, 2_000)]] : [],
    ),
  )
