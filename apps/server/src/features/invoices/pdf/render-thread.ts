import { parentPort } from 'node:worker_threads'
import { renderPdf } from './render-pdf.ts'
import type { Sheet } from './sheet.ts'

// A thread of its own: fonts are read and letters shaped for longer than other callers should wait.
parentPort?.on('message', (sheets: Sheet[]) => {
  void answer(sheets)
})

async function answer(sheets: Sheet[]) {
  const bytes = await renderPdf(sheets)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(bytes)
}
