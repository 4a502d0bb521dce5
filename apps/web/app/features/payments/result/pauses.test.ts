import { expect, test } from 'vitest'
import { pauseAfter } from './pauses.ts'

test('who waits for a payment asks less and less often, for a minute, and then no more', () => {
  const pauses: number[] = []
  for (let pause = pauseAfter(0); pause !== false; pause = pauseAfter(pauses.length)) pauses.push(pause)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(60_000)
  expect(pauseAfter(1_000)).toBe(false)
})
