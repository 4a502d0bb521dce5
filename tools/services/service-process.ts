import { spawn } from 'node:child_process'
import { closeSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Launch, ServiceContext } from './service.ts'
import { openLog } from './service-log.ts'

type ProcessRecord = { pid: number; startedAt: string }

const recordFile = (folder: string) => join(folder, 'process.json')

/** Starts a server that outlives us: its own session, its output in a log file, its pid remembered. */
export function startProcess(context: ServiceContext, launch: Launch): number {
  const log = openLog(context.folder)
  const child = spawn(launch.command, launch.args, {
    ...context.user,
    cwd: context.folder,
    env: { ...process.env, ...launch.environment },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => {}) // A failed start shows as a process that is not alive.
  child.unref()
  const pid = child.pid
  if (pid === undefined) throw new Error(`${launch.command} could not be started`)
  const record: ProcessRecord = { pid, startedAt: processStart(pid) ?? '' }
  writeFileSync(recordFile(context.folder), JSON.stringify(record))
  return pid
}

/** The pid of the server that this checkout started, while it lives. */
export function findProcess(folder: string): number | undefined {
  if (!existsSync(recordFile(folder))) return undefined
  const record = JSON.parse(readFileSync(recordFile(folder), 'utf8')) as ProcessRecord
  // After a restart of the machine the same number may belong to somebody else's process.
  return processStart(record.pid) === record.startedAt ? record.pid : undefined
}

/** Asks it to finish, and after the given time insists. */
export async function stopProcess(folder: string, signal: NodeJS.Signals, patienceSeconds = 20): Promise<boolean> {
  const pid = findProcess(folder)
  if (pid === undefined) {
    rmSync(recordFile(folder), { force: true })
    return false
  }
  sendSignal(pid, signal)
  if (!(await hasEndedWithin(folder, patienceSeconds))) {
    sendSignal(-pid, 'SIGKILL')
    await hasEndedWithin(folder, 5)
  }
  rmSync(recordFile(folder), { force: true })
  return true
}

async function hasEndedWithin(folder: string, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (findProcess(folder) === undefined) return true
    await sleep(50)
  }
  return false
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export function isProcessAlive(pid: number): boolean {
  return processStart(pid) !== undefined
}

/** When the process began, in clock ticks since boot; nothing for one that is gone or only waits to be reaped. */
function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; the fields after it are plain.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
