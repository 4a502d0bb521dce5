import { createHmac } from 'node:crypto'
import { fromProviderUnits, toProviderUnits } from '@gable/domain/provider-amounts'
import * as z from 'zod'
import { askProvider, ProviderRefusal, sayable, unlessUnknown } from './ask-provider.ts'
import type { PaymentProvider, ReportedPayment } from './payment-provider.ts'
import { eventIdOf, isSameSecret, parseWebhook } from './webhook-body.ts'

type Keys = { secretKey: string; publicKey: string; url: string }

const Initialized = z.object({ data: z.object({ authorization_url: z.string(), reference: z.string() }) })
const Transaction = z.object({
  data: z.object({
    id: z.union([z.number(), z.string()]),
    reference: z.string(),
    status: z.string(),
    amount: z.number(),
    currency: z.string(),
    domain: z.string().default('live'),
  }),
})
const Refunds = z.object({ data: z.array(z.object({ amount: z.number(), status: z.string() })) })
const Disputes = z.object({
  data: z.array(z.object({ resolution: z.string().nullish(), refund_amount: z.number().nullish() })),
})
const Event = z.object({
  event: z.string(),
  data: z.object({ reference: z.string().optional(), transaction_reference: z.string().optional() }),
})

const states: Partial<Record<string, ReportedPayment['state']>> = {
  success: 'succeeded',
  reversed: 'succeeded',
  failed: 'failed',
}

/** Transactions on Paystack's page. Our own id is its reference, so that it refuses to start one twice. */
export function createPaystackProvider({ secretKey, publicKey, url }: Keys): PaymentProvider {
  const headers = { authorization: `Bearer ${secretKey}` }
  const isTest = !secretKey.startsWith('sk_live_')
  const find = (id: string) =>
    unlessUnknown(askProvider(`${url}/transaction/verify/${encodeURIComponent(id)}`, { headers, answer: Transaction }))
  const listOf = <Answer extends z.ZodType>(kind: 'refund' | 'dispute', transaction: string | number, answer: Answer) =>
    askProvider(`${url}/${kind}?transaction=${encodeURIComponent(transaction)}`, { headers, answer })

  async function findRefunded(transaction: string | number): Promise<number> {
    const [refunds, disputes] = await Promise.all([
      listOf('refund', transaction, Refunds),
      listOf('dispute', transaction, Disputes),
    ])
    const given = refunds.data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)
    const lost = disputes.data.filter(({ resolution }) => resolution === 'merchant-accepted')
    return [...given, ...lost.map(({ refund_amount: amount }) => amount ?? 0)].reduce((sum, one) => sum + one, 0)
  }

  return {
    name: 'paystack',
    publicKey,
    isTest,
    canReadWebhooks: true,

    async start({ id, amountMinor, currency, payer, returnUrl, cancelUrl }) {
      const body = {
        ...{ reference: id, amount: unitsOf(amountMinor, currency), currency },
        ...{ email: payer.email, callback_url: returnUrl },
        // Its page has a way back only if it is told one; metadata is JSON as text there.
        metadata: JSON.stringify({ cancel_action: cancelUrl }),
      }
      const question = { method: 'POST', headers, body, answer: Initialized } as const
      const { data } = await askProvider(`${url}/transaction/initialize`, question)
      return { providerId: id, redirectUrl: data.authorization_url }
    },

    async ask({ id, isPaid }) {
      const found = await find(id)
      if (!found) return undefined
      const { id: transaction, reference, status, amount, currency, domain } = found.data
      const known = { paymentId: reference, amountMinor: fromProviderUnits('paystack', amount, currency), currency }
      // What was paid with a test card is no money.
      const state = (domain === 'test') === isTest ? (states[status] ?? 'pending') : 'failed'
      const refunded = status === 'reversed' ? amount : isPaid ? await findRefunded(transaction) : 0
      return { ...known, state, refundedMinor: fromProviderUnits('paystack', Math.min(amount, refunded), currency) }
    },

    async refund(payment, { totalMinor }) {
      const found = await find(payment.id)
      if (!found) throw new ProviderRefusal(404, 'Paystack knows of no such payment')
      // It has no idempotency keys: what went back already is not sent again.
      const total = unitsOf(totalMinor, payment.currency)
      const refunded = await findRefunded(found.data.id)
      if (refunded >= total) return
      const body = { transaction: found.data.id, amount: total - refunded }
      await askProvider(`${url}/refund`, {
        method: 'POST',
        headers,
        body,
        answer: z.object({ status: z.literal(true) }),
      })
    },

    readWebhook(body, sent) {
      const signature = createHmac('sha512', secretKey).update(body).digest('hex')
      if (!isSameSecret(sent['x-paystack-signature'], signature)) return undefined
      const event = parseWebhook(body, Event)
      return event && { eventId: eventIdOf(body), paymentId: event.data.reference ?? event.data.transaction_reference }
    },
  }
}

const unitsOf = (amountMinor: number, currency: string) => sayable(toProviderUnits('paystack', amountMinor, currency))
