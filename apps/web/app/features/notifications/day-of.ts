export const days = ['today', 'yesterday', 'earlier'] as const
type Day = (typeof days)[number]

const dayMs = 86_400_000

/** On which day something happened, in a time zone; the reader's own if none is named. */
export function dayOf(time: Date, now: Date, timeZone: string | undefined): Day {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const day = date.format(time)
  // At noon, so that an hour more or less in the night between leads to no other day.
  const noon = new Date(`${date.format(now)}T12:00:00Z`)
  if (day >= date.format(now)) return 'today'
  return day === new Date(noon.getTime() - dayMs).toISOString().slice(0, 10) ? 'yesterday' : 'earlier'
}
