import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Fails early, with the remedy, for what would otherwise fail late and unclearly. */
export async function checkBeforeStart(folder: string, ports: { api: number; web: number; worker: number }) {
  if (!existsSync(join(folder, 'node_modules', 'vite'))) throw new Error('The packages are missing. Run: npm install')
  for (const port of [ports.api, ports.web, ports.worker]) {
    if (await isFree(port)) continue
    throw new Error(
      `Port ${port} is taken, perhaps by another "npm run dev". End that one, or choose other ports:\n\n` +
        '  GABLE_PORT_BASE=8400 npm run dev\n',
    )
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
