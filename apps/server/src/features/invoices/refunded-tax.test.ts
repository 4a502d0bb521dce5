import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOfRefund } from './refunded-tax.ts'

test('the taxes of all parts of a whole refund are the tax of the invoice', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
      const totalMinor = amounts.reduce((sum, amount) => sum + amount, 0)
      const taxMinor = Math.floor((totalMinor / 100) * percent)
      let beforeMinor = 0
      let taxes = 0
      for (const amountMinor of amounts) {
        const tax = taxOfRefund({ taxMinor, totalMinor }, beforeMinor, amountMinor)
        expect(tax).toBeGreaterThanOrEqual(0)
        beforeMinor += amountMinor
        taxes += tax
      }
      expect(taxes).toBe(taxMinor)
    }),
  )
})
