import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters, styleText } from 'node:util'
import { readableLine } from './readable-line.ts'

const colours = { api: 'cyan', worker: 'magenta', web: 'green', migrate: 'yellow', demo: 'yellow' } as const

export type DevProcessName = keyof typeof colours

export type DevProcess = ReturnType<typeof startDevProcess>

type StartOptions = { cwd: string; environment: Record<string, string | undefined> }

/** Starts one process whose lines carry its name. */
export function startDevProcess(
  name: DevProcessName,
  [command, ...args]: [string, ...string[]],
  options: StartOptions,
) {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    // A group of its own: Ctrl-C in the terminal reaches only us, and we end the others in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const prefix = styleText(colours[name], `${name.padEnd(8)}│ `)
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      // Vite announces its own address; people get exactly one, when everything is ready.
      if (!/➜ +(Local|Network)/.test(stripVTControlCharacters(line))) console.log(prefix + readableLine(line))
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code))
    child.on('error', () => resolve(127))
  })
  return { name, ended, pid: child.pid }
}

/** Asks it to finish, with everything it started, and insists after ten seconds. */
export async function endDevProcess({ pid }: DevProcess) {
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const deadline = Date.now() + 10_000
  // The group, not the process: a watcher can be gone before what it watched.
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) signalGroup(pid, 'SIGKILL')
    await sleep(50)
  }
}

export function killDevProcess({ pid }: DevProcess) {
  if (pid !== undefined) signalGroup(pid, 'SIGKILL')
}

/** Whether anybody was there to hear it. */
function signalGroup(pid: number, kind: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, kind)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
