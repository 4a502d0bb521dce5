import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type ServiceUser = { uid: number; gid: number }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The user that servers run as when we are root: PostgreSQL and OpenSearch refuse root. */
export function findServiceUser(): ServiceUser | undefined {
  if (!isRoot()) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (!line) throw new Error('There is no user "postgres" to run the servers as; the postgresql-15 package creates it')
  const fields = line.split(':')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Asks the kernel, because modes, ACLs and mounts together decide what another user may open. */
export function canRead(path: string, user: ServiceUser | undefined): boolean {
  try {
    execFileSync('/usr/bin/test', ['-r', path], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
