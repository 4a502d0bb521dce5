import { addDays, fromWallTime, toWallTime, weekdayOf } from '@gable/domain/zoned-time'

export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The Monday of the week of a day. */
export const startOfWeek = (date: string) => addDays(date, -weekdayOf(date))

export const daysOfWeek = (monday: string) => Array.from({ length: 7 }, (_, place) => addDays(monday, place))

/** The first moment of a day; where clocks skip midnight, the first hour after it. */
export function startOfDay(date: string, timeZone: string): Date {
  return fromWallTime({ date, minute: 0 }, timeZone) ?? fromWallTime({ date, minute: 60 }, timeZone) ?? new Date(date)
}

export const dayOf = (time: string, timeZone: string) => toWallTime(new Date(time), timeZone).date

/** Hours that the grid shows: those of a working day, and more where something lies outside of them. */
export function hoursOf(
  times: { startsAt: string; endsAt: string }[],
  timeZone: string,
): { from: number; until: number } {
  const minutes = times.map(({ startsAt, endsAt }) => {
    const start = toWallTime(new Date(startsAt), timeZone).minute
    return { start, end: start + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 }
  })
  return {
    from: Math.min(9, ...minutes.map(({ start }) => Math.floor(start / 60))),
    until: Math.min(24, Math.max(19, ...minutes.map(({ end }) => Math.ceil(end / 60)))),
  }
}
