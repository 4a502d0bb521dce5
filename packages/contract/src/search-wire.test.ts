import { expect, test } from 'vitest'
import * as z from 'zod'
import { ParameterFilter, RangeText } from './search-wire.ts'

const wanting = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, 1])))

test('T28 more parameters than any catalogue has are refused before they become a statement', () => {
  expect(Object.keys(z.decode(ParameterFilter, wanting(100)))).toHaveLength(100)
  expect(z.safeDecode(ParameterFilter, wanting(101)).success).toBe(false)
})

test('T27 what is chosen has no character that a database refuses', () => {
  expect(z.decode(ParameterFilter, '{"11":["po\\u0000ol"]}')).toEqual({ 11: ['pool'] })
})

test.each([
  ['2,4', { from: 2, to: 4 }],
  ['2,', { from: 2, to: undefined }],
  [' , 4', { from: undefined, to: 4 }],
  ['2', { from: 2, to: 2 }],
  [',', { from: undefined, to: undefined }],
])('the range %j is understood', (sent, range) => {
  expect(RangeText.parse(sent)).toEqual(range)
})

test.each(['', ' ', ',,', '1,2,3', 'a,2', '1e3,'])('%j is no range', (sent) => {
  expect(RangeText.safeParse(sent).success).toBe(false)
})
