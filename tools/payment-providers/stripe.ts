import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Change, type Charge, type Charges, Refused } from './charges.ts'
import { fromUnits, toUnits } from './decimal-amounts.ts'
import { bearerOf, type LocalProvider } from './provider.ts'
import { serveStripeScript } from './stripe-script.ts'

export const stripeKeys = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: 'whsec_local_stripe',
}

const statusOf = {
  open: 'requires_payment_method',
  approved: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
  cancelled: 'canceled',
} as const
const eventTypes: Record<Change, string | undefined> = {
  approved: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  cancelled: 'payment_intent.canceled',
  refunded: 'charge.refunded',
  reversed: 'charge.dispute.funds_withdrawn',
}

type Form = Record<string, string | undefined>
const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['idempotency-key']?.toString()

/** Payment intents and refunds, as Stripe's SDK asks for them. */
export function createStripe(): LocalProvider {
  return {
    routes(app, charges, origin) {
      serveStripeScript(app, charges, origin)
      app.addHook('onRequest', async ({ headers, url }) => {
        if (url.startsWith('/v1/') && bearerOf(headers.authorization) !== stripeKeys.secretKey) {
          throw new Refused(401, 'Invalid API Key')
        }
      })
      app.post<{ Body: Form }>('/v1/payment_intents', async ({ body, headers }) => {
        const { amount, 'metadata[payment_id]': reference = '' } = body
        const currency = (body['currency'] ?? '').toUpperCase()
        const amountMinor = fromUnits('stripe', Number(amount), currency)
        const charge = charges.open({
          ...{
            provider: 'stripe',
            id: `pi_${randomBytes(12).toString('hex')}`,
            key: keyOf({ headers }),
            request: body,
          },
          ...{ reference, amountMinor, currency, returnUrl: '', cancelUrl: '' },
        })
        return toIntent(charge, charges)
      })
      app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async ({ params }) =>
        toIntent(getIntent(charges, params.id), charges),
      )
      app.post<{ Body: Form }>('/v1/refunds', async ({ body, headers }) => {
        const charge = getIntent(charges, body['payment_intent'] ?? '')
        const amount = Number(body['amount'] ?? toUnits('stripe', charge.amountMinor, charge.currency))
        const { id } = charges.refund(charge, fromUnits('stripe', amount, charge.currency), keyOf({ headers }))
        return { id, object: 'refund', amount, status: 'succeeded', payment_intent: charge.id }
      })
    },

    event: (charge, change, id) => {
      const isOfCharge = change === 'refunded' || change === 'reversed'
      const object = isOfCharge
        ? { object: 'charge', id: `ch_${charge.number}`, payment_intent: charge.id, metadata: metadataOf(charge) }
        : { object: 'payment_intent', id: charge.id, metadata: metadataOf(charge) }
      return { id, object: 'event', type: eventTypes[change], livemode: false, data: { object } }
    },

    sign: ({ body }, at) => {
      const seconds = Math.floor(at / 1_000)
      const signature = createHmac('sha256', stripeKeys.webhookSecret).update(`${seconds}.${body}`).digest('hex')
      return { 'stripe-signature': `t=${seconds},v1=${signature}` }
    },
  }
}

const getIntent = (charges: Charges, id: string) => charges.get('stripe', (charge) => charge.id === id)
const metadataOf = ({ reference }: Charge) => ({ payment_id: reference })

function toIntent(charge: Charge, charges: Charges) {
  const { id, currency, state, isReversed, number } = charge
  const amount = toUnits('stripe', charge.amountMinor, currency)
  const latest = {
    ...{ object: 'charge', id: `ch_${number}`, amount, disputed: isReversed },
    amount_refunded: toUnits('stripe', charges.refundedMinor(charge), currency),
  }
  return {
    ...{ object: 'payment_intent', id, amount, currency: currency.toLowerCase(), livemode: false },
    client_secret: `${id}_secret_${number}`,
    status: statusOf[state],
    last_payment_error: state === 'failed' ? { code: 'card_declined' } : null,
    metadata: metadataOf(charge),
    latest_charge: state === 'succeeded' ? latest : null,
  }
}
