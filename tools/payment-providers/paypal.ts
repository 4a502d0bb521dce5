import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { type Change, type Charge, type Charges, Refused } from './charges.ts'
import { fromDecimal, toDecimal } from './decimal-amounts.ts'
import { bearerOf, type LocalProvider } from './provider.ts'

export const paypalKeys = { clientId: 'paypal-client', clientSecret: 'paypal-secret', webhookId: 'WH-LOCAL-1' }

const noDecimals = new Set(['HUF', 'JPY', 'TWD'])
const accessToken = 'A21-local'
const eventTypes: Record<Change, string | undefined> = {
  approved: 'CHECKOUT.ORDER.APPROVED',
  succeeded: 'PAYMENT.CAPTURE.COMPLETED',
  failed: 'PAYMENT.CAPTURE.DENIED',
  cancelled: undefined,
  refunded: 'PAYMENT.CAPTURE.REFUNDED',
  reversed: 'PAYMENT.CAPTURE.REVERSED',
}

type Order = {
  purchase_units: { custom_id: string; amount: { currency_code: string; value: string } }[]
  payment_source?: { paypal?: { experience_context?: { return_url?: string; cancel_url?: string } } }
}
type Verification = {
  transmission_id: string
  transmission_time: string
  transmission_sig: string
  webhook_id: string
  webhook_event: unknown
}
const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['paypal-request-id']?.toString()

/** Orders v2. The buyer agrees on PayPal's page, and the shop takes the money. */
export function createPaypal(): LocalProvider {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  /** Verification is asked with the event as an object: which bytes it had, PayPal looks up by its id. */
  const sent = new Map<string, string>()
  const textOf = (id: string, time: string, body: string) =>
    Buffer.from(`${id}|${time}|${paypalKeys.webhookId}|${crc32(body)}`)

  return {
    routes(app, charges, origin) {
      const toOrder = (charge: Charge) => presentOrder(charge, charges, origin())
      app.addHook('onRequest', async ({ headers, url }) => {
        if (
          /^\/paypal\/v[12]\/(checkout|payments|notifications)/.test(url) &&
          bearerOf(headers.authorization) !== accessToken
        ) {
          throw new Refused(401, 'Authentication failed')
        }
      })
      app.post('/paypal/v1/oauth2/token', async ({ headers }) => {
        const said = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
        if (said !== `${paypalKeys.clientId}:${paypalKeys.clientSecret}`)
          throw new Refused(401, 'Client Authentication failed')
        return { access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 }
      })
      app.post<{ Body: Order }>('/paypal/v2/checkout/orders', async ({ body, headers }) => {
        const [unit] = body.purchase_units
        if (!unit) throw new Refused(422, 'MISSING_REQUIRED_PARAMETER')
        const { currency_code: currency, value } = unit.amount
        if (noDecimals.has(currency) && value.includes('.')) throw new Refused(422, 'DECIMALS_NOT_SUPPORTED')
        const context = body.payment_source?.paypal?.experience_context
        const charge = charges.open({
          ...{ provider: 'paypal', id: randomBytes(8).toString('hex').toUpperCase(), key: keyOf({ headers }) },
          ...{ reference: unit.custom_id, amountMinor: fromDecimal(value, currency), currency },
          returnUrl: context?.return_url ?? '',
          cancelUrl: context?.cancel_url ?? '',
        })
        return toOrder(charge)
      })
      app.get<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id', async ({ params }) =>
        toOrder(getOrder(charges, params.id)),
      )
      app.post<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id/capture', async ({ params }) => {
        const charge = getOrder(charges, params.id)
        if (charge.state === 'open') throw new Refused(422, 'ORDER_NOT_APPROVED')
        if (charge.state === 'approved') charges.settle(charge, 'succeeded')
        return toOrder(charge)
      })
      type RefundBody = { amount?: { value: string } } | null
      app.post<{ Params: { id: string }; Body: RefundBody }>(
        '/paypal/v2/payments/captures/:id/refund',
        async ({ params, body, headers }) => {
          const charge = charges.get('paypal', (one) => captureIdOf(one) === params.id)
          const { value } = body?.amount ?? {}
          const amountMinor = value === undefined ? charge.amountMinor : fromDecimal(value, charge.currency)
          const { id } = charges.refund(charge, amountMinor, keyOf({ headers }))
          return { id, status: 'COMPLETED' }
        },
      )
      app.post<{ Body: Verification }>('/paypal/v1/notifications/verify-webhook-signature', async ({ body }) => {
        const text = sent.get((body.webhook_event as { id: string }).id)
        const isSame = text !== undefined && JSON.stringify(body.webhook_event) === text
        const signed = textOf(body.transmission_id, body.transmission_time, text ?? '')
        const isSigned = verify('sha256', signed, publicKey, Buffer.from(body.transmission_sig, 'base64'))
        const isOurs = body.webhook_id === paypalKeys.webhookId
        return { verification_status: isSame && isSigned && isOurs ? 'SUCCESS' : 'FAILURE' }
      })
    },

    event: (charge, change, id) => {
      const type = eventTypes[change]
      if (!type) return undefined
      const capture = { id: captureIdOf(charge), custom_id: charge.reference }
      const related = { supplementary_data: { related_ids: { order_id: charge.id } } }
      // What goes back is told of the capture, and names no order.
      const isBack = change === 'refunded' || change === 'reversed'
      const resource = change === 'approved' ? { id: charge.id } : isBack ? capture : { ...capture, ...related }
      return { id, event_type: type, resource }
    },

    sign: ({ eventId, body }, at) => {
      sent.set(eventId, body)
      const [id, time] = [`T-${eventId}-${at}`, new Date(at).toISOString()]
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', textOf(id, time, body), privateKey).toString('base64'),
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-LOCAL',
        'paypal-auth-algo': 'SHA256withRSA',
      }
    },
  }
}

const getOrder = (charges: Charges, id: string) => charges.get('paypal', (charge) => charge.id === id)
const captureIdOf = ({ number }: Charge) => `CAP${number}`

function presentOrder(charge: Charge, charges: Charges, origin: string) {
  const { id, reference, amountMinor, currency, state, isReversed } = charge
  const amount = { currency_code: currency, value: toDecimal(amountMinor, currency) }
  const refunded = charges.refundedMinor(charge)
  const isGone = isReversed || refunded === amountMinor
  const captured =
    state === 'failed' ? 'DECLINED' : isGone ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
  const captures = [{ id: captureIdOf(charge), status: captured, amount, custom_id: reference }]
  const refunds = charge.refunds.map((refund) => ({
    id: refund.id,
    status: refund.status ?? 'COMPLETED',
    amount: { currency_code: currency, value: toDecimal(refund.amountMinor, currency) },
  }))
  const isCaptured = state === 'succeeded' || state === 'failed'
  return {
    id,
    status: isCaptured ? 'COMPLETED' : state === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    purchase_units: [{ custom_id: reference, amount, ...(isCaptured && { payments: { captures, refunds } }) }],
    links: [{ rel: 'payer-action', href: `${origin}/paypal/checkout/${id}`, method: 'GET' }],
  }
}
