import { expect, test } from 'vitest'
import { findReduction, placeSteps, toSteps } from './price-steps.ts'

const history = [
  { price: '700000', changedAt: '2026-03-01T00:00:00Z' },
  { price: '665000', changedAt: '2026-05-01T00:00:00Z' },
  { price: '679000', changedAt: '2026-06-01T00:00:00Z' },
]

test('every price says what happened and by how much', () => {
  const steps = toSteps(history)
  expect(steps.map(({ event }) => event)).toEqual(['listed', 'reduced', 'raised'])
  expect(steps.map(({ share }) => share?.toFixed(3))).toEqual([undefined, '-0.050', '0.021'])
})

test('a reduction is told against the highest price before, and not when the price rose', () => {
  expect(findReduction(history)).toEqual({ amount: 21_000, since: '2026-03-01T00:00:00Z' })
  expect(findReduction(history.slice(1))).toBeUndefined()
  expect(findReduction(history.slice(0, 1))).toBeUndefined()
  expect(findReduction([])).toBeUndefined()
})

test('the line begins when the home was listed, the highest price at the top', () => {
  const places = placeSteps(toSteps(history), Date.parse('2026-07-01T00:00:00Z'))
  expect(places.map(({ x }) => x)).toEqual([0, expect.closeTo(0.5, 1), expect.closeTo(0.75, 1)])
  expect(places.map(({ y }) => y)).toEqual([0, 1, 0.6])
})
