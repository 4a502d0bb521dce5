import type { Guard } from './guards.ts'

const invoices = 'apps/server/src/features/invoices'
const noticedBy = (test: string) => ({ file: `${invoices}/invoices.test.ts`, test })

/** Without any one of these the books have a gap, tell what never was, or are read by somebody else. */
export const invoiceGuards: Guard[] = [
  {
    name: 'a number is given once, and given back with what is rolled back',
    file: `${invoices}/invoices.repository.ts`,
    guard: 'do update\n      set last_serial = counter.last_serial + 1,',
    sabotage: 'do update\n      set last_serial = counter.last_serial + 2,',
    noticedBy: noticedBy(
      'numbers have no gap: of 50 that are settled at once and partly rolled back, those that stay follow each other',
    ),
  },
  {
    name: 'an invoice is for whoever paid',
    file: `${invoices}/invoices.repository.ts`,
    guard: "payment.where('accountId', '=', accountId)",
    sabotage: 'payment',
    noticedBy: noticedBy('T49 whoever paid gets the PDF, the same bytes every time, and nobody else does'),
  },
  {
    name: 'what goes back has a credit note, once',
    file: 'apps/server/src/features/payments/settling.service.ts',
    guard: 'if (wasPaid && refundedMinor > payment.refundedMinor)',
    sabotage: 'if (wasPaid && refundedMinor >= payment.amountMinor)',
    noticedBy: noticedBy(
      'T53 what goes back in parts has a credit note for each, whose taxes add up to that of the invoice',
    ),
  },
  {
    name: 'the taxes of the parts add up',
    file: `${invoices}/refunded-tax.ts`,
    guard: 'taxWithin(charged, beforeMinor + amountMinor) - taxWithin(charged, beforeMinor)',
    sabotage: 'taxWithin(charged, amountMinor) + 0 * beforeMinor',
    noticedBy: {
      file: `${invoices}/refunded-tax.test.ts`,
      test: 'the taxes of all parts of a whole refund are the tax of the invoice',
    },
  },
]
