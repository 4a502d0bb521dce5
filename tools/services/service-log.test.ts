import { closeSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog, readEndOfLog } from './service-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gable-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(lines: string, limit?: number) {
  const log = openLog(folder, limit)
  writeSync(log, lines)
  closeSync(log)
}

test('a log goes on where it ended', () => {
  expect(readEndOfLog(folder)).toBe('(no log)')
  write('one\n')
  write('two\n')
  expect(readEndOfLog(folder)).toBe('one\ntwo')
})

test('only the end of a long log is read', () => {
  write(`${'a line that nobody needs\n'.repeat(100_000)}it ended here\n`)
  expect(readEndOfLog(folder, 2)).toBe('a line that nobody needs\nit ended here')
})

test('a log that grew long is put aside at the next start, and the older one goes', () => {
  writeFileSync(join(folder, 'service.log.old'), 'oldest\n')
  write('long enough\n')
  write('fresh\n', 5)
  expect(readEndOfLog(folder)).toBe('fresh')
  expect(readFileSync(join(folder, 'service.log.old'), 'utf8')).toBe('long enough\n')
  expect(existsSync(join(folder, 'service.log.old.old'))).toBe(false)
})
