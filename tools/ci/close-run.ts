import { stripVTControlCharacters } from 'node:util'
import { type Counts, wasSkipped } from './counts.ts'

/** One or two may be the machine's fault; more of them are the tests'. */
const maxUnsteady = 2

/** The last lines of a run. The very last is what others read; what passed only the second time stands before it. */
export function closeRun(
  { passed, failed }: Counts,
  unsteady: readonly string[],
): { lines: string[]; isGood: boolean } {
  // Tests behind the one that failed in a file never ran, so they say nothing about their own steadiness.
  const failedOnce = unsteady.filter((test) => !wasSkipped(test))
  const names = failedOnce.map((test) => `  ${stripVTControlCharacters(test).split('\n')[0]}`)
  const isTooMany = failedOnce.length > maxUnsteady
  const verdict = isTooMany ? `, at most ${maxUnsteady} may` : ''
  const all = failed + (isTooMany ? 1 : 0)
  return {
    lines: [
      ...(names.length > 0 ? [`${names.length} passed only the second time${verdict}:`, ...names] : []),
      `${passed} passed, ${all} failed`,
    ],
    isGood: all === 0,
  }
}
