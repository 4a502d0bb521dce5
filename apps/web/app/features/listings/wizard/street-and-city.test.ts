import { expect, test } from 'vitest'
import { streetAndCity } from './street-and-city.ts'

test('a city that the address ends with is named once', () => {
  expect(streetAndCity({ address: '525 Caravan Row, Lunara', city: 'Lunara' })).toEqual(['525 Caravan Row, Lunara'])
  expect(streetAndCity({ address: 'Rua do Almada 12', city: 'Porto' })).toEqual(['Rua do Almada 12', 'Porto'])
  expect(streetAndCity({ address: 'Newport', city: 'port' })).toEqual(['Newport', 'port'])
  expect(streetAndCity({ address: '', city: 'Porto' })).toEqual(['Porto'])
  expect(streetAndCity({ address: ' ', city: '' })).toEqual([])
})
