import { addDays, fromWallDay, toWallTime, weekdayOf } from './zoned-time.ts'

/** Between two times of a day, on a weekday (0 is Monday) of every week or on one date. */
export type ViewingWindow = { weekday: number | null; date: string | null; from: string; until: string }
export type DaysOff = { from: string; until: string }

/** When a lister can be visited. */
export type ViewingTimes = {
  lengthMinutes: number
  pauseMinutes: number
  /** Nobody asks for a time sooner than this. */
  noticeHours: number
  timeZone: string
  windows: ViewingWindow[]
  daysOff: DaysOff[]
}

export const viewingLengths = [15, 30, 45, 60, 90, 120] as const
export const viewingPauses = [0, 15, 30, 60] as const
export const viewingNotices = [0, 4, 24, 48] as const
export const maxWindows = 60
export const maxDaysOff = 20
/** How far ahead visitors see free times. */
export const daysAhead = 28
export const usualLengthMinutes = 30

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const dayOf = ({ weekday, date }: ViewingWindow) => date ?? `weekday ${weekday}`

/** The places of windows that share time with another one of the same day. */
export function findOverlaps(windows: readonly ViewingWindow[]): number[] {
  const overlaps = (one: ViewingWindow, other: ViewingWindow) =>
    dayOf(one) === dayOf(other) && one.from < other.until && other.from < one.until
  return windows.flatMap((one, place) =>
    windows.some((other, otherPlace) => place !== otherPlace && overlaps(one, other)) ? place : [],
  )
}

/** Too short for a single viewing, or ending before it begins. */
export const isTooShort = ({ from, until }: Pick<ViewingWindow, 'from' | 'until'>, lengthMinutes: number) =>
  minutesOf(until) - minutesOf(from) < lengthMinutes

export type Span = { startsAt: Date; endsAt: Date }

/** The times of one day, in order. */
function listSlotsOn(date: string, times: ViewingTimes): Span[] {
  const { lengthMinutes, pauseMinutes, timeZone } = times
  const timeAt = fromWallDay(date, timeZone)
  return times.windows
    .filter((window) => window.date === date || (window.date === null && window.weekday === weekdayOf(date)))
    .flatMap(({ from, until }) => {
      const starts: number[] = []
      for (
        let start = minutesOf(from);
        start + lengthMinutes <= minutesOf(until);
        start += lengthMinutes + pauseMinutes
      ) {
        starts.push(start)
      }
      return starts
    })
    .toSorted((one, other) => one - other)
    .flatMap((minute) => {
      const startsAt = timeAt(minute)
      return startsAt ? { startsAt, endsAt: new Date(startsAt.getTime() + lengthMinutes * 60_000) } : []
    })
}

/** `most`: no more are looked for, because whoever asks for a day of quarters of an hour asks for thousands. */
type Range = { from: Date; until: Date; most?: number }

/** The published times between two moments, in order; `busy` is what the lister has agreed to, and is left out. */
export function listSlots(
  times: ViewingTimes,
  { from, until, most = Number.POSITIVE_INFINITY }: Range,
  busy: Span[] = [],
): Span[] {
  const pauseMs = times.pauseMinutes * 60_000
  const meets = (one: Span, other: Span) =>
    other.startsAt.getTime() < one.endsAt.getTime() + pauseMs &&
    one.startsAt.getTime() < other.endsAt.getTime() + pauseMs
  const slots: Span[] = []
  const last = toWallTime(until, times.timeZone).date
  for (let { date } = toWallTime(from, times.timeZone); date <= last && slots.length < most; date = addDays(date, 1)) {
    if (times.daysOff.some((off) => off.from <= date && date <= off.until)) continue
    const ofDay = listSlotsOn(date, times).filter(({ startsAt }) => startsAt >= from && startsAt <= until)
    const [first, final] = [ofDay[0], ofDay.at(-1)]
    if (!first || !final) continue
    const day = { startsAt: first.startsAt, endsAt: final.endsAt }
    const busyThen = busy.filter((one) => meets(day, one))
    slots.push(...ofDay.filter((slot) => !busyThen.some((one) => meets(slot, one))))
  }
  return slots.slice(0, most)
}
