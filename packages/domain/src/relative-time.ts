const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Largest first; a month is 30 days and a year 365, as the product has always counted them.
const units = [
  { unit: 'year', seconds: 365 * day },
  { unit: 'month', seconds: 30 * day },
  { unit: 'week', seconds: 7 * day },
  { unit: 'day', seconds: day },
  { unit: 'hour', seconds: hour },
  { unit: 'minute', seconds: minute },
  { unit: 'second', seconds: 1 },
] as const

export type RelativeTime = { value: number; unit: (typeof units)[number]['unit'] }

/** The largest whole unit between two moments; negative is the past. */
export function relativeTime(at: Date, now: Date): RelativeTime {
  const seconds = Math.trunc((at.getTime() - now.getTime()) / 1000)
  const { unit, seconds: size } = units.find((candidate) => Math.abs(seconds) >= candidate.seconds) ?? units[6]
  // Adding 0 turns -0 into 0, which Intl would otherwise word as the past.
  return { value: Math.trunc(seconds / size) + 0, unit }
}

/** "3 hours ago", "in 2 weeks", and "now" within the same second. */
export function formatRelativeTime(at: Date, now: Date, locale: string): string {
  const { value, unit } = relativeTime(at, now)
  // Only zero is worded: "yesterday" would be wrong for 47 hours ago.
  return new Intl.RelativeTimeFormat(locale, { numeric: value === 0 ? 'auto' : 'always' }).format(value, unit)
}
