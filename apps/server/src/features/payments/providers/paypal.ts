import type { IncomingHttpHeaders } from 'node:http'
import { toMinor } from '@gable/domain/currency'
import { toProviderDecimal } from '@gable/domain/provider-amounts'
import * as z from 'zod'
import { createCachedToken } from '#platform/cached-token.ts'
import { askProvider, ProviderRefusal, sayable, unlessUnknown } from './ask-provider.ts'
import type { PaymentProvider, ReportedPayment } from './payment-provider.ts'
import { parseWebhook } from './webhook-body.ts'

type Keys = { clientId: string; clientSecret: string; webhookId: string | undefined; url: string }

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Capture = z.object({ id: z.string(), status: z.string() })
const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().default(''),
        amount: Amount,
        payments: z
          .object({
            captures: z.array(Capture).default([]),
            refunds: z.array(z.object({ amount: Amount, status: z.string().default('COMPLETED') })).default([]),
          })
          .optional(),
      }),
    )
    .min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
type Order = z.output<typeof Order>
const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }).optional() }).optional(),
  }),
})

/** Orders v2: the buyer agrees on PayPal's page, and asking about the order takes the money. */
export function createPaypalProvider({ clientId, clientSecret, webhookId, url }: Keys): PaymentProvider {
  const getToken = createAccess(url, `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
  const headers = async (requestId?: string) => ({
    authorization: `Bearer ${await getToken()}`,
    ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    // Without it only the id of what was made comes back.
    prefer: 'return=representation',
  })
  const orderUrl = (providerId: string) => `${url}/v2/checkout/orders/${encodeURIComponent(providerId)}`

  const findOrder = async (providerId: string) =>
    unlessUnknown(askProvider(orderUrl(providerId), { headers: await headers(), answer: Order }))

  /** A second capture gets the answer of the first; one of an order that was settled meanwhile is refused. */
  async function capture(id: string, providerId: string): Promise<Order | undefined> {
    const question = { method: 'POST', headers: await headers(`${id}-capture`), body: {}, answer: Order } as const
    return askProvider(`${orderUrl(providerId)}/capture`, question).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return findOrder(providerId)
      throw error
    })
  }

  return {
    name: 'paypal',
    publicKey: clientId,
    isTest: new URL(url).hostname !== 'api-m.paypal.com',
    canReadWebhooks: webhookId !== undefined,

    async start({ id, amountMinor, currency, description, returnUrl, cancelUrl }) {
      const amount = { currency_code: currency, value: decimalOf(amountMinor, currency) }
      const body = {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: id, description, amount }],
        payment_source: {
          paypal: {
            experience_context: {
              ...{ return_url: returnUrl, cancel_url: cancelUrl },
              ...{ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
            },
          },
        },
      }
      const question = { method: 'POST', headers: await headers(id), body, answer: Order } as const
      const order = await askProvider(`${url}/v2/checkout/orders`, question)
      const redirectUrl = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      return { providerId: order.id, ...(redirectUrl && { redirectUrl }) }
    },

    async ask({ id, providerId }) {
      const found = await findOrder(providerId)
      const order = found?.status === 'APPROVED' ? await capture(id, providerId) : found
      return order && toReport(order)
    },

    async refund({ providerId, currency }, { id, amountMinor }) {
      const [captured] = (await findOrder(providerId))?.purchase_units[0]?.payments?.captures ?? []
      if (!captured) throw new ProviderRefusal(404, 'PayPal knows of no such payment')
      await askProvider(`${url}/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`, {
        method: 'POST',
        headers: await headers(id),
        body: { amount: { currency_code: currency, value: decimalOf(amountMinor, currency) } },
        answer: z.object({ id: z.string() }),
      })
    },

    readWebhook(body, sent) {
      const event = parseWebhook(body, Event)
      if (!event || webhookId === undefined || !isTransmitted(sent)) return undefined
      const isOrder = event.event_type.startsWith('CHECKOUT.ORDER.')
      const providerId = isOrder ? event.resource.id : event.resource.supplementary_data?.related_ids?.order_id
      // A refund names no order, only what we called the payment.
      return { eventId: event.id, providerId, paymentId: event.resource.custom_id }
    },

    async confirmWebhook(body, sent) {
      if (!isTransmitted(sent)) return false
      const { verification_status: status } = await askProvider(`${url}/v1/notifications/verify-webhook-signature`, {
        method: 'POST',
        headers: await headers(),
        body: {
          // PayPal fetches the certificate, we never do.
          cert_url: sent['paypal-cert-url'],
          auth_algo: sent['paypal-auth-algo'],
          transmission_id: sent['paypal-transmission-id'],
          transmission_time: sent['paypal-transmission-time'],
          transmission_sig: sent['paypal-transmission-sig'],
          webhook_id: webhookId,
          webhook_event: JSON.parse(body.toString('utf8')) as unknown,
        },
        answer: z.object({ verification_status: z.string() }),
      })
      return status === 'SUCCESS'
    },
  }
}

const transmitted = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo']
const isTransmitted = (sent: IncomingHttpHeaders) =>
  transmitted.every((name) => typeof sent[`paypal-${name}`] === 'string')

const notGiven = new Set(['FAILED', 'CANCELLED'])

function toReport({ purchase_units: [unit] }: Order): ReportedPayment | undefined {
  if (!unit) return undefined
  const { currency_code: currency, value } = unit.amount
  const amountMinor = toMinor(value, currency) ?? 0
  const status = unit.payments?.captures[0]?.status
  const known = { paymentId: unit.custom_id, amountMinor, currency, refundedMinor: 0 }
  if (status === undefined || status === 'PENDING') return { ...known, state: 'pending' }
  if (status === 'DECLINED' || status === 'FAILED') return { ...known, state: 'failed' }
  const given = unit.payments?.refunds.filter((refund) => !notGiven.has(refund.status)) ?? []
  const refunds = given.map(({ amount }) => toMinor(amount.value, amount.currency_code) ?? 0)
  const refundedMinor = refunds.reduce((sum, one) => sum + one, 0)
  return { ...known, state: 'succeeded', refundedMinor: status === 'REFUNDED' ? amountMinor : refundedMinor }
}

const decimalOf = (amountMinor: number, currency: string) => sayable(toProviderDecimal('paypal', amountMinor, currency))

const createAccess = (url: string, authorization: string) =>
  createCachedToken(async () => {
    const body = new URLSearchParams({ grant_type: 'client_credentials' })
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await askProvider(`${url}/v1/oauth2/token`, { method: 'POST', headers, body, answer: Token })
    return { token: answer.access_token, seconds: answer.expires_in }
  })
