import { expect, test } from 'vitest'
import { chat, message, otherId, readerId } from './chat.fixture.ts'
import { addMarks, addMessage, addMissed, addOlder, removeMessage, startThread, stateOf } from './thread-state.ts'

const start = (last: number) =>
  startThread(chat({ lastSequence: last }), last > 0 ? [message(last), message(last - 1)] : [], 40)
const sequencesOf = ({ messages }: { messages: readonly { sequence: number }[] }) =>
  messages.map(({ sequence }) => sequence)

test('what comes too early waits for what is missing, and a full page of it leads only as far as its end', () => {
  const early = addMessage(start(5), message(8))
  expect(sequencesOf(early)).toEqual([4, 5])
  const answer = { lastSequence: 8, readSequence: 0, otherReadSequence: 0, otherDeliveredSequence: 0, removed: [] }
  const first = addMissed(early, { ...answer, messages: [message(6)] }, { after: 5, limit: 1 })
  expect(sequencesOf(first)).toEqual([4, 5, 6])
  expect(first.lastSequence).toBe(6)
  const whole = addMissed(first, { ...answer, messages: [message(7), message(8)] }, { after: 6, limit: 50 })
  expect(sequencesOf(whole)).toEqual([4, 5, 6, 7, 8])
})

test('heard twice it is there once', () => {
  const state = addMessage(addMessage(start(5), message(6)), message(6))
  expect(sequencesOf(state)).toEqual([4, 5, 6])
})

test('older ones stand before the others, and a page that is not full is the last', () => {
  const state = addOlder(start(5), [message(3), message(2)], 2)
  expect(sequencesOf(state)).toEqual([2, 3, 4, 5])
  expect(state.hasOlder).toBe(true)
  expect(addOlder(state, [message(1)], 2).hasOlder).toBe(false)
})

test('marks of the other one tell sent, delivered and read, and never go back', () => {
  const marks = { chatId: 1, accountId: otherId, deliveredSequence: 6, readSequence: 5 }
  const state = addMarks(start(7), marks, readerId)
  expect([5, 6, 7].map((sequence) => stateOf(message(sequence), state))).toEqual(['read', 'delivered', 'sent'])
  const late = addMarks(state, { ...marks, deliveredSequence: 3, readSequence: 2 }, readerId)
  expect(late).toEqual(state)
  expect(addMarks(state, { ...marks, accountId: readerId, readSequence: 7 }, readerId).otherReadSequence).toBe(5)
})

test('of a message that was taken back nothing stays but its place', () => {
  const state = removeMessage(start(5), 5)
  expect(state.messages.at(-1)).toMatchObject({ sequence: 5, isRemoved: true, text: '' })
})
