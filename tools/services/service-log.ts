import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from './run-command.ts'

const longLog = 32 * 1024 * 1024
const end = 64 * 1024

const logFile = (folder: string) => join(folder, 'service.log')

/** The log, ready for more lines. A long one is put aside at a start, and the one put aside before it goes. */
export function openLog(folder: string, limit = longLog): number {
  const file = logFile(folder)
  if (existsSync(file) && statSync(file).size > limit) renameSync(file, `${file}.old`)
  return openSync(file, 'a')
}

/** The last lines of the log, however long it is. */
export function readEndOfLog(folder: string, lines = 20): string {
  const file = logFile(folder)
  if (!existsSync(file)) return '(no log)'
  const log = openSync(file, 'r')
  try {
    const { size } = fstatSync(log)
    const bytes = Buffer.alloc(Math.min(size, end))
    readSync(log, bytes, 0, bytes.length, size - bytes.length)
    return lastLines(bytes.toString('utf8'), lines)
  } finally {
    closeSync(log)
  }
}
