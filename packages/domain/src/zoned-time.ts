/** What a clock on the wall shows: a day, as `2026-07-11`, and minutes since its midnight. */
export type WallTime = { date: string; minute: number }

/** Each takes some 30 kB; one zone has as many names as there are ways to write it in large and small letters. */
const maxClocks = 100
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...parts })
    const [oldest] = clocks.keys()
    if (clocks.size >= maxClocks && oldest !== undefined) clocks.delete(oldest)
    clocks.set(timeZone, clock)
  }
  return clock
}

/** How many clocks are kept now. */
export const countClocks = () => clocks.size

/** A name as `Europe/Lisbon`; a distance from UTC is none, because databases read its sign the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && clockIn(name) !== undefined
  } catch {
    return false
  }
}

export function toWallTime(time: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

const minuteMs = 60_000
const dayMs = 86_400_000
const asIfUtc = ({ date, minute }: WallTime) => Date.parse(`${date}T00:00:00Z`) + minute * minuteMs
const offsetIn = (timeZone: string) => (time: number) => asIfUtc(toWallTime(new Date(time), timeZone)) - time

/**
 * The same as `fromWallTime` for many minutes of one day. On nearly all days clocks do not change, and reading a clock
 * for each minute takes a hundred times as long.
 */
export function fromWallDay(date: string, timeZone: string): (minute: number) => Date | undefined {
  const [midnight, offsetAt] = [asIfUtc({ date, minute: 0 }), offsetIn(timeZone)]
  const [before, after] = [offsetAt(midnight - dayMs), offsetAt(midnight + 2 * dayMs)]
  return (minute) =>
    before === after ? new Date(midnight + minute * minuteMs - before) : fromWallTime({ date, minute }, timeZone)
}

/** Nothing for a time that clocks skip in spring; of the hour that comes twice in autumn the first. */
export function fromWallTime(wall: WallTime, timeZone: string): Date | undefined {
  const wanted = asIfUtc(wall)
  const offsetAt = offsetIn(timeZone)
  // A change of the clock lies between these two, or there is none.
  const offsets = [wanted - dayMs, wanted + dayMs].map(offsetAt)
  const found = offsets.map((offset) => wanted - offset).filter((time) => time + offsetAt(time) === wanted)
  return found.length > 0 ? new Date(Math.min(...found)) : undefined
}

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Monday. */
export const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** As a clock and a calendar in every language can be read: `2026-07-11 11:30`. */
export function writeWallTime(time: Date, timeZone: string): string {
  const { date, minute } = toWallTime(time, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
