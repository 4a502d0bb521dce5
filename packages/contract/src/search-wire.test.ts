import { expect, test } from 'vitest'
import * as z from 'zod'
import { ParameterFilter } from './search-wire.ts'

const wanting = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, 1])))

test('T28 more parameters than any catalogue has are refused before they become a statement', () => {
  expect(Object.keys(z.decode(ParameterFilter, wanting(100)))).toHaveLength(100)
  expect(z.safeDecode(ParameterFilter, wanting(101)).success).toBe(false)
})

test('T27 what is chosen has no character that a database refuses', () => {
  expect(z.decode(ParameterFilter, '{"11":["po\\u0000ol"]}')).toEqual({ 11: ['pool'] })
})
