import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

const now = new Date('2026-03-29T01:30:00Z')
const day = (time: string, zone: string) => dayOf(new Date(time), now, zone)

test('days are those of the time zone, also in the night when clocks change', () => {
  expect(day('2026-03-29T00:10:00Z', 'Europe/Lisbon')).toBe('today')
  expect(day('2026-03-28T23:50:00Z', 'Europe/Lisbon')).toBe('yesterday')
  expect(day('2026-03-28T23:50:00Z', 'Asia/Dubai')).toBe('today')
  expect(day('2026-03-27T23:50:00Z', 'Europe/Lisbon')).toBe('earlier')
  expect(day('2026-03-28T00:00:00Z', 'America/Los_Angeles')).toBe('yesterday')
})

test('a clock that is a little ahead makes no tomorrow', () => {
  expect(day('2026-03-30T00:10:00Z', 'UTC')).toBe('today')
})
