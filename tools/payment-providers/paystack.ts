import { createHmac } from 'node:crypto'
import { type Change, type Charge, type Charges, Refused } from './charges.ts'
import { fromUnits, toUnits } from './decimal-amounts.ts'
import { bearerOf, type LocalProvider } from './provider.ts'

export const paystackKeys = { secretKey: 'sk_test_paystack_local', publicKey: 'pk_test_paystack_local' }
/** Of the same account, whose cards of this machine are tests all the same. */
export const livePaystackKey = 'sk_live_paystack_local'
const knownKeys = new Set([paystackKeys.secretKey, livePaystackKey])

const eventTypes: Record<Change, string | undefined> = {
  approved: undefined,
  succeeded: 'charge.success',
  // It tells of what was paid; what was not, a shop asks.
  failed: undefined,
  cancelled: undefined,
  refunded: 'refund.processed',
  reversed: 'charge.dispute.resolve',
}
const statusOf = {
  open: 'ongoing',
  approved: 'ongoing',
  succeeded: 'success',
  failed: 'failed',
  cancelled: 'abandoned',
} as const

type Wanted = { reference: string; amount: number | string; currency: string; callback_url?: string; metadata?: string }

/** Transactions of the standard checkout, refunds and disputes. */
export function createPaystack(): LocalProvider {
  return {
    routes(app, charges, origin) {
      app.addHook('onRequest', async ({ headers, url }) => {
        const isCall = url.startsWith('/paystack/') && !url.startsWith('/paystack/checkout/')
        if (isCall && !knownKeys.has(bearerOf(headers.authorization) ?? '')) throw new Refused(401, 'Invalid key')
      })
      app.post<{ Body: Wanted }>('/paystack/transaction/initialize', async ({ body }) => {
        const { reference, amount, currency, callback_url: returnUrl = '', metadata = '{}' } = body
        const { cancel_action: cancelUrl = returnUrl } = JSON.parse(metadata) as { cancel_action?: string }
        // A reference is an idempotency key that answers with a refusal.
        if (charges.find('paystack', (one) => one.reference === reference)) {
          throw new Refused(400, 'Duplicate Transaction Reference')
        }
        const charge = charges.open({
          ...{ provider: 'paystack', id: `psk_${reference}`, reference, currency },
          ...{ amountMinor: fromUnits('paystack', Number(amount), currency), returnUrl, cancelUrl },
        })
        const data = {
          authorization_url: `${origin()}/paystack/checkout/${charge.id}`,
          access_code: charge.id,
          reference,
        }
        return { status: true, message: 'Authorization URL created', data }
      })
      app.get<{ Params: { reference: string } }>('/paystack/transaction/verify/:reference', async ({ params }) => {
        const charge = charges.get('paystack', (one) => one.reference === params.reference)
        return { status: true, message: 'Verification successful', data: toTransaction(charge, charges) }
      })
      type RefundBody = { transaction: string | number; amount?: number | string }
      app.post<{ Body: RefundBody }>('/paystack/refund', async ({ body }) => {
        const charge = getTransaction(charges, body.transaction)
        const units = Number(body.amount ?? toUnits('paystack', charge.amountMinor, charge.currency))
        const refund = charges.refund(charge, fromUnits('paystack', units, charge.currency))
        return { status: true, message: 'Refund has been queued for processing', data: toRefund(charge, refund) }
      })
      app.get<{ Querystring: { transaction: string } }>('/paystack/refund', async ({ query }) => {
        const charge = getTransaction(charges, query.transaction)
        return { status: true, data: charge.refunds.map((refund) => toRefund(charge, refund)) }
      })
      app.get<{ Querystring: { transaction: string } }>('/paystack/dispute', async ({ query }) => {
        const charge = getTransaction(charges, query.transaction)
        const amount = toUnits('paystack', charge.amountMinor, charge.currency)
        const lost = { status: 'resolved', resolution: 'merchant-accepted', refund_amount: amount }
        return { status: true, data: charge.isReversed ? [lost] : [] }
      })
    },

    event: (charge, change, id) => {
      const event = eventTypes[change]
      const { reference, number } = charge
      // No event of theirs has an id of its own; this one is only for the shop's convenience in tests.
      return event
        ? { event, data: { id: number, reference, transaction_reference: reference }, local_event: id }
        : undefined
    },

    sign: ({ body }) => ({
      'x-paystack-signature': createHmac('sha512', paystackKeys.secretKey).update(body).digest('hex'),
    }),
  }
}

const getTransaction = (charges: Charges, said: string | number) =>
  charges.get('paystack', ({ number, reference }) => String(number) === String(said) || reference === said)

const toRefund = ({ number, currency }: Charge, { id, amountMinor }: { id: string; amountMinor: number }) => ({
  ...{ id, transaction: number, amount: toUnits('paystack', amountMinor, currency), currency, status: 'processed' },
})

function toTransaction(charge: Charge, charges: Charges) {
  const { number: id, reference, amountMinor, currency, state, isReversed } = charge
  const isGone = isReversed || (amountMinor > 0 && charges.refundedMinor(charge) === amountMinor)
  const amount = toUnits('paystack', amountMinor, currency)
  return { id, reference, amount, currency, status: isGone ? 'reversed' : statusOf[state], domain: 'test' }
}
