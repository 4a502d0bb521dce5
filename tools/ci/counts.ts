import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

/** How the numbers of a suite are learned: from a report of vitest, or from its last line. */
export type CountRule = { vitestReport: string } | 'last line'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: FileResult[]
}
type FileResult = { name: string; status: string; message: string; assertionResults: Assertion[] }
type Assertion = { fullName: string; status: string; failureMessages: string[] }

/** A step that fails counts as a failure even when no single test of it did. */
export function countResults(rule: CountRule | undefined, output: string, isGood: boolean): Counts {
  const counts = rule === 'last line' ? countLastLine(output) : countReport(reportOf(rule))
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  return { passed, failed: isGood ? failed : Math.max(failed, 1) }
}

function countLastLine(output: string): Counts | undefined {
  const found = output.matchAll(/^(?<passed>\d+) passed, (?<failed>\d+) failed$/gm)
  const { passed, failed } = [...found].at(-1)?.groups ?? {}
  return passed && failed ? { passed: Number(passed), failed: Number(failed) } : undefined
}

function countReport(report: VitestReport | undefined): Counts | undefined {
  if (!report) return undefined
  // A file that could not be loaded has no tests in it that could fail.
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed')
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length + listSkipped(report).length }
}

/** What was skipped has shown nothing; no test of ours is allowed to. */
const listSkipped = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => isSkipped(status)))

const isSkipped = (status: string) => status === 'skipped' || status === 'pending' || status === 'todo'

/** One paragraph per failed test, for people. */
export function describeFailures(rule: CountRule | undefined): string[] {
  const report = reportOf(rule)
  if (!report) return []
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
    ])
  return [...failures, ...listSkipped(report).map(({ fullName }) => `${fullName}\n${skipped}`)]
}

const skipped = 'was skipped'

/** Whether a paragraph of `describeFailures` is about a test that did not run. */
export const wasSkipped = (failure: string) => failure.endsWith(`\n${skipped}`)

/** The files of tests in which something was not good, and how many tests of all other files were. */
export function listBadFiles(rule: CountRule | undefined): { bad: string[]; passedElsewhere: number } {
  const report = reportOf(rule)
  const files = report?.testResults ?? []
  const isBad = ({ status, assertionResults }: FileResult) =>
    status === 'failed' || assertionResults.some((assertion) => assertion.status !== 'passed')
  const good = files.filter((file) => !isBad(file)).flatMap(({ assertionResults }) => assertionResults)
  return { bad: files.filter(isBad).map(({ name }) => name), passedElsewhere: good.length }
}

function reportOf(rule: CountRule | undefined): VitestReport | undefined {
  if (!rule || rule === 'last line') return undefined
  try {
    return JSON.parse(readFileSync(rule.vitestReport, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
