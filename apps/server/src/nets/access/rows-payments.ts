import * as calls from '@gable/contract/payments'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, outside, refusedFor, type Row, row, rowAbout, type Verdict } from './row.ts'

const own = onlyFor('lister')
/** What can be bought: by everybody alike, and only what costs something. */
const bought: Record<StateOf<'offeredPackage'>, Verdict> = {
  ...{ paid: 'ok', free: 'illegal_move', retired: 'not_found', 'never there': 'not_found' },
}
const offer = { access: 'member', names: 'offeredPackage', by: 'package_id', when: bought } as const
const payment = { access: 'member', names: 'payment', by: 'payment_transaction_id' } as const

export const paymentRows: Row[] = [
  row(calls.getPaymentSettings, { access: 'member' }),
  rowAbout(calls.createPaymentIntent, {
    ...offer,
    input: ({ id }) => ({ packageId: id, method: 'stripe' as const }),
  }),
  rowAbout(calls.createPaymentIntent, {
    ...offer,
    input: ({ id }) => ({ packageId: id, method: 'paystack' as const }),
  }),
  rowAbout(calls.payWithPaypal, { ...offer, input: ({ id }) => ({ packageId: id }) }),
  rowAbout(calls.payWithPaypalByGet, { ...offer, input: ({ id }) => ({ packageId: id }) }),
  rowAbout(calls.payWithFlutterwave, { ...offer, input: ({ id }) => ({ packageId: id }) }),
  rowAbout(calls.failPayment, {
    ...payment,
    input: ({ reference }) => ({ reference }),
    when: {
      ...{ pending: own, cancelled: own, succeeded: refusedFor('illegal_move', 'lister') },
      'never there': 'not_found',
    },
  }),
  rowAbout(calls.getPaymentStatus, {
    ...payment,
    input: ({ reference }) => ({ reference }),
    when: { pending: own, cancelled: own, succeeded: own, 'never there': 'not_found' },
  }),
  row(calls.getPaymentDetails, { access: 'member' }),
  row(calls.getPaymentTotals, { access: 'member' }),
  outside('GET /api/payments-csv', { access: 'member' }),
  // Nobody but a provider can sign one.
  outside('POST /api/payment-webhooks/:provider', { url: '/api/payment-webhooks/stripe', gets: 'invalid_request' }),
]
