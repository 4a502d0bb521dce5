import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeFor } from './charge.ts'

test('tax is on what is left after the discount, rounded half up', () => {
  const discount = { percent: 10 }
  expect(chargeFor({ priceMinor: 1_995, discount, taxBasisPoints: 2_300 })).toEqual({
    priceMinor: 1_995,
    // 199.5
    discountMinor: 200,
    // 412.85
    taxMinor: 413,
    totalMinor: 2_208,
  })
  expect(chargeFor({ priceMinor: 10, taxBasisPoints: 750 })).toMatchObject({ taxMinor: 1, totalMinor: 11 })
})

test('a coupon takes no more than the price', () => {
  const charge = chargeFor({ priceMinor: 500, discount: { amountMinor: 900 }, taxBasisPoints: 2_000 })
  expect(charge).toEqual({ priceMinor: 500, discountMinor: 500, taxMinor: 0, totalMinor: 0 })
})

test('the lines always add up, in whole units, up to the largest price', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
  const discount = fc.oneof(
    fc.constant(undefined),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amountMinor: amount }),
  )
  fc.assert(
    fc.property(amount, discount, fc.integer({ min: 0, max: 5_000 }), (priceMinor, cut, taxBasisPoints) => {
      const { discountMinor, taxMinor, totalMinor } = chargeFor({ priceMinor, discount: cut, taxBasisPoints })
      expect(totalMinor).toBe(priceMinor - discountMinor + taxMinor)
      expect([discountMinor, taxMinor, totalMinor].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
    }),
  )
})
