import { expect, test } from 'vitest'
import { noTax, percentOf, taxRateFor, toBasisPoints } from './tax-rate.ts'

const portugal = { country: 'PT', percent: '23', name: 'IVA' }
const others = { country: '', percent: '0', name: '' }

test('the rate is that of the country, else that of all others, else none', () => {
  expect(taxRateFor([others, portugal], 'PT')).toBe(portugal)
  expect(taxRateFor([portugal, others], 'DE')).toBe(others)
  expect(taxRateFor([portugal, others], '')).toBe(others)
  expect(taxRateFor([portugal], 'DE')).toBe(noTax)
})

test('a percent with two decimals is whole basis points, and reads again as it was said', () => {
  for (let points = 0; points <= 10_000; points += 1) expect(toBasisPoints(percentOf(points))).toBe(points)
  expect([toBasisPoints('7.5'), toBasisPoints('19.00'), toBasisPoints('0.07')]).toEqual([750, 1_900, 7])
  expect([percentOf(2_300), percentOf(750), percentOf(0)]).toEqual(['23', '7.5', '0'])
})
