import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUploadQueue, type StartTransfer, type TransferEvents } from './upload-queue.ts'

type Run = TransferEvents & { name: string; isStopped: boolean; isDiscarded: boolean }

let runs: Run[]
const start: StartTransfer = (file, events) => {
  const run: Run = { ...events, name: file.name, isStopped: false, isDiscarded: false }
  runs.push(run)
  return { stop: () => (run.isStopped = true), discard: () => (run.isDiscarded = true) }
}
const file = (name: string) => new File(['12345678'], name)

beforeEach(() => {
  runs = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function queueOf(...names: string[]) {
  const queue = createUploadQueue(start)
  for (const name of names) queue.add(name, file(name))
  return queue
}
const statesOf = (queue: ReturnType<typeof queueOf>) => [...queue.getSnapshot().values()].map(({ state }) => state)

test('three go at once, and the next one when one is done', () => {
  const queue = queueOf('a', 'b', 'c', 'd')
  expect(statesOf(queue)).toEqual(['uploading', 'uploading', 'uploading', 'waiting'])
  runs[0]?.onDone('u1')
  expect(statesOf(queue)).toEqual(['done', 'uploading', 'uploading', 'uploading'])
  expect(queue.getSnapshot().get('a')).toMatchObject({ uploadId: 'u1', sentBytes: 8 })
})

test('a lost connection is tried again by itself, later each time, and keeps what has arrived', () => {
  const queue = queueOf('a')
  runs[0]?.onProgress(5)
  runs[0]?.onLost()
  expect(queue.getSnapshot().get('a')).toMatchObject({ state: 'stalled', sentBytes: 5 })
  vi.advanceTimersByTime(1_000)
  expect(runs).toHaveLength(2)
  runs[1]?.onLost()
  vi.advanceTimersByTime(1_000)
  expect(runs).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(runs).toHaveLength(3)
})

test('when the browser is online again nothing waits for its next try', () => {
  const queue = queueOf('a')
  for (const round of [0, 1, 2]) {
    runs[round]?.onLost()
    queue.reviveAll()
  }
  expect(runs).toHaveLength(4)
  // The timer of the first loss finds it running and leaves it alone.
  vi.advanceTimersByTime(60_000)
  expect(runs).toHaveLength(4)
})

test('a paused one stops, gives its place away and goes on when asked', () => {
  const queue = queueOf('a', 'b', 'c', 'd')
  queue.pause('a')
  expect(runs[0]?.isStopped).toBe(true)
  expect(statesOf(queue)).toEqual(['paused', 'uploading', 'uploading', 'uploading'])
  queue.resume('a')
  expect(statesOf(queue)).toEqual(['waiting', 'uploading', 'uploading', 'uploading'])
})

test('what a stopped transfer still says changes nothing', () => {
  const queue = queueOf('a')
  queue.pause('a')
  runs[0]?.onLost()
  runs[0]?.onDone('u1')
  expect(statesOf(queue)).toEqual(['paused'])
})

test('a refused one says why and waits for the person', () => {
  const queue = queueOf('a')
  runs[0]?.onRefused('photo_refused')
  vi.advanceTimersByTime(60_000)
  expect(queue.getSnapshot().get('a')).toMatchObject({ state: 'failed', problem: 'photo_refused' })
  expect(runs).toHaveLength(1)
})

test('one that is removed is forgotten by the server too, unless it had arrived', () => {
  const queue = queueOf('a', 'b')
  runs[1]?.onDone('u2')
  queue.remove('a')
  queue.remove('b')
  expect(runs.map(({ isDiscarded }) => isDiscarded)).toEqual([true, false])
  expect(queue.getSnapshot().size).toBe(0)
})

test('whoever waits hears when the last one has ended, even badly', async () => {
  const queue = queueOf('a', 'b')
  let isSettled = false
  void queue.settled().then(() => (isSettled = true))
  runs[0]?.onDone('u1')
  await Promise.resolve()
  expect(isSettled).toBe(false)
  runs[1]?.onRefused('storage_full')
  await Promise.resolve()
  expect(isSettled).toBe(true)
})
