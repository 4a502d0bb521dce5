import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#platform/concurrency.ts'
import type { Sheet } from './sheet.ts'

export type RenderPdf = (sheets: Sheet[]) => Promise<Uint8Array<ArrayBuffer>>

const timeoutMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Draws beside the event loop, one document after the other, in a thread that is begun by the first and kept. */
export function createRenderer() {
  const inTurn = limitConcurrency(1)
  let thread: Worker | undefined

  function begin() {
    const begun = new Worker(new URL('./render-thread.ts', import.meta.url), { resourceLimits })
    // Nobody waits for it to end, and one that fails while nobody waits is begun anew.
    begun.unref()
    begun.on('error', () => undefined)
    begun.on('exit', () => {
      if (thread === begun) thread = undefined
    })
    return begun
  }

  async function end() {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const render: RenderPdf = (sheets) =>
    inTurn(async () => {
      thread ??= begin()
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage(sheets)
        const [bytes] = (await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [
          Uint8Array<ArrayBuffer>,
        ]
        return bytes
      } catch (error) {
        await end()
        throw error
      }
    })

  return { render, end }
}
