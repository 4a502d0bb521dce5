import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Drawing } from './plans/render-drawings.ts'

const script = fileURLToPath(new URL('plans/render-drawings.ts', import.meta.url))

/** In a process of its own: the server refuses to read SVG at all. */
export async function render(drawings: Drawing[]) {
  const rendering = promisify(execFile)(process.execPath, [script])
  rendering.child.stdin?.end(JSON.stringify(drawings))
  await rendering
}
