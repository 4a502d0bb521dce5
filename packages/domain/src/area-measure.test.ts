import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatArea, fromSquareMetres } from './area-measure.ts'
import { type AreaUnit, areaUnits, squareMetresOf } from './area-units.ts'
import { measureOf as measureIn } from './measure-of.ts'
import { toSquareMetres } from './typed-area.ts'

const measureOf = (unit: AreaUnit) => measureIn(unit, '')
const feet = measureOf('square_foot')

test('a square metre is itself, and a square foot is exactly what the treaty says', () => {
  expect(squareMetresOf('square_metre')).toBe(1)
  expect(squareMetresOf('square_foot')).toBe(0.09290304)
  expect(squareMetresOf('acre')).toBe(4046.8564224)
})

test('1,000 square feet are kept as 92.9 square metres and read back as 1,000', () => {
  expect(toSquareMetres(1_000, feet)).toBe(92.9)
  expect(fromSquareMetres(92.9, feet)).toBe(1_000)
})

test('every whole number of square feet reads back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (typed) => {
      expect(fromSquareMetres(toSquareMetres(typed, feet), feet)).toBe(typed)
    }),
  )
})

test('in any unit larger than a metre, two places read back as they were typed', () => {
  const units = (Object.keys(areaUnits) as AreaUnit[]).filter((unit) => squareMetresOf(unit) > 1)
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.integer({ min: 1, max: 10_000_000 }), (unit, hundredths) => {
      const typed = hundredths / 100
      const measure = measureOf(unit)
      expect(fromSquareMetres(toSquareMetres(typed, measure), measure)).toBe(typed)
    }),
  )
})

test('square metres stay as they were stated, from a hundredth of one on', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (area) => {
      expect(fromSquareMetres(area, measureOf('square_metre'))).toBe(area)
    }),
  )
})

test.each([
  [142, 'square_metre', 'en', '142'],
  [142.5, 'square_metre', 'de', '142,5'],
  [142, 'square_foot', 'en', '1,528'],
  [523, 'hectare', 'en', '0.0523'],
  [12_345.67, 'hectare', 'en', '1.23'],
  [2_023.43, 'acre', 'en', '0.5'],
] as const)('%d square metres in %s on a page in %s are %s', (area, unit, locale, shown) => {
  expect(formatArea(area, measureOf(unit), locale)).toBe(shown)
})
