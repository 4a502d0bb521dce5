import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, readCalendar } from '../../test/read-calendar.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const event = (facts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ uid: '1@gable.test', sequence: 0, status: 'CONFIRMED', summary: 'Viewing', description: '', location: '' },
  ...{ startsAt: new Date('2026-07-11T10:30:00Z'), endsAt: new Date('2026-07-11T11:15:00Z') },
  ...{ changedAt: new Date('2026-07-08T09:00:00Z'), url: 'https://gable.test/user/viewings' },
  ...facts,
})
const write = (...events: CalendarEvent[]) =>
  writeCalendar(
    { name: 'Viewings', organiser: { name: 'Gable', url: 'https://gable.test' }, method: 'PUBLISH' },
    events,
  )

test('whatever somebody is called or writes, it is read back as it was, and nothing else is', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((said) => said.replace(/\p{Cc}/gu, ''))
  fc.assert(
    fc.property(text, text, (title, place) => {
      const { events } = readCalendar(
        write(event({ summary: `x${title}`, location: place }), event({ uid: '2@gable.test' })),
      )
      expect(events).toHaveLength(2)
      expect(events[0]).toMatchObject({ SUMMARY: `x${title}`, UID: '1@gable.test' })
      expect(events[0]?.['LOCATION'] ?? '').toBe(place)
    }),
  )
})

test('a title cannot begin an event of its own', () => {
  const hostile = 'Flat\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil;,\\'
  const { events } = readCalendar(write(event({ summary: hostile })))
  expect(events).toHaveLength(1)
  expect(events[0]?.['SUMMARY']).toBe('Flat\nEND:VEVENT\nBEGIN:VEVENT\nUID:evil;,\\')
})

test('times are moments, the same in every zone', () => {
  const [read] = readCalendar(write(event())).events
  expect([momentOf(read?.['DTSTART']), momentOf(read?.['DTEND'])]).toEqual([
    '2026-07-11T10:30:00.000Z',
    '2026-07-11T11:15:00.000Z',
  ])
})
