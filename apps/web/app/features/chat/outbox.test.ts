import { ApiError } from '@gable/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from './chat-calls.ts'
import { message, readerId } from './chat.fixture.ts'
import { createOutbox as create, type KeptFiles } from './outbox.ts'

const place = { accountId: 9, propertyId: 3, projectId: 0 }
const kept = new Map<string, string>()
const files = new Map<string, File>()
const keptFiles: KeptFiles = {
  keep: async (id, file) => files.set(id, file),
  find: async (id) => files.get(id),
  forget: async (id) => files.delete(id),
}
const createOutbox = (given: Pick<Parameters<typeof create>[0], 'memberId' | 'send'>) =>
  create({ ...given, files: keptFiles })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => {
  kept.clear()
  files.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that says no as long as it is told to, and knows a message again by its id. */
function createServer() {
  const has = new Map<string, string>()
  const sent: string[] = []
  let failure: unknown
  return {
    has,
    sent,
    fail: (error: unknown) => {
      failure = error
    },
    send: async ({ messageId, text = '' }: Sent) => {
      sent.push(messageId)
      if (failure) throw failure
      has.set(messageId, text)
      return message(has.size, { messageId, text, senderId: readerId })
    },
  }
}
const offline = new ApiError(0, 'network_error', 'The server could not be reached')

test('sent without a network it goes out once the network is back, under the same id', async () => {
  const server = createServer()
  const outbox = createOutbox({ memberId: readerId, send: server.send })
  server.fail(offline)
  outbox.add(place, 'Hello')
  outbox.add(place, 'Are you there?')
  await vi.advanceTimersByTimeAsync(10)
  expect(outbox.queueOf(place).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  server.fail(undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...server.has.values()]).toEqual(['Hello', 'Are you there?'])
  expect(new Set(server.sent).size).toBe(2)
  expect(outbox.queueOf(place)).toEqual([])
  expect(kept.size).toBe(0)
})

test('after a reload what was left is sent, though the page before died while it was sending', async () => {
  const server = createServer()
  const before = createOutbox({ memberId: readerId, send: () => new Promise(() => undefined) })
  before.add(place, 'Hello')
  const id = before.queueOf(place)[0]?.messageId
  const after = createOutbox({ memberId: readerId, send: server.send })
  const arrived: string[] = []
  after.onArrival(({ messageId }) => arrived.push(messageId))
  after.resume()
  await vi.advanceTimersByTimeAsync(10)
  expect(arrived).toEqual([id])
  expect(after.queueOf(place)).toEqual([])
})

test('what the server refuses stays to be tried again or discarded, and holds up nothing', async () => {
  const server = createServer()
  const outbox = createOutbox({ memberId: readerId, send: server.send })
  server.fail(new ApiError(409, 'blocked_you', 'Blocked'))
  outbox.add(place, 'Hello')
  await vi.advanceTimersByTimeAsync(10)
  const [refused] = outbox.queueOf(place)
  expect(refused).toMatchObject({ state: 'refused', refusal: 'blocked_you' })
  server.fail(undefined)
  outbox.add(place, 'Still here')
  await vi.advanceTimersByTimeAsync(10)
  expect([...server.has.values()]).toEqual(['Still here'])
  outbox.retry(place, refused?.messageId ?? '')
  await vi.advanceTimersByTimeAsync(10)
  expect([...server.has.values()]).toEqual(['Still here', 'Hello'])
})

test('another member of this browser has none of it', () => {
  createOutbox({ memberId: readerId, send: () => new Promise(() => undefined) }).add(place, 'Hello')
  expect(createOutbox({ memberId: 8, send: createServer().send }).queueOf(place)).toEqual([])
})

test('a file outlives its page, and is let go when the server has it', async () => {
  const before = createOutbox({ memberId: readerId, send: () => new Promise(() => undefined) })
  before.add(place, '', new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
  const sent: Sent[] = []
  const after = createOutbox({
    memberId: readerId,
    send: async (one) => {
      sent.push(one)
      return message(1, { messageId: one.messageId, senderId: readerId })
    },
  })
  after.resume()
  await vi.advanceTimersByTimeAsync(10)
  expect(sent.map(({ file, text }) => [file?.name, text])).toEqual([['plan.pdf', undefined]])
  expect(files.size).toBe(0)
})
