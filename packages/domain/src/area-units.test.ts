import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AreaUnit,
  areaUnitGroups,
  areaUnits,
  convertArea,
  isAreaUnit,
  placesOf,
  toArea,
  writeArea,
} from './area-units.ts'

const units = Object.keys(areaUnits) as AreaUnit[]
const convert = (amount: string, from: AreaUnit, to: AreaUnit, places: number) => {
  const area = toArea(amount)
  return area && writeArea(convertArea(area, from, to), places)
}

test('there and back again is the same area, whatever the two units', () => {
  const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }))
  const unit = fc.constantFrom(...units)
  fc.assert(
    fc.property(amount, unit, unit, ([digits, places], from, to) => {
      const area = { numerator: digits, denominator: 10n ** BigInt(places) }
      const back = convertArea(convertArea(area, from, to), to, from)
      expect(back.numerator * area.denominator).toBe(area.numerator * back.denominator)
    }),
  )
})

// As laws, standards and land offices state them, in square metres.
test.each<[AreaUnit, string]>([
  ['square_metre', '1'],
  ['square_kilometre', '1000000'],
  ['square_centimetre', '0.0001'],
  ['hectare', '10000'],
  ['square_foot', '0.09290304'],
  ['square_inch', '0.00064516'],
  ['square_yard', '0.83612736'],
  ['acre', '4046.8564224'],
  ['square_mile', '2589988.110336'],
  ['bigha_bengal', '1337.803776'],
  ['bigha_gujarat', '1618.74256896'],
  ['bigha_rajasthan', '2529.285264'],
  ['bigha_nepal', '6772.631616'],
  ['marla', '25.29285264'],
  ['marla_lahore', '20.903184'],
  ['kanal', '505.8570528'],
  ['kanal_lahore', '418.06368'],
  ['dunam', '1000'],
  ['dunam_cyprus', '1337.803776'],
  ['dunam_iraq', '2500'],
  ['feddan', '4200.83333333'],
  ['tsubo', '3.30578512'],
  ['ping', '3.30578512'],
  ['pyeong', '3.30578512'],
  ['rai', '1600'],
])('one %s is %s square metres', (unit, squareMetres) => {
  const places = squareMetres.split('.')[1]?.length ?? 0
  expect(convert('1', unit, 'square_metre', places)).toBe(squareMetres)
})

test('units of one family fit into each other without a rest', () => {
  expect(convert('1', 'square_mile', 'acre', 10)).toBe('640.0000000000')
  expect(convert('1', 'acre', 'square_yard', 10)).toBe('4840.0000000000')
  expect(convert('1', 'kanal', 'marla', 10)).toBe('20.0000000000')
  expect(convert('1', 'kanal_lahore', 'marla_lahore', 10)).toBe('20.0000000000')
  expect(convert('8', 'kanal', 'acre', 10)).toBe('1.0000000000')
  expect(convert('2.5', 'rai', 'square_metre', 2)).toBe('4000.00')
})

test('every unit is in one group', () => {
  expect(Object.values(areaUnitGroups).flat().toSorted()).toEqual(units.toSorted())
})

test('small areas keep three digits that say something', () => {
  const told = (amount: string, to: AreaUnit) => {
    const area = convertArea(toArea(amount) ?? { numerator: 0n, denominator: 1n }, 'square_metre', to)
    return writeArea(area, placesOf(area))
  }
  expect(told('142', 'square_foot')).toBe('1528.48')
  expect(told('142', 'acre')).toBe('0.0351')
  expect(told('142', 'square_kilometre')).toBe('0.000142')
  expect(told('142', 'square_mile')).toBe('0.0000548')
  expect(told('0', 'acre')).toBe('0.00')
})

test.each(['', '-1', '1,5', '.5', 'NaN', '1e999', '1'.repeat(31), 'Infinity'])('T28 %s is no area', (text) => {
  expect(toArea(text)).toBeUndefined()
})

test('a figure of a double is read as it is', () => {
  expect(toArea('1e+21')).toEqual({ numerator: 10n ** 21n, denominator: 1n })
  expect(toArea('1e-7')).toEqual({ numerator: 1n, denominator: 10n ** 7n })
})

test('no word of the language is a unit', () => {
  expect(['acre', 'toString', '', null, undefined].filter(isAreaUnit)).toEqual(['acre'])
})
