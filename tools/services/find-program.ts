import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Debian keeps servers where only administrators look, and Go's own installer does not touch PATH.
const otherFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/go/bin']

/** The full path of a program on PATH or in the usual other folders. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...otherFolders]
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
