import type { IncomingHttpHeaders } from 'node:http'
import { type ProviderName, providerNames } from '@gable/domain/payment-methods'
import type { Db } from '#platform/db.ts'
import { AppError, invalidRequest, notFound } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import { enqueueWebhook } from './payments.jobs.ts'
import type { Providers } from './providers.ts'
import { addWebhook } from './webhooks.repository.ts'

/** Only what is needed to prove who sent it is stored with it. */
const storedHeader = /^(stripe-signature|x-paystack-signature|paypal-[a-z-]+)$/
const longestHeader = 2_000
/** More than any site sells in a minute; what is above is sent again. */
const limitOf = (provider: ProviderName) => ({ key: `webhooks:${provider}`, most: 6_000, windowSeconds: 60 })

export type WebhooksService = ReturnType<typeof createWebhooks>

/** Takes what providers tell. It is answered when it is stored, and not before: one that hears nothing sends it again. */
export const createWebhooks = ({ db, providers }: { db: Db; providers: Providers }) => ({
  async take(from: string, body: Buffer, headers: IncomingHttpHeaders) {
    const name = providerNames.find((one) => one === from)
    if (!name) throw notFound('Provider')
    const provider = providers.get(name)
    if (!provider?.canReadWebhooks) throw new AppError(503, 'unavailable', `${name} has no secret here`)
    const note = provider.readWebhook(body, headers)
    if (!note) throw invalidRequest(400, `This was not sent by ${name}`)
    await spendLimits(db, [limitOf(name)])
    await db.transaction().execute(async (tx) => {
      const id = await addWebhook(tx, {
        ...{ provider: name, eventId: note.eventId, body, headers: storedHeaders(headers) },
        ...{ paymentReference: note.paymentId ?? null, providerId: note.providerId ?? null },
      })
      if (id !== undefined) await enqueueWebhook(tx, id)
    })
  },
})

const storedHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      storedHeader.test(name) && typeof value === 'string' ? [[name, value.slice(0, longestHeader)]] : [],
    ),
  )
