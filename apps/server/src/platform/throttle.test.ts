import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

async function* pieces(count: number, bytes: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(bytes, index)
}

test('T40 files of one form come at one speed, and all of their bytes come', async () => {
  const throttle = createThrottle(1_000_000)
  const started = performance.now()
  const received: Buffer[] = []
  for await (const piece of throttle(pieces(10, 20_000))) received.push(piece)
  for await (const piece of throttle(pieces(10, 20_000))) received.push(piece)
  expect(received.reduce((sum, { length }) => sum + length, 0)).toBe(400_000)
  // 0.4 s at this speed, less what may come at once.
  expect(performance.now() - started).toBeGreaterThan(250)
})
