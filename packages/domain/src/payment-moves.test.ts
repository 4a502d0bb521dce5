import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPaymentState, type PaymentState, paymentStates } from './payment-moves.ts'

const after = (reports: readonly PaymentState[]) => reports.reduce(nextPaymentState, 'pending')

test('T48 in whatever order and however often it is reported, what was paid ends as paid', () => {
  const reports = fc.array(fc.constantFrom<PaymentState>('pending', 'failed', 'cancelled', 'succeeded'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(reports, (said) => {
      expect(after([...said, 'succeeded'])).toBe('succeeded')
      expect(after(['succeeded', ...said])).toBe('succeeded')
      expect(after([...said, 'refunded', ...said])).toBe('refunded')
    }),
  )
})

test('T54 giving up ends only what is pending', () => {
  const ends = paymentStates.map((state) => nextPaymentState(state, 'cancelled'))
  expect(ends).toEqual(['cancelled', 'succeeded', 'failed', 'cancelled', 'refunded'])
})
