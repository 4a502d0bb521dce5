import { fromProviderUnits, toProviderUnits } from '@gable/domain/provider-amounts'
import { Stripe } from 'stripe'
import type { KnownPayment, PaymentProvider, ReportedPayment } from './payment-provider.ts'
import { ProviderRefusal, ProviderUnavailable, sayable } from './ask-provider.ts'

type Keys = { secretKey: string; publishableKey: string; webhookSecret: string | undefined; url: string }

const timeoutMs = 10_000
/** Older signatures are replays. */
const toleranceSeconds = 300
const metadataKey = 'payment_id'

const states: Partial<Record<Stripe.PaymentIntent.Status, ReportedPayment['state']>> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

/** Payment intents: the card is typed into Stripe's own frame in our page, and never reaches us. */
export function createStripeProvider({ secretKey, publishableKey, webhookSecret, url }: Keys): PaymentProvider {
  const { protocol, hostname, port } = new URL(url)
  const isTest = !secretKey.includes('_live_')
  const stripe = new Stripe(secretKey, {
    ...{ protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, timeout: timeoutMs, maxNetworkRetries: 1 },
    ...(port && { port: Number(port) }),
    telemetry: false,
  })

  return {
    name: 'stripe',
    publicKey: publishableKey,
    isTest,
    canReadWebhooks: webhookSecret !== undefined,

    async start({ id, providerId, amountMinor, currency, description, payer }) {
      const amount = unitsOf(amountMinor, currency)
      // The key takes nothing but the same words again, and a package may be called otherwise by now.
      const intent = await withProviderErrors(
        providerId === null
          ? stripe.paymentIntents.create(
              {
                ...{ amount, currency: currency.toLowerCase(), description, receipt_email: payer.email },
                ...{ metadata: { [metadataKey]: id }, automatic_payment_methods: { enabled: true } },
              },
              { idempotencyKey: id },
            )
          : stripe.paymentIntents.retrieve(providerId),
      )
      return { providerId: intent.id, ...(intent.client_secret && { clientSecret: intent.client_secret }) }
    },

    async ask({ providerId }) {
      const found = await withProviderErrors(
        stripe.paymentIntents.retrieve(providerId, { expand: ['latest_charge'] }),
      ).catch((error: unknown) => {
        if (error instanceof ProviderRefusal && error.status === 404) return undefined
        throw error
      })
      if (!found) return undefined
      const { metadata, amount, status, latest_charge: charge } = found
      const currency = found.currency.toUpperCase()
      return {
        paymentId: metadata[metadataKey] ?? '',
        state: states[status] ?? (found.last_payment_error ? 'failed' : 'pending'),
        ...{ amountMinor: fromProviderUnits('stripe', amount, currency), currency },
        refundedMinor: fromProviderUnits('stripe', refundedOf(charge), currency),
      }
    },

    async refund({ providerId, currency }: KnownPayment, { id, amountMinor }) {
      const amount = unitsOf(amountMinor, currency)
      await withProviderErrors(stripe.refunds.create({ payment_intent: providerId, amount }, { idempotencyKey: id }))
    },

    readWebhook(body, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return undefined
      const event = verify(body, signature)
      // A test event must not settle a real payment.
      if (!event || event.livemode === isTest) return undefined
      const object = event.data.object as { id: string; object: string; payment_intent?: string | null }
      const providerId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined)
      return { eventId: event.id, providerId }
    },
  }

  function verify(body: Buffer, signature: string) {
    if (webhookSecret === undefined) return undefined
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds)
    } catch {
      return undefined
    }
  }
}

const unitsOf = (amountMinor: number, currency: string) => sayable(toProviderUnits('stripe', amountMinor, currency))

/** A dispute takes all of it back, whatever comes of it later. */
function refundedOf(charge: Stripe.Charge | string | null): number {
  if (!charge || typeof charge === 'string') return 0
  return charge.disputed ? charge.amount : charge.amount_refunded
}

/** Stripe's errors name what was asked; ours say only what kind of failure it is. */
async function withProviderErrors<Answer>(promise: Promise<Answer>): Promise<Answer> {
  return promise.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode, type } = error
    const isPassing = statusCode === undefined || statusCode >= 500 || statusCode === 429
    throw isPassing ? new ProviderUnavailable(`Stripe: ${type}`) : new ProviderRefusal(statusCode, `Stripe: ${type}`)
  })
}
