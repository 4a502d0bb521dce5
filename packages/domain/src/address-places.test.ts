import { expect, test } from 'vitest'
import { partsOfAddress, placesOfAddress, shownPlacesOf } from './address-places.ts'

const around = { city: 'Lunara', state: 'Sel Coast', country: 'Namibia' }
const namedBy = (address: string) => placesOfAddress(address, around).map(({ kind, name }) => `${kind} ${name}`)

test.each([
  ['12 Rope Rise, Old Town, Lunara', ['street Rope Rise', 'district Old Town']],
  ['طلعة الحبال ١٢، البلدة القديمة', ['street طلعة الحبال', 'district البلدة القديمة']],
  ['14 Cedar Street 2, Harbour', ['street Cedar Street 2', 'district Harbour']],
  ['Rua das Flores 12-14, 4050-180 Lunara', ['street Rua das Flores']],
  ['350 5th Avenue, Midtown, lunara, SEL COAST 10118, Namibia', ['street 5th Avenue', 'district Midtown']],
  ['12345 Long Road, 10115 Mitte', ['street Long Road', 'district Mitte']],
  ['Flat 3, 12a Mill Lane, SW1A 2AA', ['street Mill Lane']],
  ['شقة 3، شارع السوق 1', ['street شارع السوق']],
  ['12', []],
  ['', []],
  ['  , ,', []],
  ['x'.repeat(200), []],
])('%s', (address, expected) => {
  expect(namedBy(address)).toEqual(expected)
})

test('the same place is named once, however it is spelt', () => {
  expect(namedBy('1 Mill Lane, Old Town, OLD TOWN')).toEqual(['street Mill Lane', 'district OLD TOWN'])
})

test.each([
  [{ isPremium: false, hidesLocation: false }, ['Rope Rise']],
  [{ isPremium: true, hidesLocation: false }, []],
  [{ isPremium: false, hidesLocation: true }, []],
])('a home whose place is not for everybody is in no street: %j', (home, expected) => {
  const shown = shownPlacesOf({ ...around, ...home, address: '12 Rope Rise' })
  expect(shown.map(({ name }) => name)).toEqual(expected)
})

test('a part keeps the numbers that are no part of its name', () => {
  const parts = partsOfAddress('14 Cedar Street 2, 4050-180 Lunara, Old Town')
  expect(parts.map(({ name, numbers, text }) => [name, numbers, text])).toEqual([
    ['Cedar Street 2', '14', '14 Cedar Street 2'],
    ['Lunara', '4050-180', '4050-180 Lunara'],
    ['Old Town', '', 'Old Town'],
  ])
})
