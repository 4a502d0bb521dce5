import { type Change, type Charge, type Charges, Refused } from './charges.ts'
import { fromDecimal, toDecimal } from './decimal-amounts.ts'
import { bearerOf, type LocalProvider } from './provider.ts'

export const flutterwaveKeys = {
  secretKey: 'FLWSECK_TEST-local',
  publicKey: 'FLWPUBK_TEST-local',
  webhookHash: 'flutterwave-local-hash',
}

const eventTypes: Record<Change, string | undefined> = {
  approved: undefined,
  succeeded: 'charge.completed',
  failed: 'charge.completed',
  cancelled: undefined,
  refunded: 'refund.completed',
  reversed: 'chargeback.accepted',
}
const statusOf = {
  open: 'pending',
  approved: 'pending',
  succeeded: 'successful',
  failed: 'failed',
  cancelled: 'failed',
}

type Wanted = { tx_ref: string; amount: string | number; currency: string; redirect_url: string }

/** The standard checkout of v3. Its webhook carries a shared word and no signature: a shop asks again. */
export function createFlutterwave(): LocalProvider {
  return {
    routes(app, charges, origin) {
      app.addHook('onRequest', async ({ headers, url }) => {
        if (url.startsWith('/flutterwave/v3/') && bearerOf(headers.authorization) !== flutterwaveKeys.secretKey) {
          throw new Refused(401, 'Invalid authorization key')
        }
      })
      app.post<{ Body: Wanted }>('/flutterwave/v3/payments', async ({ body }) => {
        const { tx_ref: reference, amount, currency, redirect_url: returnUrl } = body
        // The same reference again is another page for the same payment.
        const charge =
          charges.find('flutterwave', (one) => one.reference === reference) ??
          charges.open({
            ...{ provider: 'flutterwave', id: `flw_${reference}`, reference, currency, returnUrl },
            ...{ amountMinor: fromDecimal(amount, currency), cancelUrl: withStatus(returnUrl, 'cancelled') },
          })
        const link = `${origin()}/flutterwave/checkout/${charge.id}`
        return { status: 'success', message: 'Hosted Link', data: { link } }
      })
      app.get<{ Querystring: { tx_ref: string } }>(
        '/flutterwave/v3/transactions/verify_by_reference',
        async ({ query }) => {
          const charge = charges.get('flutterwave', (one) => one.reference === query.tx_ref)
          // Before the buyer has tried there is no transaction.
          if (charge.state === 'open') throw new Refused(404, 'No transaction was found for this reference')
          return { status: 'success', data: toTransaction(charge) }
        },
      )
      type RefundBody = { amount?: string | number } | null
      app.post<{ Params: { id: string }; Body: RefundBody }>(
        '/flutterwave/v3/transactions/:id/refund',
        async ({ params, body }) => {
          const charge = getTransaction(charges, params.id)
          const amount = body?.amount ?? toDecimal(charge.amountMinor, charge.currency)
          const refund = charges.refund(charge, fromDecimal(amount, charge.currency))
          return { status: 'success', data: toRefund(charge, refund) }
        },
      )
      app.get<{ Querystring: { id: string } }>('/flutterwave/v3/refunds', async ({ query }) => {
        const charge = getTransaction(charges, query.id)
        return { status: 'success', data: charge.refunds.map((refund) => toRefund(charge, refund)) }
      })
      app.get<{ Querystring: { flw_ref: string } }>('/flutterwave/v3/chargebacks', async ({ query }) => {
        const charge = charges.get('flutterwave', (one) => one.id === query.flw_ref)
        return { status: 'success', data: charge.isReversed ? [{ flw_ref: charge.id, status: 'accepted' }] : [] }
      })
    },

    event: (charge, change, id) => {
      const event = eventTypes[change]
      return event ? { event, data: { ...toTransaction(charge), meta: { local_event: id } } } : undefined
    },

    sign: () => ({ 'verif-hash': flutterwaveKeys.webhookHash }),
  }
}

const getTransaction = (charges: Charges, id: string) =>
  charges.get('flutterwave', ({ number }) => String(number) === id)

const toRefund = ({ number, currency }: Charge, { id, amountMinor }: { id: string; amountMinor: number }) => ({
  ...{ id, tx_id: number, amount_refunded: Number(toDecimal(amountMinor, currency)), status: 'completed' },
})

const toTransaction = ({ number, reference, id, amountMinor, currency, state }: Charge) => ({
  ...{ id: number, tx_ref: reference, flw_ref: id, currency, status: statusOf[state] },
  ...{ amount: Number(toDecimal(amountMinor, currency)), charged_amount: Number(toDecimal(amountMinor, currency)) },
})

/** Whoever comes back brings the word of the provider in the address; a shop must not believe it. */
function withStatus(returnUrl: string, status: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('status', status)
  return url.href
}
