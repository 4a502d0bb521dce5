import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Guard } from './guards.ts'

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** Runs these tests in the copy and says how each ended; one that could not even be loaded is not among them. */
export async function runTests(
  copy: string,
  tests: Guard['noticedBy'][],
  { endsAtFailure = false } = {},
): Promise<Map<string, string>> {
  const reportFile = join(copy, 'sabotage-report.json')
  rmSync(reportFile, { force: true })
  const names = tests.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const files = new Set(tests.map(({ file }) => file))
  const reporting = ['--reporter=json', `--outputFile.json=${reportFile}`]
  const ending = endsAtFailure ? ['--bail=1'] : []
  const child = spawn('vitest', ['run', ...files, '-t', names, ...ending, ...reporting], {
    cwd: copy,
    stdio: 'ignore',
  })
  await once(child, 'exit')
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const endings = testResults.flatMap(({ assertionResults }) => assertionResults)
  return new Map(endings.map(({ fullName, status }) => [fullName, status]))
}

/**
 * How the tests with this name ended; `test.each` makes several of one, of which one failure is enough. Between a group
 * and its test Vitest's filter wants a `>` that its report leaves out.
 */
export function endingOf(endings: Map<string, string>, name: string): string {
  const reported = name.replaceAll(' > ', ' ')
  const found = [...endings].filter(([fullName]) => fullName.includes(reported)).map(([, status]) => status)
  return found.find((status) => status === 'failed') ?? found.find((status) => status === 'passed') ?? 'not run'
}
