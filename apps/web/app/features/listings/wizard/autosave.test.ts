import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveOptions, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = { resolve: () => void; reject: (code: string) => void }

function autosaveOf() {
  const sent: string[] = []
  const answers: Answer[] = []
  const options: AutosaveOptions<string> = {
    save: (value) => {
      sent.push(value)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      answers.push({ resolve, reject })
      return promise
    },
    judge: (code) => (code === 'conflict' ? { kind: 'conflict' } : { kind: 'failed' }),
  }
  const autosave = createAutosave(options, () => 1_000)
  const answer = async (index: number, problem?: string) => {
    if (problem) answers[index]?.reject(problem)
    else answers[index]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, answer, kind: () => autosave.getState().kind }
}

test('it saves when typing rests, once', async () => {
  const { autosave, sent, answer, kind } = autosaveOf()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1_000)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['ab'])
  await answer(0)
  expect(autosave.getState()).toEqual({ kind: 'saved', at: 1_000 })
  expect(autosave.hasUnsaved()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(kind()).toBe('saved')
})

test('what is typed while it saves is saved after it, and not called saved before', async () => {
  const { autosave, sent, answer, kind } = autosaveOf()
  autosave.change('a')
  void autosave.flush()
  autosave.change('ab')
  await answer(0)
  expect([kind(), autosave.hasUnsaved()]).toEqual(['waiting', true])
  await vi.advanceTimersByTimeAsync(1_200)
  expect(sent).toEqual(['a', 'ab'])
})

test('a failed save is tried again by itself, with the newest words', async () => {
  const { autosave, sent, answer, kind } = autosaveOf()
  autosave.change('a')
  void autosave.flush()
  await answer(0, 'network')
  expect(kind()).toBe('failed')
  autosave.change('ab')
  expect(kind()).toBe('failed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual(['a', 'ab'])
  await answer(1)
  expect(kind()).toBe('saved')
})

test('a conflict waits for a decision instead of overwriting', async () => {
  const { autosave, sent, answer, kind } = autosaveOf()
  autosave.change('a')
  void autosave.flush()
  await answer(0, 'conflict')
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, kind()]).toEqual([1, 'conflict'])
  void autosave.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'ab'])
})

test('taking the other version leaves nothing to save', async () => {
  const { autosave, sent, answer, kind } = autosaveOf()
  autosave.change('a')
  void autosave.flush()
  await answer(0, 'conflict')
  autosave.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, kind(), autosave.hasUnsaved()]).toEqual([1, 'saved', false])
})
