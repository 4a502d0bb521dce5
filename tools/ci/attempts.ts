import { type Counts, countResults, describeFailures, listBadFiles } from './counts.ts'
import { type RunOptions, runStep } from './step-process.ts'
import type { Step } from './steps.ts'

export type Attempt = { step: Step; counts: Counts; isBelievable: boolean; output: string; logFile: string }

/** More bad files than this are no chance. */
const maxSecondTries = 6

/**
 * On a machine that others use too, once may be chance: a few bad files of tests are tried again, each as a whole.
 * What was bad the first time and good the second is told.
 */
export async function attemptTwice(
  step: Step,
  logOf: (step: Step) => string,
  options: RunOptions,
): Promise<{ result: Attempt; onlySecondTime: string[] }> {
  const first = await attempt(step, logOf(step), options)
  const { bad, passedElsewhere } = listBadFiles(step.counts)
  const isChance = !first.isBelievable && bad.length > 0 && bad.length <= maxSecondTries
  if (!step.again || !isChance || options.signal.aborted) return { result: first, onlySecondTime: [] }
  const again = step.again(bad)
  const second = await attempt(again, logOf(again), options)
  return {
    result: { ...second, counts: { ...second.counts, passed: passedElsewhere + second.counts.passed } },
    onlySecondTime: second.isBelievable ? describeFailures(step.counts) : [],
  }
}

async function attempt(step: Step, logFile: string, options: RunOptions): Promise<Attempt> {
  const { isGood, output } = await runStep(step, logFile, options)
  const counts = countResults(step.counts, output, isGood)
  // A suite that could not say what it did has done nothing.
  const isBelievable = isGood && counts.failed === 0 && (!step.counts || counts.passed > 0)
  return { step, counts, isBelievable, output, logFile }
}
