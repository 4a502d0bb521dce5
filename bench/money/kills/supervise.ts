import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')
const pauseMs = 200

type Options = { script: string; port: number; environment: Record<string, string | undefined>; logFile: string }

/** A process of the product under what systemd or a container would do for it: whatever ends it, it is started again. */
export function supervise({ script, port, environment, logFile }: Options) {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const ending = new AbortController()
  const figures = { ownEnds: 0 }
  let isKilled = false
  const endWithUs = () => void child?.kill('SIGKILL')
  process.once('exit', endWithUs)

  async function run() {
    while (!ending.signal.aborted) {
      const log = openSync(logFile, 'a')
      const started = spawn(process.execPath, [script], { cwd: root, env: environment, stdio: ['ignore', log, log] })
      closeSync(log)
      child = started
      await once(started, 'exit')
      if (!ending.signal.aborted && !isKilled) figures.ownEnds += 1
      isKilled = false
      await delay(pauseMs)
    }
  }
  const running = run()

  return {
    url,
    figures,
    /** Until it says that it is ready. */
    async ready() {
      for (;;) {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
        if (answer?.ok) return
        await delay(pauseMs)
      }
    },
    async kill() {
      const victim = child
      if (!victim || victim.exitCode !== null || victim.signalCode !== null) return
      const gone = once(victim, 'exit')
      isKilled = true
      victim.kill('SIGKILL')
      await gone
    },
    async stop() {
      ending.abort()
      child?.kill('SIGTERM')
      await running
      process.off('exit', endWithUs)
    },
  }
}
