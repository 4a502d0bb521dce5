import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { browse, forSeconds, slowestOf } from './browse.ts'
import type { Product } from './posting.ts'

const seconds = 15
const run = promisify(execFile)

/** How browsing fares while somebody sends nonsense, and how much of that got in. */
export async function measureFlood(product: Product) {
  const calm = slowestOf(await browse(product, forSeconds(seconds)))
  // In a process of its own: what the sender is busy with must not count as waiting.
  const script = fileURLToPath(new URL('send-flood.ts', import.meta.url))
  const [flooded, { stdout }] = await Promise.all([
    browse(product, forSeconds(seconds)).then(slowestOf),
    run(process.execPath, [script, product.origin, product.token, String(seconds)]),
  ])
  const sent = JSON.parse(stdout) as { requests: number; accepted: number }
  console.error(`a flood of ${sent.requests} uploads in ${seconds} s, ${sent.accepted} of them not refused`)
  return { calm, flooded, sent }
}
