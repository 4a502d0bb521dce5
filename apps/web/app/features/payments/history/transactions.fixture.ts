import type { LoadedTransactions } from './load-transactions.server.ts'
import type { Transaction } from './transaction-row.tsx'

const payment = (number: number, facts: Partial<Transaction>): Transaction => ({
  reference: `00000000-0000-4000-8000-00000000000${number}`,
  orderNumber: `A1B2C-3000${number}`,
  packageId: 3,
  package: 'Agency',
  state: 'succeeded',
  method: 'stripe',
  amount: '109.47',
  refunded: '0.00',
  currency: 'EUR',
  invoiceUrl: null,
  receiptState: 'none',
  createdAt: '2026-07-08T10:00:00Z',
  ...facts,
})

/** One payment in each state. */
export const payments: Transaction[] = [
  payment(1, { state: 'pending', method: 'bank_transfer', package: 'Premium homes', amount: '12.30' }),
  payment(2, { invoiceUrl: '/api/invoices/2026-0702', createdAt: '2026-07-02T10:00:00Z' }),
  payment(3, { state: 'failed', package: 'Premium homes', amount: '12.30', createdAt: '2026-06-28T10:00:00Z' }),
  payment(4, { state: 'pending', method: 'paypal', createdAt: '2026-06-02T10:00:00Z' }),
  payment(5, { method: 'paystack', refunded: '9.47', createdAt: '2026-05-02T10:00:00Z' }),
  payment(6, {
    ...{ state: 'refunded', method: 'flutterwave', amount: '12.30', refunded: '12.30' },
    ...{ createdAt: '2026-03-20T10:00:00Z', invoiceUrl: '/api/invoices/2026-0302' },
  }),
  payment(7, { state: 'cancelled', method: 'paypal', packageId: 5, createdAt: '2026-03-18T10:00:00Z' }),
]

export const loaded: LoadedTransactions = {
  query: { order: '', page: 1 },
  payments,
  total: payments.length,
  totals: payments.map(({ state, method, currency, amount }) => ({
    ...{ year: 2026, state, method, currency, count: 1 },
    paid: state === 'succeeded' ? amount : '0.00',
  })),
  thisYear: 2026,
}
