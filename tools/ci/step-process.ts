import { spawn } from 'node:child_process'
import { openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from './steps.ts'

export type RunOptions = { environment: NodeJS.ProcessEnv; signal: AbortSignal }
export type Ended = { isGood: boolean; output: string }

/** Runs one step with its output in a file; when the signal comes, everything it started ends with it. */
export function runStep(
  { command: [file, ...args], folder }: Step,
  logFile: string,
  { environment, signal }: RunOptions,
): Promise<Ended> {
  return new Promise((resolve) => {
    // A group of its own: a signal from the terminal reaches only us, and ours reaches all of it.
    const child = spawn(file, args, {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const log = openSync(logFile, 'w')
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      writeSync(log, chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', collect)
    const stop = () => void endGroup(child.pid)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const finish = (isGood: boolean) => {
      for (const stream of [child.stdout, child.stderr]) stream.off('data', collect)
      signal.removeEventListener('abort', stop)
      resolve({ isGood, output })
    }
    child.on('error', (error) => {
      collect(Buffer.from(error.message))
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
    child.on('exit', (code, killedBy) => {
      if (killedBy) collect(Buffer.from(`\nended by ${killedBy}\n`))
      else if (code !== 0) collect(Buffer.from(`\nended with ${code}\n`))
      // Somebody it left behind may hold its pipes open; that is found out at the end.
      setTimeout(finish, 2_000, code === 0).unref()
    })
  })
}

async function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const deadline = Date.now() + 10_000
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) signalGroup(pid, 'SIGKILL')
    await sleep(50)
  }
}

/** Whether anybody was there to hear it. */
function signalGroup(pid: number, kind: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, kind)
  } catch {
    return false
  }
}
