import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumberInput, readTypedNumber, writeClearly } from './number-input.ts'
import { formatPrice } from './price.ts'

test.each([
  ['150000', 150_000],
  ['1,50,000', 150_000],
  ['1,500', 1500],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12,34', 12.34],
  ['1.500.000', 1_500_000],
  ['1.500.000,25', 1_500_000.25],
  ["1'500'000", 1_500_000],
  ['1 500 000', 1_500_000],
  ['1.5L', 150_000],
  ['1.15M', 1_150_000],
  ['2.5k', 2500],
  ['1.2M', 1_200_000],
  ['3Cr', 30_000_000],
  ['3 crore', 30_000_000],
  ['2 lakh', 200_000],
  ['$ 1,250,000.50', 1_250_000.5],
  ['€450k', 450_000],
  ['450.000 €', 450],
  ['USD 500', 500],
  ['500 AED', 500],
  ['Rs. 75,000', 75_000],
  ['1.5L INR', 150_000],
  ['68.5 लाख', 6_850_000],
  ['2 करोड़', 20_000_000],
  ['450 mil', 450_000],
  ['1,2 Mio. €', 1_200_000],
  ['25万', 250_000],
  ['3.2億', 320_000_000],
  ['١٬٥٠٠٬٠٠٠', 1_500_000],
  ['٣٫٥', 3.5],
  ['۱۲۳', 123],
  ['१२३', 123],
  ['１２３', 123],
  ['.5', 0.5],
  ['0', 0],
])('"%s" means %d', (text, value) => {
  expect(parseNumberInput(text)).toBe(value)
})

test.each(['', ' ', '.', ',', '$', 'k', 'abc', '-5', '1.2.3', '1,5,0', '1,,000', '1e5x', '5 rooms', '1..5'])(
  '"%s" is no figure',
  (text) => {
    expect(parseNumberInput(text)).toBeUndefined()
  },
)

test.each(['en', 'de', 'fr', 'ar-EG', 'fa', 'hi', 'en-IN', 'ja'])(
  'every price written in %s is read back',
  (locale) => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), (priceMinor) => {
        expect(parseNumberInput(formatPrice({ priceMinor, currency: 'EUR' }, locale))).toBe(priceMinor / 100)
      }),
    )
  },
)

test('no text makes it throw or answer what is not a finite figure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,kml ]*$/)), (text) => {
      const value = parseNumberInput(text)
      expect(value === undefined || value >= 0).toBe(true)
    }),
  )
})

type Row = [text: string, locale: string, currency: string | undefined, value: number, other?: number]
const rows: Row[] = [
  ['285.000', 'en', 'EUR', 285_000],
  ['285.000', 'ar-u-nu-latn', 'EUR', 285_000],
  ['285.000', 'de', 'USD', 285_000],
  ['€ 285.000', 'en', 'EUR', 285_000],
  ['285,000', 'en', 'EUR', 285_000],
  ['285,000', 'de', 'USD', 285_000],
  ['285 000', 'en', 'EUR', 285_000],
  ['1.250.000', 'en', 'USD', 1_250_000],
  ['1,250,000', 'en', 'EUR', 1_250_000],
  ['1.250.000,50', 'en', 'EUR', 1_250_000.5],
  ['٢٨٥٬٠٠٠', 'ar-EG', 'EUR', 285_000],
  ['٢٨٥،٠٠٠', 'ar-EG', 'USD', 285_000],
  ['٢٨٥٠٠٠', 'en', 'EUR', 285_000],
  ['٣٫٥', 'ar-EG', undefined, 3.5],
  ['12.5', 'en', undefined, 12.5],
  ['12,5', 'en', undefined, 12.5],
  ['12.5', 'de', 'EUR', 12.5],
  ['1,250', 'en', undefined, 1250],
  ['1.250', 'de', undefined, 1250],
  ['0.125', 'en', undefined, 0.125],
  ['1250.125', 'en', undefined, 1250.125],
  ['1.250k', 'en', 'EUR', 1250],
  // Nothing tells these apart.
  ['1.250', 'en', undefined, 1250, 1.25],
  ['1,250', 'de', undefined, 1250, 1.25],
  ['1,250', 'fr', undefined, 1250, 1.25],
  ['285.000', 'en', 'USD', 285_000, 285],
  ['285,000', 'de', 'EUR', 285_000, 285],
  ['285,000', 'pl', 'PLN', 285_000, 285],
  // Three decimals are as usual in Kuwait as in no other place.
  ['285.000', 'en', 'KWD', 285, 285_000],
  ['285,000', 'en', 'KWD', 285_000],
  ['٢٨٥٫٠٠٠', 'ar-EG', 'EUR', 285, 285_000],
]
test.each(rows)('"%s" typed on a page in %s about %s means %d', (text, locale, currency, value, other) => {
  expect(readTypedNumber(text, { locale, currency })).toEqual(other === undefined ? { value } : { value, other })
})

test('where only whole figures make sense there is nothing to choose', () => {
  expect(readTypedNumber('2.024', { locale: 'en', isWhole: true })).toEqual({ value: 2024 })
})

test.each([
  ['1.250', 'en', 1.25],
  ['1,250', 'de', 1.25],
  ['1,250', 'en', 1250],
])('of two readings of "%s" in %s the one beyond what can be is not meant', (text, locale, value) => {
  expect(readTypedNumber(text, { locale, most: 1_000 })).toEqual({ value })
})

test('what is no figure is none in any style', () => {
  expect(readTypedNumber('five', { locale: 'en' })).toBeUndefined()
})

test('a figure that was written clearly is read in one way, wherever that is', () => {
  const styles = fc.record({
    locale: fc.constantFrom('en', 'de', 'fr', 'ar-EG'),
    currency: fc.constantFrom(undefined, 'EUR', 'USD', 'KWD'),
  })
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 }), styles, (thousandths, style) => {
      const value = thousandths / 1_000
      expect(readTypedNumber(writeClearly(value), style)).toEqual({ value })
    }),
  )
})
