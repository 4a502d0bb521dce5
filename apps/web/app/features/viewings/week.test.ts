import { expect, test } from 'vitest'
import { daysOfWeek, hoursOf, isDate, startOfDay, startOfWeek } from './week.ts'

test('a week begins on Monday, also across a month', () => {
  expect([startOfWeek('2026-07-12'), startOfWeek('2026-07-06')]).toEqual(['2026-07-06', '2026-07-06'])
  expect(daysOfWeek('2026-06-29').at(-1)).toBe('2026-07-05')
  expect([isDate('2026-07-06'), isDate('2026-7-6'), isDate(null), isDate('2026-99-99')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a day begins at midnight of its place', () => {
  expect(startOfDay('2026-07-06', 'Europe/Lisbon').toISOString()).toBe('2026-07-05T23:00:00.000Z')
})

test('the grid grows for what lies outside of a working day', () => {
  const early = { startsAt: '2026-07-06T05:30:00Z', endsAt: '2026-07-06T06:15:00Z' }
  const late = { startsAt: '2026-07-06T20:30:00Z', endsAt: '2026-07-06T21:15:00Z' }
  expect(hoursOf([], 'UTC')).toEqual({ from: 9, until: 19 })
  expect(hoursOf([early, late], 'UTC')).toEqual({ from: 5, until: 22 })
})
