import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { refuse } from './refused-document.ts'

type Files = { sourcePath: string; copyPath: string }
type Message = { verdict: 'clean' } | { verdict: 'refused'; reason: string }

const timeoutMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 }

/** Where there is no qpdf: a reader of our own, which knows less and refuses the rest. */
export async function inspectInThread(files: Files) {
  const thread = new Worker(new URL('./strict-thread.ts', import.meta.url), { workerData: files, resourceLimits })
  try {
    const [message] = (await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [Message]
    if (message.verdict === 'refused') refuse(message.reason)
  } catch (error) {
    if (isBeyondLimits(error)) refuse('it cannot be read within the limits')
    throw error
  } finally {
    await thread.terminate()
  }
}

const isBeyondLimits = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
