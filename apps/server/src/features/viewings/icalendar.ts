/** One appointment, as RFC 5545 knows it. Times are moments, so that every calendar shows them in its own zone. */
export type CalendarEvent = {
  uid: string
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  description: string
  location: string
  url: string
}

type Calendar = { name: string; organiser: { name: string; url: string }; method: 'PUBLISH' | 'CANCEL' }

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other signs that no text has, and that calendars choke on.
    .replace(/\p{Cc}/gu, '')

/** A quoted parameter has no way to say a quote. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`

/** 75 bytes a line, never cutting a sign in two; what goes on begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let rest = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 75) {
      lines.push(rest)
      rest = ' '
      bytes = 1
    }
    rest += sign
    bytes += size
  }
  return [...lines, rest].join('\r\n')
}

const moment = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const eventLines = (event: CalendarEvent, { organiser }: Calendar) => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `STATUS:${event.status}`,
  `DTSTAMP:${moment(event.changedAt)}`,
  `LAST-MODIFIED:${moment(event.changedAt)}`,
  `DTSTART:${moment(event.startsAt)}`,
  `DTEND:${moment(event.endsAt)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
  `URL:${event.url}`,
  `ORGANIZER;CN=${quoted(organiser.name)}:${organiser.url}`,
  'END:VEVENT',
]

export function writeCalendar(calendar: Calendar, events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gable//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendar.method}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
