import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readStrictly } from './read-strictly.ts'
import { RefusedDocument } from './refused-document.ts'
import { writeAnew } from './write-anew.ts'

// A thread of its own, ended from outside when it takes too long or too much.
const { sourcePath, copyPath } = workerData as { sourcePath: string; copyPath: string }
const post = (message: object) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
try {
  await writeAnew(await readStrictly(await readFile(sourcePath)), copyPath)
  post({ verdict: 'clean' })
} catch (error) {
  if (!(error instanceof RefusedDocument)) throw error
  post({ verdict: 'refused', reason: error.message })
}
