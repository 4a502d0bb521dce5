import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ServiceName } from './service-addresses.ts'
import { canRead, type ServiceUser } from './service-user.ts'

export const checkoutFolder = join(import.meta.dirname, '..', '..')

/** Where pid files and logs of one port base live. */
export function stateFolder(portBase: number): string {
  return join(checkoutFolder, '.services', String(portBase))
}

/** The folder of one service; `.services` leads to it even when it has to live elsewhere. */
export function serviceFolder(name: ServiceName, portBase: number): string {
  return join(stateFolder(portBase), name)
}

/**
 * Makes the folder of a service and gives it to its user. It may have to live elsewhere; then it is linked, so that
 * every path through `.services` still works for us.
 */
export function makeServiceFolder(name: ServiceName, portBase: number, user: ServiceUser | undefined): string {
  const folder = serviceFolder(name, portBase)
  mkdirSync(dirname(folder), { recursive: true })
  const elsewhere = findOtherRoot(dirname(folder), user)
  const real = elsewhere ? join(dataFolder(elsewhere), String(portBase), name) : folder
  mkdirSync(dirname(real), { recursive: true, mode: 0o755 })
  mkdirSync(real, { recursive: true, mode: 0o700 })
  if (user) chownSync(real, user.uid, user.gid)
  if (real !== folder && !existsSync(folder)) {
    rmSync(folder, { force: true })
    symlinkSync(real, folder)
  }
  return real
}

/** Where GABLE_DATA says; or /var/tmp, if the checkout sits where that user cannot go (under /root, say). */
function findOtherRoot(folder: string, user: ServiceUser | undefined): string | undefined {
  return process.env['GABLE_DATA'] || (canRead(folder, user) ? undefined : '/var/tmp')
}

/** What this checkout keeps under another root. */
export function dataFolder(root: string): string {
  const checkout = createHash('sha256').update(checkoutFolder).digest('hex').slice(0, 12)
  return join(root, `gable-${checkout}`)
}

/** Downloads and builds, shared by all checkouts; one folder per thing and version. */
export function cacheFolder(user?: ServiceUser): string {
  const { GABLE_CACHE, XDG_CACHE_HOME } = process.env
  const folder = GABLE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'gable')
  mkdirSync(folder, { recursive: true })
  if (canRead(folder, user)) return folder
  // Root's own cache is closed to the servers' user.
  const shared = '/var/cache/gable'
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  return shared
}
