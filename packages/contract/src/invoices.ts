import * as z from 'zod'
import type { Call } from './call.ts'
import { Currency, Money } from './money.ts'
import { PaymentId } from './payments.ts'
import { Bytes, page, queryNumber, renamed } from './wire.ts'

export const invoiceKinds = ['invoice', 'credit_note'] as const
const Kind = z.enum(invoiceKinds)
const pdf = { output: Bytes, contentType: 'application/pdf' } as const

export const getInvoice = {
  method: 'GET',
  path: '/get-invoice',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: the invoice of a payment of one’s own as a PDF, or its credit notes, a page for each',
  input: renamed(
    z.strictObject({ payment_transaction_id: PaymentId, kind: Kind.optional().describe('The invoice unless said') }),
    { payment_transaction_id: 'reference' },
  ),
  ...pdf,
  errors: ['not_found'],
} as const satisfies Call

export const listInvoices = {
  method: 'GET',
  path: '/admin/invoices',
  access: 'staff:finance',
  demo: 'allowed',
  summary: 'The invoices of a year or its credit notes, the newest first',
  input: z.strictObject({
    ...page,
    year: queryNumber(2000, 9999).pipe(z.int()).optional().describe('The present one unless said'),
    kind: Kind.optional().describe('Invoices unless said'),
  }),
  output: z.array(
    renamed(
      z.object({
        number: z.string(),
        kind: Kind,
        issued_at: z.string(),
        payment_transaction_id: PaymentId,
        order_number: z.string(),
        buyer: z.string().describe('The name on it'),
        tax: Money,
        total: Money,
        currency: Currency,
      }),
      { issued_at: 'issuedAt', payment_transaction_id: 'reference', order_number: 'orderNumber' },
    ),
  ),
  errors: [],
} as const satisfies Call

export const getStaffInvoice = {
  method: 'GET',
  path: '/admin/get-invoice',
  access: 'staff:finance',
  demo: 'allowed',
  summary: 'An invoice or a credit note by its number, as a PDF',
  input: z.strictObject({ number: z.string().regex(/^(CN-)?[2-9]\d{3}\/\d{4,9}$/) }),
  ...pdf,
  errors: ['not_found'],
} as const satisfies Call
