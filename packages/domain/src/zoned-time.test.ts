import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countClocks, fromWallDay, fromWallTime, isTimeZone, toWallTime, weekdayOf } from './zoned-time.ts'

const zones = ['UTC', 'Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia']
const day = { min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }

test('what a wall clock shows leads back to the same time, or to the hour before where it comes twice', () => {
  fc.assert(
    fc.property(fc.date(day), fc.constantFrom(...zones), (time, zone) => {
      const minute = new Date(Math.floor(time.getTime() / 60_000) * 60_000)
      const wall = toWallTime(minute, zone)
      const back = fromWallTime(wall, zone)
      expect(back && toWallTime(back, zone)).toEqual(wall)
      expect([0, 1_800_000, 3_600_000]).toContain(minute.getTime() - (back?.getTime() ?? 0))
    }),
  )
})

test('an hour that is skipped in spring is no time, and one that comes twice is the first', () => {
  expect(fromWallTime({ date: '2026-03-29', minute: 90 }, 'Europe/Lisbon')).toBeUndefined()
  expect(fromWallTime({ date: '2026-10-25', minute: 90 }, 'Europe/Lisbon')?.toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  )
  expect(fromWallTime({ date: '2026-07-11', minute: 690 }, 'Europe/Lisbon')?.toISOString()).toBe(
    '2026-07-11T10:30:00.000Z',
  )
})

test('the minutes of a day are the same times one by one and all at once, on whatever day clocks change', () => {
  fc.assert(
    fc.property(fc.date(day), fc.constantFrom(...zones), fc.nat(1_439), (time, zone, minute) => {
      const { date } = toWallTime(time, zone)
      expect(fromWallDay(date, zone)(minute)).toEqual(fromWallTime({ date, minute }, zone))
    }),
  )
  for (const [date, zone] of [
    ['2026-03-29', 'Europe/Lisbon'],
    ['2026-10-25', 'Europe/Lisbon'],
    ['2026-04-05', 'Australia/Lord_Howe'],
    ['2011-12-30', 'Pacific/Apia'],
  ] as const) {
    const all = fromWallDay(date, zone)
    for (let minute = 0; minute < 1_440; minute += 15) {
      expect(all(minute)).toEqual(fromWallTime({ date, minute }, zone))
    }
  }
})

test('T28 however a zone is written, its clocks take no more memory than a few', () => {
  const letters = [...'america/argentina/comodrivadavia']
  for (let way = 0; way < 1_000; way += 1) {
    const name = letters.map((letter, place) => ((way >> (place % 10)) & 1 ? letter.toUpperCase() : letter)).join('')
    isTimeZone(`A${name.slice(1)}`)
  }
  expect(countClocks()).toBeLessThanOrEqual(100)
})

test('days and their names', () => {
  expect([weekdayOf('2026-07-06'), weekdayOf('2026-07-12'), addDays('2026-02-27', 2)]).toEqual([0, 6, '2026-03-01'])
  expect(['Europe/Lisbon', 'UTC', 'Etc/GMT+5'].map(isTimeZone)).toEqual([true, true, true])
  expect(['Mars/Olympus', '+05:30', '+0530', 'europe/lisbon', ''].filter(isTimeZone)).toEqual([])
})
