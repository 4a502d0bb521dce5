import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor, minorUnits, toMinor } from './currency.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'INR')

test('a currency has the decimals of its smallest coin', () => {
  expect(['USD', 'JPY', 'KWD', 'XYZ'].map(minorUnits)).toEqual([2, 0, 3, 2])
})

test('every amount comes back from the wire as it left', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
      expect(toMinor(fromMinor(minor, code), code)).toBe(minor)
    }),
  )
})

test('amounts of up to 15 digits also survive a JSON number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), currency, (minor, code) => {
      expect(toMinor(Number(fromMinor(minor, code)), code)).toBe(minor)
    }),
  )
})

test.each([
  ['1.005', 'USD', 101],
  [1.15, 'USD', 115],
  [0.1 + 0.2, 'USD', 30],
  ['-2.675', 'USD', -268],
  ['-0.001', 'USD', 0],
  ['12', 'USD', 1200],
  [' 12. ', 'USD', 1200],
  ['99.5', 'JPY', 100],
  ['0.0005', 'KWD', 1],
])('%s in %s is %i minor units', (decimal, code, minor) => {
  expect(toMinor(decimal, code)).toBe(minor)
})

test.each(['', '.', 'abc', '1,000', '1e5', 'NaN', '0x10', '1.2.3', '90071992547409920', Infinity, 1e21])(
  '%s is no amount',
  (decimal) => {
    expect(toMinor(decimal, 'USD')).toBeUndefined()
  },
)
