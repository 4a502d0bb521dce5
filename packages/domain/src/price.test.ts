import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice } from './price.ts'

const compact = (priceMinor: number, currency: string, locale = 'en') =>
  formatPrice({ priceMinor, currency }, locale, { isCompact: true })

test.each([
  ['USD', 125_000_000, '$1.25M'],
  ['USD', 99_999_900, '$1.00M'],
  ['USD', 99_999_500, '$1.00M'],
  ['USD', 99_999_499, '$999.99K'],
  ['USD', 99_500_000, '$995.00K'],
  ['USD', 99_999, '$999.99'],
  ['USD', -99_999_900, '-$1.00M'],
  ['INR', 9_500_000, '₹95.00K'],
  ['INR', 9_999_999, '₹1.00L'],
  ['INR', 25_000_000, '₹2.50L'],
  ['INR', 3_250_000_000, '₹3.25Cr'],
  ['JPY', 250_000, '¥25.00万'],
  ['JPY', 99_999_999, '¥1.00億'],
  ['KRW', 320_000_000, '₩3.20億'],
  ['KWD', 999_995, 'KWD\u00a01.00K'],
])('%s %i in minor units is shown as %s', (currency, priceMinor, shown) => {
  expect(compact(priceMinor, currency)).toBe(shown)
})

test('the suffix stays with the figure where the symbol comes last', () => {
  expect(compact(45_000_000, 'EUR', 'de')).toBe('450,00K\u00a0€')
})

test.each([
  [37_200_000, true, 'en', '€372K'],
  [174_000_000, true, 'en', '€1.74M'],
  [77_500_000, false, 'en', '€775,000'],
  [77_500_050, false, 'en', '€775,000.50'],
  [45_000_000, true, 'de', '450K\u00a0€'],
])('%i without empty decimals (compact: %s, in %s) is %s', (priceMinor, isCompact, locale, shown) => {
  const display = { isCompact, hidesZeroDecimals: true }
  expect(formatPrice({ priceMinor, currency: 'EUR' }, locale, display)).toBe(shown)
})

test('grouping follows the locale, not the currency', () => {
  expect(formatPrice({ priceMinor: 123_456_789, currency: 'INR' }, 'en-IN')).toBe('₹12,34,567.89')
  expect(formatPrice({ priceMinor: 123_456_789, currency: 'INR' }, 'en')).toBe('₹1,234,567.89')
})

test('a price without a currency is in dollars', () => {
  expect(formatPrice({ priceMinor: 123_456_789 }, 'en')).toBe('$1,234,567.89')
})

test("the operator's symbol takes the place of the currency's own", () => {
  expect(formatPrice({ priceMinor: 5_000, currency: 'AED' }, 'en', { symbol: 'Dh' })).toBe('Dh\u00a050.00')
  expect(formatPrice({ priceMinor: 5_000, currency: 'EUR' }, 'de', { symbol: 'Euro' })).toBe('50,00\u00a0Euro')
})

test('the last cent of the largest price is not lost', () => {
  expect(formatPrice({ priceMinor: Number.MAX_SAFE_INTEGER }, 'en')).toBe('$90,071,992,547,409.91')
})

test.each([
  { currency: 'USD', perMajor: 100, sizes: { '': 1, K: 1e3, M: 1e6, B: 1e9 } },
  { currency: 'INR', perMajor: 100, sizes: { '': 1, K: 1e3, L: 1e5, Cr: 1e7 } },
  { currency: 'JPY', perMajor: 1, sizes: { '': 1, 万: 1e4, 億: 1e8 } },
])('any $currency price takes the largest unit it fills and is right to a hundredth of it', (family) => {
  const sizes = new Map(Object.entries(family.sizes))
  const nearPowersOfTen = fc
    .tuple(fc.integer({ min: 3, max: 13 }), fc.integer({ min: -600, max: 600 }))
    .map(([power, offset]) => 10 ** power + offset)
  fc.assert(
    fc.property(fc.oneof(fc.nat(), nearPowersOfTen), (priceMinor) => {
      const [, figure = '', suffix = ''] = /([\d,.]+)(\D*)$/.exec(compact(priceMinor, family.currency)) ?? []
      const size = sizes.get(suffix) ?? Number.NaN
      const nextSize = Math.min(...[...sizes.values()].filter((other) => other > size))
      const shown = Number(figure.replaceAll(',', '')) * size

      expect(shown).toBeLessThan(nextSize)
      expect(Math.abs(shown - priceMinor / family.perMajor)).toBeLessThanOrEqual(size / 200 + 1e-6)
    }),
  )
})
