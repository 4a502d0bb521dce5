import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFormQueue } from './form-queue.ts'

const answer = () => new EventEmitter() as ServerResponse
const closed = () => Object.assign(answer(), { closed: true }) as ServerResponse

function listen(turn: Promise<void>) {
  const state = { hasBegun: false }
  const begin = async () => {
    await turn
    state.hasBegun = true
  }
  void begin()
  return state
}

test('T40 the second form of a sender waits until the first is answered, and nobody else does', async () => {
  const takeTurn = createFormQueue()
  const [first, second, other] = [answer(), answer(), answer()]
  await takeTurn('a', first)
  const waiting = listen(takeTurn('a', second))
  await takeTurn('b', other)
  expect(waiting.hasBegun).toBe(false)
  first.emit('close')
  await nextTurn()
  expect(waiting.hasBegun).toBe(true)
})

test('T40 a sender who goes away while waiting holds up nobody', async () => {
  const takeTurn = createFormQueue()
  const [first, gone, third] = [answer(), answer(), answer()]
  await takeTurn('a', first)
  const left = listen(takeTurn('a', gone))
  const waiting = listen(takeTurn('a', third))
  gone.emit('close')
  first.emit('close')
  await nextTurn()
  expect([left.hasBegun, waiting.hasBegun]).toEqual([false, true])
})

test('T40 with twenty forms waiting the next one is sent away, until they are through', async () => {
  const takeTurn = createFormQueue()
  const answers = Array.from({ length: 21 }, answer)
  for (const one of answers) void takeTurn('a', one)
  await expect(takeTurn('a', answer())).rejects.toMatchObject({ status: 429 })
  for (const one of answers) one.emit('close')
  await takeTurn('a', answer())
})

test('T40 a sender who had gone before their turn was asked for takes none', async () => {
  const takeTurn = createFormQueue()
  await expect(takeTurn('a', closed())).rejects.toMatchObject({ status: 400 })
  const first = answer()
  await takeTurn('a', first)
  await expect(takeTurn('a', closed())).rejects.toMatchObject({ status: 400 })
  const waiting = listen(takeTurn('a', answer()))
  first.emit('close')
  await nextTurn()
  expect(waiting.hasBegun).toBe(true)
})
