// bash .ci/run: installs, starts the servers, checks, tests, builds and walks through the built product.
import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { lastLines } from '../services/run-command.ts'
import { checkoutFolder, dataFolder, stateFolder } from '../services/service-folders.ts'
import { type Attempt, attemptTwice } from './attempts.ts'
import { closeRun } from './close-run.ts'
import { type Counts, describeFailures } from './counts.ts'
import { findFreePortBase } from './free-port-base.ts'
import { findLeftBehind } from './left-behind.ts'
import { findMemoryFolder } from './memory-folder.ts'
import { runGraph } from './run-graph.ts'
import { runStep } from './step-process.ts'
import { ciSteps, type Step } from './steps.ts'

const goalMinutes = 25
/** A slow machine may take longer than the goal; whatever hangs ends here, with its name. */
const limitMinutes = 85

const started = Number(process.env['GABLE_CI_STARTED'] ?? Date.now())
const logs = join(checkoutFolder, '.services', 'ci')
const mark = randomUUID()
const portBase = await findFreePortBase()
const memory = findMemoryFolder()
const environment = {
  ...process.env,
  GABLE_CI_RUN: mark,
  ...(memory && { GABLE_DATA: memory }),
  GABLE_PORT_BASE: String(portBase),
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}
const ending = new AbortController()
const total: Counts = { passed: 0, failed: 0 }
const unsteady: string[] = []

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1).padStart(6)} s`
const printStep = (sign: string, name: string, rest: string) => console.log(`${sign} ${name.padEnd(12)} ${rest}`)

async function run(step: Step): Promise<boolean> {
  const begun = Date.now()
  const { result, onlySecondTime } = await attemptTwice(step, ({ name }) => join(logs, `${name}.log`), {
    environment,
    signal: ending.signal,
  })
  const { counts, isBelievable } = result
  total.passed += counts.passed
  total.failed += isBelievable ? 0 : Math.max(counts.failed, 1)
  const numbers = step.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : ''
  printStep(isBelievable ? '✓' : '✗', step.name, seconds(begun) + numbers)
  for (const test of onlySecondTime) console.log(`  only the second time: ${indent(test)}`)
  unsteady.push(...onlySecondTime)
  if (!isBelievable) explain(result)
  return isBelievable
}

const indent = (text: string) => stripVTControlCharacters(text).replaceAll('\n', '\n    ')

function explain({ step: { name, counts }, logFile, output }: Attempt) {
  const failures = describeFailures(counts)
  const details = failures.length > 0 ? failures.slice(0, 20).join('\n\n') : lastLines(output, 40)
  console.log(`\n── ${name} (all of it: ${logFile})\n${stripVTControlCharacters(details)}\n──\n`)
}

function skip({ name }: Step, missing: string[]) {
  total.failed += 1
  printStep('✗', name, `not run: ${missing.join(', ')} failed`)
}

async function stopServices(): Promise<void> {
  const begun = Date.now()
  const down: Step = {
    name: 'stop',
    folder: checkoutFolder,
    needs: [],
    after: [],
    command: ['node', 'tools/services/services.ts', 'down'],
  }
  const { isGood } = await runStep(down, join(logs, 'stop.log'), { environment, signal: new AbortController().signal })
  const left = await findStubborn()
  for (const { pid, command } of left) {
    console.log(`  left behind: ${pid} ${command}`)
    process.kill(pid, 'SIGKILL')
  }
  if (memory) rmSync(dataFolder(memory), { recursive: true, force: true })
  const isClean = isGood && left.length === 0
  if (!isClean) total.failed += 1
  printStep(isClean ? '✓' : '✗', 'stop', seconds(begun))
}

/** What is still there after a moment: a child of a server that has just ended may need one to notice. */
async function findStubborn() {
  const folder = stateFolder(portBase)
  const folders = existsSync(folder) ? [folder, ...globSync(join(folder, '*'))].map((path) => realpathSync(path)) : []
  const deadline = Date.now() + 5_000
  for (;;) {
    const left = findLeftBehind(`GABLE_CI_RUN=${mark}`, folders)
    if (left.length === 0 || Date.now() > deadline) return left
    await sleep(100)
  }
}

function abort(reason: string) {
  if (ending.signal.aborted) return
  console.log(`\n${reason}: ending everything …\n`)
  total.failed += 1
  ending.abort()
}

rmSync(logs, { recursive: true, force: true })
mkdirSync(logs, { recursive: true })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort(signal))
const limit = setTimeout(
  () => abort(`The limit of ${limitMinutes} minutes is over`),
  limitMinutes * 60_000 - (Date.now() - started),
)
printStep('✓', 'bootstrap', seconds(started))
await runGraph(ciSteps(checkoutFolder, logs), async (step) => !ending.signal.aborted && run(step), skip)
clearTimeout(limit)
await stopServices()
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} of at most ${goalMinutes} minutes`)
const { lines, isGood } = closeRun(total, unsteady)
for (const line of lines) console.log(line)
process.exitCode = isGood ? 0 : 1
