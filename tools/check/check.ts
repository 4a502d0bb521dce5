import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runSteps, type StepResult } from './run-steps.ts'
import { checkSteps, type Step } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const started = performance.now()

// Repairs come one after the other: the formatter has the last word on what the linter changed.
const repairs: Step[] = [
  { name: 'lint', folder: root, commands: [['oxlint', '--fix']] },
  { name: 'format', folder: root, commands: [['biome', 'format', '--write']] },
  { name: 'python', folder: root, commands: [['demo-town/lint.sh', '--fix']] },
]

const isFixing = process.argv.includes('--fix')
const results = isFixing
  ? await runSteps(repairs, 1, report)
  : await runSteps(checkSteps(root), Math.min(availableParallelism(), 4), report)

const failed = results.filter(({ isGood }) => !isGood)
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`\n${results.length - failed.length} of ${results.length} steps are good, ${seconds} s`)
process.exitCode = failed.length > 0 ? 1 : 0

function report({ name, seconds: taken, isGood }: StepResult) {
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(24)} ${taken.toFixed(1).padStart(5)} s`)
}
