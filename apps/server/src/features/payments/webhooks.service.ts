import type { IncomingHttpHeaders } from 'node:http'
import { type ProviderName, providerNames } from '@gable/domain/payment-methods'
import type { Db } from '#platform/db.ts'
import { AppError, invalidRequest, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { enqueueWebhook } from './payments.jobs.ts'
import { findPaymentOfWebhook } from './payments.repository.ts'
import type { Providers } from './providers.ts'
import type { WebhookNote } from './providers/payment-provider.ts'
import { fingerprintOf } from './providers/webhook-body.ts'
import { addWebhook } from './webhooks.repository.ts'

/** Only what is needed to prove who sent it is stored with it. */
const storedHeader = /^(stripe-signature|x-paystack-signature|paypal-[a-z-]+)$/
const longestHeader = 2_000
/** More than any site sells in a minute; what is above is sent again. */
const limitOf = (provider: ProviderName): Limit => ({ key: `webhooks:${provider}`, most: 6_000, windowSeconds: 60 })
/** Of one payment, where anybody may have sent it: whoever pays could make nobody else wait. */
const unprovenLimitOf = (paymentId: number): Limit => ({
  key: `webhooks:unproven:${paymentId}`,
  most: 200,
  windowSeconds: 3_600,
})
/** What a provider tells of a payment takes some thousands. */
const maxUnprovenBytes = 32 * 1024

export type WebhooksService = ReturnType<typeof createWebhooks>

/** Takes what providers tell. It is answered when it is stored, and not before: one that hears nothing sends it again. */
export function createWebhooks({ db, providers }: { db: Db; providers: Providers }) {
  /**
   * The id under which it is stored, where only the provider can say later whether it is its own. It is that of these
   * bytes with this proof: what somebody else made up under the id of an event must not pass for the event. Nothing of
   * what is about no payment of ours, which would change nothing.
   */
  async function admitUnproven(provider: ProviderName, body: Buffer, proof: Record<string, string>, note: WebhookNote) {
    if (body.length > maxUnprovenBytes) throw invalidRequest(400, `${provider} tells less`)
    const payment = await findPaymentOfWebhook(db, provider, note)
    if (!payment) return undefined
    await spendLimits(db, [unprovenLimitOf(payment.id)])
    return fingerprintOf(body, proof)
  }

  return {
    async take(from: string, body: Buffer, sent: IncomingHttpHeaders) {
      const name = providerNames.find((one) => one === from)
      if (!name) throw notFound('Provider')
      const provider = providers.get(name)
      if (!provider?.canReadWebhooks) throw new AppError(503, 'unavailable', `${name} has no secret here`)
      const note = provider.readWebhook(body, sent)
      if (!note) throw invalidRequest(400, `This was not sent by ${name}`)
      const headers = storedHeaders(sent)
      const isProven = provider.confirmWebhook === undefined
      const eventId = isProven ? note.eventId : await admitUnproven(name, body, headers, note)
      if (eventId === undefined) return
      await spendLimits(db, [limitOf(name)])
      await db.transaction().execute(async (tx) => {
        const id = await addWebhook(tx, {
          ...{ provider: name, eventId, body, headers },
          ...{ paymentReference: note.paymentId ?? null, providerId: note.providerId ?? null },
        })
        if (id !== undefined) await enqueueWebhook(tx, id)
      })
    },
  }
}

const storedHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      storedHeader.test(name) && typeof value === 'string' ? [[name, value.slice(0, longestHeader)]] : [],
    ),
  )
