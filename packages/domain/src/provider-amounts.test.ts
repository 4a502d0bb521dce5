import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { providerNames } from './payment-methods.ts'
import { fromProviderUnits, toProviderDecimal, toProviderUnits } from './provider-amounts.ts'

test.each([
  ['stripe', 'EUR', 1_900, 1_900],
  ['stripe', 'JPY', 1_900, 1_900],
  ['stripe', 'KWD', 19_000, 19_000],
  ['stripe', 'ISK', 500, 50_000],
  ['stripe', 'UGX', 500, 50_000],
  ['stripe', 'MGA', 50_000, 500],
  ['paystack', 'NGN', 1_900, 1_900],
  ['paystack', 'XOF', 500, 50_000],
  ['paystack', 'RWF', 500, 50_000],
] as const)('T45 %s counts %s in its own units', (provider, currency, amountMinor, units) => {
  expect(toProviderUnits(provider, amountMinor, currency)).toBe(units)
  expect(fromProviderUnits(provider, units, currency)).toBe(amountMinor)
})

test('what a provider has no unit for is not rounded', () => {
  expect(toProviderUnits('stripe', 50_050, 'MGA')).toBeUndefined()
  expect(toProviderDecimal('paypal', 50_050, 'HUF')).toBeUndefined()
})

test('PayPal is told no decimals of currencies that it knows none of', () => {
  expect(['HUF', 'TWD', 'JPY', 'EUR'].map((currency) => toProviderDecimal('paypal', 50_000, currency))).toEqual([
    ...['500', '500', '50000', '500.00'],
  ])
})

test('what is sent comes back as it was', () => {
  const currencies = ['EUR', 'JPY', 'KWD', 'ISK', 'UGX', 'MGA', 'XOF', 'RWF', 'HUF', 'TWD']
  fc.assert(
    fc.property(
      fc.constantFrom(...providerNames),
      fc.constantFrom(...currencies),
      fc.integer({ min: 1, max: 10 ** 12 }),
      (provider, currency, amountMinor) => {
        const units = toProviderUnits(provider, amountMinor, currency)
        if (units !== undefined) expect(fromProviderUnits(provider, units, currency)).toBe(amountMinor)
      },
    ),
  )
})
