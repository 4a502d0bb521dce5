import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOverlaps, isTooShort, listSlots, type ViewingTimes, type ViewingWindow } from './viewing-times.ts'

const weekly = (weekday: number, from: string, until: string): ViewingWindow => ({ weekday, date: null, from, until })
const plan = (facts: Partial<ViewingTimes> = {}): ViewingTimes => ({
  lengthMinutes: 45,
  pauseMinutes: 15,
  noticeHours: 4,
  timeZone: 'Europe/Lisbon',
  windows: [weekly(5, '10:00', '13:00')],
  daysOff: [],
  ...facts,
})
const july = { from: new Date('2026-07-06T00:00:00Z'), until: new Date('2026-07-20T00:00:00Z') }
const startsOf = (times: ViewingTimes, range = july) =>
  listSlots(times, range).map(({ startsAt }) => startsAt.toISOString())

test('a window is cut into viewings with a pause between them, in the time of the place', () => {
  expect(startsOf(plan())).toEqual([
    '2026-07-11T09:00:00.000Z',
    '2026-07-11T10:00:00.000Z',
    '2026-07-11T11:00:00.000Z',
    '2026-07-18T09:00:00.000Z',
    '2026-07-18T10:00:00.000Z',
    '2026-07-18T11:00:00.000Z',
  ])
})

test('the same hour on the wall before and after clocks change', () => {
  const range = { from: new Date('2026-10-20T00:00:00Z'), until: new Date('2026-11-01T00:00:00Z') }
  expect(startsOf(plan({ windows: [weekly(5, '10:00', '11:00')] }), range)).toEqual([
    '2026-10-24T09:00:00.000Z',
    '2026-10-31T10:00:00.000Z',
  ])
})

test('single dates are added, and days off leave nothing', () => {
  const single = { weekday: null, date: '2026-07-08', from: '17:00', until: '18:00' }
  const daysOff = [{ from: '2026-07-10', until: '2026-07-12' }]
  expect(startsOf(plan({ windows: [weekly(5, '10:00', '11:00'), single], daysOff }))).toEqual([
    '2026-07-08T16:00:00.000Z',
    '2026-07-18T09:00:00.000Z',
  ])
})

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
})
const window = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), date: fc.constant(null), from: time, until: time })

test('times never share a minute with each other, nor with what is agreed, pause included', () => {
  fc.assert(
    fc.property(fc.array(window, { maxLength: 12 }), fc.constantFrom(0, 15, 30), fc.nat(1_000), (wanted, pause, at) => {
      const windows = wanted.filter((one) => !isTooShort(one, 45))
      fc.pre(findOverlaps(windows).length === 0)
      const startsAt = new Date(july.from.getTime() + at * 900_000)
      const busy = [{ startsAt, endsAt: new Date(startsAt.getTime() + 2_700_000) }]
      const slots = listSlots(plan({ windows, pauseMinutes: pause }), july, busy)
      const all = [...slots, ...busy].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      for (const [place, slot] of all.entries()) {
        const next = all[place + 1]
        if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime())
      }
    }),
  )
})

test('windows that share time are found, and those that only touch are not', () => {
  const windows = [weekly(5, '10:00', '13:00'), weekly(5, '12:30', '16:00'), weekly(4, '10:00', '13:00')]
  expect(findOverlaps(windows)).toEqual([0, 1])
  expect(findOverlaps([weekly(5, '10:00', '13:00'), weekly(5, '13:00', '16:00')])).toEqual([])
})
