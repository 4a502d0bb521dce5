import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createViewBuffer, type View } from './view-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const view = (propertyId: number): View => ({ day: '2026-11-15', propertyId, visitor: { accountId: 1 } })

function createBuffer(save: (views: View[]) => Promise<void>, most?: number) {
  const lost = vi.fn<() => void>()
  const failed = vi.fn<(error: unknown) => void>()
  return { lost, failed, buffer: createViewBuffer({ save, onLost: lost, onFailed: failed, ...(most && { most }) }) }
}

test('views wait for each other and go in one piece', async () => {
  const save = vi.fn<(views: View[]) => Promise<void>>(async () => undefined)
  const { buffer } = createBuffer(save)
  for (let at = 0; at < 100; at += 1) buffer.note(view(at % 10))
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenCalledExactlyOnceWith(Array.from({ length: 10 }, (_, id) => view(id)))
})

test('a database that is away is tried again, and nothing is counted twice', async () => {
  const save = vi.fn<(views: View[]) => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue()
  const { buffer, failed } = createBuffer(save)
  buffer.note(view(1))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(failed).toHaveBeenCalledOnce()
  buffer.note(view(1))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenLastCalledWith([view(1)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(2)
})

test('however long it is away, memory has an end', async () => {
  const { buffer, lost } = createBuffer(() => Promise.reject(new Error('away')), 3)
  for (let id = 0; id < 5; id += 1) buffer.note(view(id))
  expect(lost).toHaveBeenCalledTimes(2)
  await buffer.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('what comes while it writes is written too', async () => {
  const saved: View[] = []
  const { buffer } = createBuffer(async (views) => {
    if (saved.length === 0) buffer.note(view(2))
    saved.push(...views)
  })
  buffer.note(view(1))
  await buffer.flush()
  expect(saved).toEqual([view(1), view(2)])
})

test('one network or member does not take the room of all others, whatever they say they look at', async () => {
  const saved: View[] = []
  const buffer = createViewBuffer({
    ...{ most: 10, maxOfOne: 3, onLost: () => undefined, onFailed: () => undefined },
    save: async (views: View[]) => void saved.push(...views),
  })
  const from = (network: string, propertyId: number) =>
    buffer.note({ ...view(propertyId), visitor: { network, userAgent: `Browser ${propertyId}` } })
  for (let id = 1; id <= 20; id += 1) from('1.2.3.4', id)
  for (let id = 1; id <= 20; id += 1) buffer.note(view(id))
  from('5.6.7.8', 1)
  await buffer.flush()
  expect(saved).toHaveLength(7)
  // What is written makes room.
  from('1.2.3.4', 21)
  await buffer.flush()
  expect(saved).toHaveLength(8)
})
