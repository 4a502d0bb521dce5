import { paymentMethods, providerNames } from '@gable/domain/payment-methods'
import { paymentStates } from '@gable/domain/payment-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Currency, Money } from './money.ts'
import { PaymentId, ReceiptState } from './payments.ts'
import { Decimal, Id, limitOf, renamed, text } from './wire.ts'

export const paymentAlarms = ['mismatch', 'ownerless'] as const
export const refundStates = ['pending', 'done', 'refused'] as const

const Person = z.object({ id: Id, name: z.string() })

const rowShape = {
  id: Id.describe('Where a list goes on'),
  payment_transaction_id: PaymentId,
  order_number: z.string(),
  status: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  alarm: z.enum(['', ...paymentAlarms]).describe('Why a person has to look at it'),
  package_id: Id,
  package: z.string().describe('Its name'),
  amount: Money,
  currency: Currency,
  refunded_amount: Money,
  payer: Person.nullable().describe('Null once they have left'),
  receipt_status: ReceiptState,
  created_at: z.string(),
  settled_at: z.string().nullable(),
}
const rowNames = {
  payment_transaction_id: 'reference',
  order_number: 'orderNumber',
  status: 'state',
  package_id: 'packageId',
  refunded_amount: 'refunded',
  receipt_status: 'receiptState',
  created_at: 'createdAt',
  settled_at: 'settledAt',
} as const

const Row = renamed(z.object(rowShape), rowNames)
export type StaffPaymentRow = z.output<typeof Row>

const byFinance = { access: 'staff:finance' } as const

export const listStaffPayments = {
  ...byFinance,
  method: 'GET',
  path: '/admin/payments',
  demo: 'allowed',
  summary: 'Payments of all members, the newest first',
  input: renamed(
    z.strictObject({
      status: z.enum(paymentStates).optional(),
      method: z.enum(paymentMethods).optional(),
      alarm: z
        .enum(['any', ...paymentAlarms])
        .optional()
        .describe('Those that a person has to look at'),
      account_id: Id.optional().describe('Those of one member'),
      order_number: text(40, 1).optional().describe('As people read it out, or write it on a transfer'),
      before_id: Id.optional().describe('The id of the last one of the page before'),
      limit: limitOf(50),
    }),
    { status: 'state', account_id: 'accountId', order_number: 'orderNumber', before_id: 'beforeId' },
  ),
  output: z.array(Row),
  errors: [],
} as const satisfies Call

const Refund = renamed(
  z.object({
    refund_id: z.uuid(),
    status: z.enum(refundStates).describe('`pending` until the provider has it, `refused` where it said no'),
    amount: Money,
    reason: z.string(),
    actor: Person.nullable().describe('Null for the console'),
    created_at: z.string(),
    done_at: z.string().nullable(),
  }),
  { refund_id: 'reference', status: 'state', created_at: 'createdAt', done_at: 'doneAt' },
)

const Receipt = z.object({
  size: z.int(),
  type: z.enum(['pdf', 'picture']),
  state: z.enum(['checking', 'ready', 'refused']),
  url: z.string().describe('For the caller alone, for five minutes; empty until the file was inspected'),
  sent_at: z.string(),
  refusal: z.string(),
})

const Webhook = renamed(
  z.object({
    provider: z.enum(providerNames),
    outcome: z.enum(['waiting', 'handled', 'unknown', 'refused']),
    received_at: z.string(),
  }),
  { received_at: 'receivedAt' },
)

const Payment = renamed(
  z.object({
    ...rowShape,
    provider_id: z.string().describe('What the provider calls it; empty where it never came so far'),
    alarm_note: z.string().describe('What staff wrote when they had dealt with an alarm'),
    receipt: Receipt.nullable(),
    refunds: z.array(Refund),
    webhooks: z.array(Webhook).describe('What the provider told of it, the newest first, at most 50'),
  }),
  { ...rowNames, provider_id: 'providerId', alarm_note: 'alarmNote' },
)
export type StaffPayment = z.output<typeof Payment>

export const getStaffPayment = {
  ...byFinance,
  method: 'GET',
  path: '/admin/payment',
  demo: 'allowed',
  summary: 'One payment with its refunds, its receipt and what its provider told; who opens it is on record',
  input: renamed(z.strictObject({ payment_transaction_id: PaymentId }), { payment_transaction_id: 'reference' }),
  output: Payment,
  errors: ['not_found'],
} as const satisfies Call

const about = { payment_transaction_id: PaymentId }
const Decided = renamed(z.object({ ...about, status: z.enum(paymentStates) }), {
  payment_transaction_id: 'reference',
  status: 'state',
})
const deciding = { ...byFinance, method: 'POST', demo: 'refused' } as const

export const confirmTransfer = {
  ...deciding,
  path: '/admin/confirm-transfer',
  summary: 'Say that the money of a transfer is there; the package begins. Needs a fresh proof',
  input: renamed(
    z.strictObject({ ...about, amount: Decimal.describe('What the bank shows; it has to be what was asked for') }),
    { payment_transaction_id: 'reference' },
  ),
  output: Decided,
  errors: ['not_found', 'illegal_move', 'about_yourself', 'fresh_proof_required'],
} as const satisfies Call

export const refuseReceipt = {
  ...deciding,
  path: '/admin/refuse-receipt',
  summary: 'Say what is wrong with the receipt of a transfer; the member reads it and may send another',
  input: renamed(z.strictObject({ ...about, reason: text(500, 1) }), { payment_transaction_id: 'reference' }),
  output: Decided,
  errors: ['not_found', 'illegal_move', 'about_yourself'],
} as const satisfies Call

export const refundPayment = {
  ...deciding,
  path: '/admin/refund-payment',
  summary:
    'Send money back by the way that it came; of a transfer, say that it was sent. All of it ends the package, a part leaves it. Needs a fresh proof',
  input: renamed(
    z.strictObject({ ...about, amount: Decimal.describe('At most what is left of it'), reason: text(500, 1) }),
    { payment_transaction_id: 'reference' },
  ),
  output: renamed(z.object({ refund_id: z.uuid(), status: z.enum(refundStates) }), {
    refund_id: 'reference',
    status: 'state',
  }),
  errors: [
    ...(['not_found', 'illegal_move', 'about_yourself', 'fresh_proof_required'] as const),
    ...(['payment_method_unavailable', 'payment_unavailable'] as const),
  ],
} as const satisfies Call

export const clearPaymentAlarm = {
  ...deciding,
  path: '/admin/clear-payment-alarm',
  summary: 'Note what was done about a payment that somebody had to look at',
  input: renamed(z.strictObject({ ...about, note: text(500, 1) }), { payment_transaction_id: 'reference' }),
  output: Decided,
  errors: ['not_found', 'illegal_move', 'about_yourself'],
} as const satisfies Call
