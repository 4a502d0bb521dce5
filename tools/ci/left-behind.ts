import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type Process = { pid: number; command: string }

/**
 * The living processes that a run started, ourselves excepted: they carry its mark in their environment. PostgreSQL
 * writes its title over its environment, so what works in a folder of the run counts too.
 */
export function findLeftBehind(mark: string, folders: readonly string[]): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.flatMap((pid) => {
    const isOurs = read(pid, 'environ').split('\0').includes(mark) || folders.some((folder) => worksIn(pid, folder))
    if (!isOurs || isZombie(pid)) return []
    return [{ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim().slice(0, 160) }]
  })
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)
  } catch {
    return false
  }
}

const isZombie = (pid: string) => /\) Z /.test(read(pid, 'stat'))

/** Nothing for a process that has just ended or that belongs to somebody else. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
