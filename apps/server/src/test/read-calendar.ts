/** A line of a calendar: its name, its parameters and what it says. */
type Line = { name: string; parameters: Record<string, string>; value: string }
export type ReadEvent = Record<string, string>

const encoder = new TextEncoder()

/**
 * A small reader of RFC 5545 that shares nothing with the writer, and is strict: every line ends in CR and LF and is at
 * most 75 bytes long, blocks are closed in order, and every event has what the standard demands.
 */
export function readCalendar(text: string): { properties: Record<string, string>; events: ReadEvent[] } {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('A line that does not end in CR LF')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) if (encoder.encode(line).length > 75) throw new Error(`A long line: ${line}`)
  const lines = physical.reduce<string[]>((all, line) => {
    if (!/^[ \t]/.test(line)) return [...all, line]
    return [...all.slice(0, -1), (all.at(-1) ?? '') + line.slice(1)]
  }, [])
  const open: string[] = []
  const properties: Record<string, string> = {}
  const events: ReadEvent[] = []
  for (const { name, value } of lines.map(readLine)) {
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`END:${value} closes another block`)
    } else if (open.at(-1) === 'VEVENT') {
      const event = events.at(-1) ?? {}
      if (name in event) throw new Error(`${name} is there twice`)
      event[name] = value
    } else properties[name] = value
  }
  if (open.length > 0 || properties['VERSION'] !== '2.0' || !properties['PRODID']) throw new Error('Not a calendar')
  for (const event of events) {
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS', 'SEQUENCE']) {
      if (!event[name]) throw new Error(`An event without ${name}`)
    }
  }
  return { properties, events }
}

function readLine(line: string): Line {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line)
  if (!match) throw new Error(`No line of a calendar: ${line}`)
  const [, name = '', rest = '', value = ''] = match
  const pairs = [...rest.matchAll(/;([A-Z-]+)=("[^"]*"|[^;]*)/g)]
  const parameters = Object.fromEntries(pairs.map(([, key = '', said = '']) => [key, said]))
  return { name, parameters, value: unescaped(value) }
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/gs, (_, sign: string) => {
    if (sign === 'n' || sign === 'N') return '\n'
    if (!'\\;,'.includes(sign)) throw new Error(`\\${sign} is no escape`)
    return sign
  })

/** `20260711T103000Z` as a moment. */
export function momentOf(value = ''): string {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)
  if (!match) throw new Error(`No moment: ${value}`)
  const [, year, month, day, hour, minute, second] = match
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}
