import { expect, test } from 'vitest'
import { message, readerId } from './chat.fixture.ts'
import { type PendingMessage, toItems } from './thread-items.ts'

const given = { pending: [], readerId, newAfter: undefined, timeZone: 'UTC' }
const shapeOf = (items: ReturnType<typeof toItems>) =>
  items.map((item) => (item.kind === 'message' ? (item.message?.sequence ?? item.pending?.text) : item.kind))

test('a new day and what is new are marked once, before the first message of theirs', () => {
  const messages = [message(1), message(2), message(3, { createdAt: '2026-07-12T08:00:00Z' })]
  expect(shapeOf(toItems({ ...given, messages, newAfter: 1 }))).toEqual(['day', 1, 'new', 2, 'day', 3])
})

test('what the reader wrote is never new', () => {
  const messages = [message(1), message(2, { senderId: readerId })]
  expect(shapeOf(toItems({ ...given, messages, newAfter: 1 }))).toEqual(['day', 1, 2])
})

test('days are those of the reader', () => {
  const messages = [
    message(1, { createdAt: '2026-07-11T20:30:00Z' }),
    message(2, { createdAt: '2026-07-11T21:30:00Z' }),
  ]
  expect(shapeOf(toItems({ ...given, messages }))).toEqual(['day', 1, 2])
  expect(shapeOf(toItems({ ...given, messages, timeZone: 'Asia/Dubai' }))).toEqual(['day', 1, 2])
  expect(shapeOf(toItems({ ...given, messages, timeZone: 'Asia/Karachi' }))).toEqual(['day', 1, 2])
  expect(shapeOf(toItems({ ...given, messages, timeZone: 'Europe/Athens' }))).toEqual(['day', 1, 'day', 2])
})

test('what is on its way stands last, and no longer once it has arrived', () => {
  const one = message(2, { senderId: readerId })
  const pending: PendingMessage[] = [
    { messageId: one.messageId, text: 'Arrived', createdAt: one.createdAt, state: 'sending' },
    { messageId: 'b', text: 'Waits', createdAt: one.createdAt, state: 'waiting' },
  ]
  expect(shapeOf(toItems({ ...given, messages: [message(1), one], pending }))).toEqual(['day', 1, 2, 'Waits'])
})

test('messages of one person within minutes belong together', () => {
  const at = (minute: number) => `2026-07-11T10:${String(minute).padStart(2, '0')}:00Z`
  const messages = [
    message(1, { createdAt: at(0) }),
    message(2, { createdAt: at(2) }),
    message(3, { createdAt: at(20) }),
    message(4, { createdAt: at(21), senderId: readerId }),
  ]
  const items = toItems({ ...given, messages }).filter((item) => item.kind === 'message')
  expect(items.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})
