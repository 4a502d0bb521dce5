import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const rootFolder = join(import.meta.dirname, '..')

const readySeconds = 240
const maxStarts = 5
/** Of a busy machine, not of the product. Whatever else ends a process at its start is a crash that the test must show. */
const passingReasons = [
  'EADDRINUSE',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

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
     * Starts it and waits until it says that it is ready. As whoever operates it would, it is started again when it did
     * not reach the database in the time that it has, or when its port was taken for a moment.
     */
    async start() {
      for (let starts = 1; ; starts += 1) {
        const saidBefore = readLog(logFile).length
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
        const said = readLog(logFile).slice(saidBefore)
        const isPassing = passingReasons.some((reason) => said.includes(reason))
        if (!isPassing || starts === maxStarts) throw new Error(`${script} ends while starting\n${said.slice(-4_000)}`)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

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
