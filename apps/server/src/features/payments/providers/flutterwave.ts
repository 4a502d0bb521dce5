import { fromMinor, toMinor } from '@gable/domain/currency'
import * as z from 'zod'
import { askProvider, ProviderRefusal, unlessUnknown } from './ask-provider.ts'
import type { PaymentProvider, ReportedPayment } from './payment-provider.ts'
import { eventIdOf, isSameSecret, parseWebhook } from './webhook-body.ts'

type Keys = { secretKey: string; publicKey: string; webhookHash: string | undefined; url: string }

const Link = z.object({ data: z.object({ link: z.string() }) })
const Transaction = z.object({
  data: z.object({
    id: z.number(),
    tx_ref: z.string(),
    flw_ref: z.string(),
    status: z.string(),
    amount: z.number(),
    currency: z.string(),
  }),
})
const Refunds = z.object({ data: z.array(z.object({ amount_refunded: z.number(), status: z.string() })) })
const Chargebacks = z.object({ data: z.array(z.object({ status: z.string() })) })
const Event = z.object({ event: z.string(), data: z.object({ tx_ref: z.string().optional() }) })

const states: Partial<Record<string, ReportedPayment['state']>> = { successful: 'succeeded', failed: 'failed' }

/** The standard checkout of v3. Its webhook carries a word that both know and no signature: we only ask because of it. */
export function createFlutterwaveProvider({ secretKey, publicKey, webhookHash, url }: Keys): PaymentProvider {
  const headers = { authorization: `Bearer ${secretKey}` }
  const find = (id: string) =>
    unlessUnknown(
      askProvider(`${url}/v3/transactions/verify_by_reference?tx_ref=${encodeURIComponent(id)}`, {
        ...{ headers, answer: Transaction },
      }),
    )

  async function findRefunded({ id, flw_ref: reference, amount, currency }: z.output<typeof Transaction>['data']) {
    const [refunds, chargebacks] = await Promise.all([
      askProvider(`${url}/v3/refunds?id=${id}`, { headers, answer: Refunds }),
      askProvider(`${url}/v3/chargebacks?flw_ref=${encodeURIComponent(reference)}`, { headers, answer: Chargebacks }),
    ])
    const toUnits = (decimal: number) => toMinor(decimal, currency) ?? 0
    // A chargeback that was lost takes all of it.
    if (chargebacks.data.some(({ status }) => status === 'accepted' || status === 'lost')) return toUnits(amount)
    const given = refunds.data.filter(({ status }) => status !== 'failed')
    return given.reduce((sum, { amount_refunded: refunded }) => sum + toUnits(refunded), 0)
  }

  return {
    name: 'flutterwave',
    publicKey,
    isTest: secretKey.includes('_TEST'),
    canReadWebhooks: webhookHash !== undefined,

    async start({ id, amountMinor, currency, description, payer, returnUrl }) {
      const body = {
        ...{ tx_ref: id, amount: fromMinor(amountMinor, currency), currency, redirect_url: returnUrl },
        customer: { email: payer.email, name: payer.name },
        customizations: { title: description },
      }
      const question = { method: 'POST', headers, body, answer: Link } as const
      const { data } = await askProvider(`${url}/v3/payments`, question)
      return { providerId: id, redirectUrl: data.link }
    },

    async ask({ id, isPaid }) {
      const found = await find(id)
      if (!found) return undefined
      const { tx_ref: paymentId, status, amount, currency } = found.data
      return {
        ...{ paymentId, currency, amountMinor: toMinor(amount, currency) ?? 0, state: states[status] ?? 'pending' },
        refundedMinor: isPaid ? await findRefunded(found.data) : 0,
      }
    },

    async refund({ id, currency }, { totalMinor }) {
      const found = await find(id)
      if (!found) throw new ProviderRefusal(404, 'Flutterwave knows of no such payment')
      // It has no idempotency keys: what went back already is not sent again.
      const refunded = await findRefunded(found.data)
      if (refunded >= totalMinor) return
      const body = { amount: fromMinor(totalMinor - refunded, currency) }
      const question = { method: 'POST', headers, body, answer: z.object({ status: z.literal('success') }) } as const
      await askProvider(`${url}/v3/transactions/${found.data.id}/refund`, question)
    },

    readWebhook(body, sent) {
      if (webhookHash === undefined || !isSameSecret(sent['verif-hash'], webhookHash)) return undefined
      const event = parseWebhook(body, Event)
      return event && { eventId: eventIdOf(body), paymentId: event.data.tx_ref }
    },
  }
}
