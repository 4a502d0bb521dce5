import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets one process at a time change the services of a port base, across checkouts: two that start the same server
 * would fight for its port.
 */
export async function withStartLock<T>(portBase: number, work: () => Promise<T>): Promise<T> {
  const file = join('/tmp', `gable-services-${portBase}.lock`)
  let hasSaid = false
  while (!tryLock(file)) {
    if (!hasSaid) console.log('waiting for another process that starts or stops the same services …')
    hasSaid = true
    await sleep(300)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (!isAlive(readHolder(file))) rmSync(file, { force: true })
  return false
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
