import { paymentStates } from '@gable/domain/payment-moves'
import { paymentMethods, providerNames } from '@gable/domain/payment-methods'
import * as z from 'zod'
import type { Call } from './call.ts'
import { CouponCode } from './checkout.ts'
import { Currency, Money } from './money.ts'
import { Id, page, queryNumber, renamed, text } from './wire.ts'

const Provider = z.enum(providerNames)
const Method = z.enum(paymentMethods)
const State = z.enum(paymentStates)
export const PaymentId = z.uuid()
/** Of what a member sent to show that they made a transfer. */
export const ReceiptState = z.enum(['none', 'checking', 'sent', 'refused'])
export type ReceiptState = z.output<typeof ReceiptState>

export const getPaymentSettings = {
  method: 'GET',
  path: '/get_payment_settings',
  access: 'member',
  demo: 'allowed',
  summary: 'How packages can be paid for on this site',
  input: z.strictObject({}),
  output: z.array(
    renamed(
      z.object({
        method: Method,
        public_key: z.string().describe('For the form or the page of the provider; no secret, and none for a transfer'),
        is_test: z.boolean().describe('No real money moves'),
      }),
      { public_key: 'publicKey', is_test: 'isTest' },
    ),
  ),
  errors: [],
} as const satisfies Call

const wanted = {
  package_id: Id,
  platform_type: z
    .enum(['web', 'app'])
    .optional()
    .describe('Only chooses where the provider returns to; web unless said'),
  coupon_code: CouponCode.optional(),
  amount: z.unknown().optional().describe('Ignored: what it costs, the package says'),
}
const names = { package_id: 'packageId', platform_type: 'platform', coupon_code: 'couponCode' } as const
const startErrors = [
  'not_found',
  'illegal_move',
  'payment_method_unavailable',
  'payment_unavailable',
  'coupon_unusable',
] as const
const start = { access: 'member', demo: 'refused', errors: startErrors } as const

export const createPaymentIntent = {
  ...start,
  method: 'POST',
  path: '/create-payment-intent',
  summary: 'Begin to pay for a package with Stripe or Paystack; the price is that of the package',
  input: renamed(
    z.strictObject({
      ...wanted,
      payment_method: z
        .enum(['stripe', 'paystack'])
        .optional()
        .describe('Ours; unless said, the one of the two that the site has'),
    }),
    { ...names, payment_method: 'method' },
  ),
  output: renamed(
    z.object({
      payment_transaction_id: PaymentId,
      method: Provider,
      amount: Money,
      currency: Currency,
      client_secret: z.string().optional().describe('Of Stripe, for its form'),
      authorization_url: z.string().optional().describe('Of Paystack, its page'),
    }),
    {
      payment_transaction_id: 'reference',
      client_secret: 'clientSecret',
      authorization_url: 'redirectUrl',
    },
  ),
} as const satisfies Call

const atProvider = {
  ...start,
  input: renamed(z.strictObject(wanted), names),
  output: renamed(z.object({ payment_transaction_id: PaymentId, redirect_url: z.string() }), {
    payment_transaction_id: 'reference',
    redirect_url: 'redirectUrl',
  }),
} as const

export const payWithPaypal = {
  ...atProvider,
  method: 'POST',
  path: '/paypal',
  summary: 'Begin to pay for a package on a page of PayPal',
} as const satisfies Call

/** As the specification has it. A cookie does not begin a payment here: a link of another site would. */
export const payWithPaypalByGet = {
  ...atProvider,
  method: 'GET',
  path: '/paypal',
  input: renamed(z.strictObject({ ...wanted, amount: z.string().max(100).optional().describe('Ignored') }), names),
  summary: 'The same for apps that know it as a GET, with a bearer token only',
} as const satisfies Call

export const payWithFlutterwave = {
  ...atProvider,
  method: 'POST',
  path: '/flutterwave',
  summary: 'Begin to pay for a package on a page of Flutterwave',
} as const satisfies Call

const named = renamed(z.strictObject({ payment_transaction_id: PaymentId }), { payment_transaction_id: 'reference' })

const about = {
  payment_transaction_id: PaymentId,
  status: State,
  package_id: Id,
  package: z.string().describe('Its name'),
  amount: Money,
  currency: Currency,
  method: Method,
  order_number: z.string().describe('Ours: what people read out instead of the id'),
  invoice_url: z.string().nullable().describe('Of what was paid'),
  created_at: z.string(),
}
const insideNames = {
  payment_transaction_id: 'reference',
  status: 'state',
  package_id: 'packageId',
  order_number: 'orderNumber',
  invoice_url: 'invoiceUrl',
  created_at: 'createdAt',
} as const

const PaymentStatus = renamed(
  z.object({
    ...about,
    expires_at: z.string().nullable().describe('Ours: until when the package runs that it paid for'),
    redirect_url: z.string().nullable().describe('Ours: the page of the provider, while it waits to be paid'),
  }),
  { ...insideNames, expires_at: 'expiresAt', redirect_url: 'redirectUrl' },
)
export type PaymentStatus = z.output<typeof PaymentStatus>

export const failPayment = {
  method: 'POST',
  path: '/payment-transaction-fail',
  access: 'member',
  demo: 'refused',
  summary: 'Give up a pending payment of one’s own; if it is paid after all, that wins',
  input: named,
  output: PaymentStatus,
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const getPaymentStatus = {
  method: 'GET',
  path: '/payment-transaction-status',
  access: 'member',
  demo: 'allowed',
  summary: 'What became of a payment of one’s own; of one that is pending the provider is asked',
  input: named,
  output: PaymentStatus,
  errors: ['not_found'],
} as const satisfies Call

const Year = queryNumber(2000, 9999).pipe(z.int())

export const getPaymentDetails = {
  method: 'GET',
  path: '/get_payment_details',
  access: 'member',
  demo: 'allowed',
  summary: 'The payments of the caller, the newest first',
  input: renamed(
    z.strictObject({
      ...page,
      status: State.optional().describe('Ours'),
      method: Method.optional().describe('Ours'),
      year: Year.optional().describe('Ours: in which it was begun, by UTC'),
      order_number: text(40).optional().describe('Ours: what is no order number finds nothing'),
    }),
    { status: 'state', order_number: 'orderNumber' },
  ),
  output: z.array(
    renamed(
      z.object({
        ...about,
        refunded_amount: Money,
        // Processes may be upgraded in any order, and an older api does not know of it.
        receipt_status: ReceiptState.default('none').describe('Ours: of a transfer'),
      }),
      { ...insideNames, refunded_amount: 'refunded', receipt_status: 'receiptState' },
    ),
  ),
  errors: [],
} as const satisfies Call

export const getPaymentTotals = {
  method: 'GET',
  path: '/get-payment-totals',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how many payments the caller has of each year, state, method and currency, and what was paid',
  input: z.strictObject({}),
  output: z.array(
    renamed(
      z.object({
        year: z.int(),
        status: State,
        method: Method,
        currency: Currency,
        count: z.int().nonnegative(),
        paid_amount: Money.describe('Without what went back'),
      }),
      { status: 'state', paid_amount: 'paid' },
    ),
  ),
  errors: [],
} as const satisfies Call
