import * as z from 'zod'
import type { Call } from './call.ts'
import { CouponCode } from './checkout.ts'
import { Currency, Money } from './money.ts'
import { PaymentId, ReceiptState } from './payments.ts'
import { FilePart, Id, renamed } from './wire.ts'

const Account = z.object({ holder: z.string(), iban: z.string(), bic: z.string(), bank: z.string() })

const Transfer = renamed(
  z.object({
    payment_transaction_id: PaymentId,
    order_number: z.string().describe('What the buyer writes on the transfer'),
    package_id: Id,
    package: z.string().describe('Its name'),
    amount: Money,
    currency: Currency,
    account: Account.describe('Where the money is sent'),
    receipt_status: ReceiptState.describe(
      '`checking` while the file is inspected, `sent` while staff look at it, `refused` with their reason',
    ),
    receipt_name: z.string(),
    refusal: z.string().describe('What staff said of a receipt that does not fit'),
    created_at: z.string(),
    expires_at: z.string().describe('Until when the money has to be there'),
  }),
  {
    payment_transaction_id: 'reference',
    order_number: 'orderNumber',
    package_id: 'packageId',
    package: 'name',
    receipt_status: 'receiptState',
    receipt_name: 'receiptName',
    created_at: 'createdAt',
    expires_at: 'expiresAt',
  },
)
export type BankTransfer = z.output<typeof Transfer>

export const payByBankTransfer = {
  method: 'POST',
  path: '/bank-transfer',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: begin to pay for a package by a transfer; it begins when staff have seen the money',
  input: renamed(
    z.strictObject({
      package_id: Id,
      coupon_code: CouponCode.optional(),
      amount: z.unknown().optional().describe('Ignored: what it costs, the package says'),
    }),
    { package_id: 'packageId', coupon_code: 'couponCode' },
  ),
  output: Transfer,
  errors: ['not_found', 'illegal_move', 'payment_method_unavailable', 'coupon_unusable'],
} as const satisfies Call

export const getBankTransfer = {
  method: 'GET',
  path: '/get-bank-transfer',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: where to send the money of a transfer of one’s own, and what became of the receipt',
  input: renamed(z.strictObject({ payment_transaction_id: PaymentId }), { payment_transaction_id: 'reference' }),
  output: Transfer,
  errors: ['not_found'],
} as const satisfies Call

export const sendBankTransferReceipt = {
  method: 'POST',
  path: '/bank-transfer-receipt',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: send the receipt of a transfer, as a PDF or a picture; a second one takes the place of the first',
  input: renamed(z.strictObject({ payment_transaction_id: PaymentId, file: FilePart }), {
    payment_transaction_id: 'reference',
  }),
  output: Transfer,
  errors: ['not_found', 'illegal_move'],
  hasFiles: true,
} as const satisfies Call
