import { expect, test } from 'vitest'
import { keepRunning, type Run } from './keep-running.ts'

/** Starts as often as asked, each time as told: a run whose end can be called, or an error. */
function createStarts(...outcomes: ('good' | Error)[]) {
  const runs: { fail: (error: unknown) => void; isStopped: boolean }[] = []
  const start = async (): Promise<Run> => {
    const outcome = outcomes.shift() ?? 'good'
    if (outcome instanceof Error) throw outcome
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const run = { fail: resolve, isStopped: false }
    runs.push(run)
    return {
      failed: promise,
      stop: async () => {
        run.isStopped = true
      },
    }
  }
  return { runs, start }
}

const states = (runs: { isStopped: boolean }[]) => runs.map(({ isStopped }) => isStopped)

test('what fails is stopped and started anew, as often as it takes, until it is stopped for good', async () => {
  const errors: unknown[] = []
  const [lost, away] = [new Error('lost'), new Error('still away')]
  const { runs, start } = createStarts('good', away, away, 'good')
  const stop = await keepRunning(start, (error) => errors.push(error), 1)
  runs[0]?.fail(lost)
  await expect.poll(() => states(runs)).toEqual([true, false])
  expect(errors).toEqual([lost, away, away])
  await stop()
  expect(states(runs)).toEqual([true, true])
})

test('it can be stopped while it waits to start anew', async () => {
  const failed = Promise.withResolvers<void>()
  const { runs, start } = createStarts('good', new Error('away'))
  const stop = await keepRunning(start, (error) => (error instanceof Error ? failed.resolve() : undefined), 3_600_000)
  runs[0]?.fail('lost')
  await failed.promise
  await stop()
  expect(states(runs)).toEqual([true])
})

test('what cannot be started at all is the business of whoever starts it', async () => {
  const { start } = createStarts(new Error('no'))
  await expect(keepRunning(start, () => undefined)).rejects.toThrow('no')
})
