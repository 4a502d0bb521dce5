import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const rootFolder = join(import.meta.dirname, '..')

const readySeconds = 240
const mostStarts = 5

export type Environment = Record<string, string | undefined>
type Options = { script: string; environment: Environment; port: number; logFile: string }
export type ProductProcess = ReturnType<typeof createProcess>

/** One process of the product, which can be killed and started again on the same port. */
export function createProcess({ script, environment, port, logFile }: Options) {
  let child: ChildProcess | undefined
  const url = `http://127.0.0.1:${port}`
  // Whatever becomes of the test, its processes end with it.
  process.once('exit', () => child?.kill('SIGKILL'))

  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    url,
    /**
     * Starts it and waits until it says that it is ready. Whoever operates it starts again what ended: on a busy machine
     * it may not reach the database in the time that it has.
     */
    async start() {
      for (let starts = 0; starts < mostStarts; starts += 1) {
        const log = openSync(logFile, 'a')
        const started = spawn(process.execPath, [script], {
          cwd: rootFolder,
          env: environment,
          stdio: ['ignore', log, log],
        })
        closeSync(log)
        child = started
        const isAlive = () => started.exitCode === null && started.signalCode === null
        if (await isReadyInTime(`${url}/readyz`, isAlive)) return
      }
      throw new Error(`${script} ends while starting\n${readFileSync(logFile, 'utf8').slice(-4_000)}`)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function isReadyInTime(url: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + readySeconds * 1000
  while (Date.now() < deadline) {
    if (!isAlive()) return false
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (response?.ok) return true
    await sleep(50)
  }
  throw new Error(`${url} was not ready within ${readySeconds} s`)
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
