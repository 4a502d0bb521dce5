import type { Answer } from '@gable/contract/call'
import type { getPaymentTotals } from '@gable/contract/payments'
import { fromMinor, toMinor } from '@gable/domain/currency'
import { paymentStates } from '@gable/domain/payment-moves'
import type { TransactionQuery } from './transaction-query.ts'

export type PaymentTotal = Answer<typeof getPaymentTotals>['data'][number]

const countAll = (totals: readonly PaymentTotal[]) => totals.reduce((sum, { count }) => sum + count, 0)

/** How many there are behind each tab, as the year and the method narrow them. */
export function countByState(
  totals: readonly PaymentTotal[],
  { year, method }: Pick<TransactionQuery, 'year' | 'method'>,
) {
  const narrowed = totals.filter((one) => (!year || one.year === year) && (!method || one.method === method))
  const states = paymentStates.map((state) => [state, countAll(narrowed.filter((one) => one.state === state))] as const)
  return { all: countAll(narrowed), ...(Object.fromEntries(states) as Record<(typeof paymentStates)[number], number>) }
}

/** What was paid in a year, one amount for each currency. */
export function paidIn(totals: readonly PaymentTotal[], year: number): { amount: string; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { paid, currency, year: of } of totals) {
    const minor = toMinor(paid, currency) ?? 0
    if (of === year && minor > 0) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return [...sums].map(([currency, minor]) => ({ amount: fromMinor(minor, currency), currency }))
}

/** Those that there are payments of, the newest first. */
export const yearsOf = (totals: readonly PaymentTotal[]) => [...new Set(totals.map(({ year }) => year))]
