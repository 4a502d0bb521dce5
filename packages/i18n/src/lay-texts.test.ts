import { expect, test } from 'vitest'
import { layTexts, unflatten } from './lay-texts.ts'

const below = { title: 'Homes', head: { buy: 'Buy', rent: 'Rent' } }

test('what is on top is read, and what is under it where there is nothing', () => {
  expect(layTexts(below, { head: { buy: 'Purchase' } })).toEqual({
    title: 'Homes',
    head: { buy: 'Purchase', rent: 'Rent' },
  })
  expect(layTexts(below, undefined)).toBe(below)
})

test('what lies below stays as it is', () => {
  layTexts(
    below,
    unflatten([
      ['head.buy', 'Purchase'],
      ['head.sell', 'Sell'],
    ]),
  )
  expect(below).toEqual({ title: 'Homes', head: { buy: 'Buy', rent: 'Rent' } })
})

test('keys are put back into their branches', () => {
  expect(
    unflatten([
      ['a.b', 'one'],
      ['a.c.d', 'two'],
      ['e', 'three'],
    ]),
  ).toEqual({ a: { b: 'one', c: { d: 'two' } }, e: 'three' })
})
