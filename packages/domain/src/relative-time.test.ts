import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRelativeTime, relativeTime } from './relative-time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const day = 86_400

test.each([
  [0, 'now'],
  [0.9, 'now'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day - 1, '1 day ago'],
  [7 * day, '1 week ago'],
  [29 * day, '4 weeks ago'],
  [30 * day, '1 month ago'],
  [364 * day, '12 months ago'],
  [365 * day, '1 year ago'],
  [-3 * day, 'in 3 days'],
])('%d seconds back is worded "%s"', (seconds, words) => {
  expect(formatRelativeTime(ago(seconds), now, 'en')).toBe(words)
})

test('the words are those of the locale', () => {
  expect(formatRelativeTime(ago(2 * day), now, 'de')).toBe('vor 2 Tagen')
})

test('a moment is never further away than the words say by a whole unit', () => {
  const size = { second: 1, minute: 60, hour: 3600, day, week: 7 * day, month: 30 * day, year: 365 * day }
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (seconds) => {
      const { value, unit } = relativeTime(ago(seconds), now)
      expect(Math.abs(-seconds - value * size[unit])).toBeLessThan(size[unit])
    }),
  )
})

test('past and future mirror each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 10 }), (seconds) => {
      const { value, unit } = relativeTime(ago(seconds), now)
      expect(relativeTime(ago(-seconds), now)).toEqual({ value: -value, unit })
    }),
  )
})
