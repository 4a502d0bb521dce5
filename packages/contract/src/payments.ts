import { paymentStates } from '@gable/domain/payment-moves'
import { providerNames } from '@gable/domain/payment-methods'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, page, renamed } from './wire.ts'

const Money = z.string().regex(/^\d{1,13}(\.\d{1,3})?$/)
const Method = z.enum(providerNames)
const State = z.enum(paymentStates)
export const PaymentId = z.uuid()

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
        public_key: z.string().describe('For the form or the page of the provider; no secret'),
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
  amount: z.unknown().optional().describe('Ignored: what it costs, the package says'),
}
const names = { package_id: 'packageId', platform_type: 'platform' } as const
const startErrors = ['not_found', 'illegal_move', 'payment_method_unavailable', 'payment_unavailable'] as const
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
      method: Method,
      amount: Money,
      currency: z.string().length(3),
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
const PaymentStatus = renamed(z.object({ payment_transaction_id: PaymentId, status: State, package_id: Id }), {
  payment_transaction_id: 'reference',
  status: 'state',
  package_id: 'packageId',
})

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

export const getPaymentDetails = {
  method: 'GET',
  path: '/get_payment_details',
  access: 'member',
  demo: 'allowed',
  summary: 'The payments of the caller, the newest first',
  input: z.strictObject({ ...page }),
  output: z.array(
    renamed(
      z.object({
        payment_transaction_id: PaymentId,
        package: z.string().describe('Its name'),
        package_id: Id,
        amount: Money,
        refunded_amount: Money,
        currency: z.string().length(3),
        method: Method,
        status: State,
        created_at: z.string(),
      }),
      {
        payment_transaction_id: 'reference',
        package_id: 'packageId',
        refunded_amount: 'refunded',
        status: 'state',
        created_at: 'createdAt',
      },
    ),
  ),
  errors: [],
} as const satisfies Call
