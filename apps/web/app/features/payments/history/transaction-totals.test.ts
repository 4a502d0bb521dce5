import { expect, test } from 'vitest'
import { countByState, paidIn, type PaymentTotal, yearsOf } from './transaction-totals.ts'

const total = (facts: Partial<PaymentTotal>): PaymentTotal => ({
  ...{ year: 2026, state: 'succeeded', method: 'stripe', currency: 'EUR', count: 1, paid: '0.00' },
  ...facts,
})
const totals = [
  total({ count: 3, paid: '328.41' }),
  total({ method: 'paypal', paid: '0.10' }),
  total({ state: 'failed' }),
  total({ currency: 'JPY', paid: '1900' }),
  total({ year: 2025, state: 'refunded', count: 2 }),
]

test('tabs count what the year and the method leave', () => {
  expect(countByState(totals, {})).toMatchObject({ all: 8, succeeded: 5, failed: 1, refunded: 2, pending: 0 })
  expect(countByState(totals, { year: 2025 })).toMatchObject({ all: 2, succeeded: 0, refunded: 2 })
  expect(countByState(totals, { method: 'paypal' })).toMatchObject({ all: 1, succeeded: 1 })
})

test('what was paid in a year is summed exactly, each currency by itself', () => {
  expect(paidIn(totals, 2026)).toEqual([
    { amount: '328.51', currency: 'EUR' },
    { amount: '1900', currency: 'JPY' },
  ])
  expect(paidIn(totals, 2025)).toEqual([])
})

test('years are those that there are payments of', () => {
  expect(yearsOf(totals)).toEqual([2026, 2025])
})
