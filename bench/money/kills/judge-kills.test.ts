import { expect, test } from 'vitest'
import type { Charge } from '../../../tools/payment-providers/charges.ts'
import { judgeCharges } from './judge-kills.ts'

const charge = (reference: string, refunds = 0): Charge => ({
  ...{ provider: 'stripe', id: `pi_${reference}`, number: 1, reference, amountMinor: 1_900, currency: 'EUR' },
  ...{ state: 'succeeded', isReversed: false, returnUrl: '', cancelUrl: '' },
  refunds: Array.from({ length: refunds }, (_, index) => ({ id: `re_${index}`, amountMinor: 1 })),
})
const purchase = (reference: string, bankRefunds = 0) => ({
  ...{ accountId: 1, reference, presses: 1, tries: 1, bankRefunds },
})
const paid = (reference: string, accountId: number, refunds = 0) => ({ reference, accountId, refunds })

test('one charge for each member, with what staff and the bank sent back of it, is in order', () => {
  const rows = [paid('a', 1, 1), paid('b', 2)]
  const judged = judgeCharges(rows, [charge('a', 1), charge('b', 1)], [purchase('a'), purchase('b', 1)])
  expect(judged).toEqual({ chargedTwice: 0, refundedWrongly: 0, staffRefunds: 1 })
})

test('a member who was charged twice is found, by one payment or by two, and so is a charge of nobody', () => {
  const chargedTwice = (rows: ReturnType<typeof paid>[], charges: Charge[]) =>
    judgeCharges(rows, charges, []).chargedTwice
  expect(chargedTwice([paid('a', 1)], [charge('a'), charge('a')])).toBe(1)
  expect(chargedTwice([paid('a', 1), paid('b', 1)], [charge('a'), charge('b')])).toBe(1)
  expect(chargedTwice([], [charge('a')])).toBe(1)
  expect(chargedTwice([paid('a', 1), paid('b', 1)], [charge('a'), { ...charge('b'), state: 'failed' }])).toBe(0)
})

test('what went back twice, or never, is found', () => {
  expect(judgeCharges([paid('a', 1, 1)], [charge('a', 2)], [purchase('a')]).refundedWrongly).toBe(1)
  expect(judgeCharges([paid('a', 1, 1)], [charge('a')], [purchase('a')]).refundedWrongly).toBe(1)
})
