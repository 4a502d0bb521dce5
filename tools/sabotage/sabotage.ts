// npm run sabotage: takes one guard after another out of a copy of the checkout and demands that a test notices.
//   npm run sabotage -- drafts      those whose name or file holds this
//   npm run sabotage -- --sample    those of files that changed of late, and a sample of the others: CI, which has just
//                                   seen that all tests pass with every guard in its place
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutFolder } from '../services/service-folders.ts'
import { chooseGuards, readTree } from './choose-guards.ts'
import { copyCheckout } from './copy-checkout.ts'
import { type Guard, guards as allGuards } from './guards.ts'
import { endingOf, runTests } from './run-tests.ts'
import { without } from './without.ts'

const [wanted = ''] = process.argv.slice(2)
const isSample = wanted === '--sample'
const guards = isSample
  ? chooseGuards(allGuards, readTree(checkoutFolder))
  : allGuards.filter(({ name, file }) => `${name} ${file}`.includes(wanted))
console.log(`${guards.length} of ${allGuards.length} guards`)
if (guards.length === 0 && !isSample) {
  // Without a name to look for, every test there is would run.
  console.error(`No guard has "${wanted}" in its name or file`)
  process.exit(1)
}
/** Two at a time, each in a copy of its own: a test waits for servers half of the time. */
const copies = await Promise.all([copyCheckout(checkoutFolder), copyCheckout(checkoutFolder)])
process.once('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

let failed = 0
const report = (isGood: boolean, text: string) => {
  if (!isGood) failed += 1
  console.log(`${isGood ? '✓' : '✗'} ${text}`)
}

async function sabotage(copy: string, guard: Guard) {
  const started = Date.now()
  const path = join(copy, guard.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, without(guard, source))
  const ending = endingOf(await runTests(copy, [guard.noticedBy], { endsAtFailure: true }), guard.noticedBy.test)
  writeFileSync(path, source)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const how = ending === 'failed' ? 'noticed' : `NOT noticed (${ending}) by "${guard.noticedBy.test}"`
  report(ending === 'failed', `without "${guard.name}": ${how}, ${seconds} s`)
}

async function runUntouched(copy: string) {
  const untouched = await runTests(
    copy,
    guards.map(({ noticedBy }) => noticedBy),
  )
  const broken = guards.filter(({ noticedBy }) => endingOf(untouched, noticedBy.test) !== 'passed')
  report(broken.length === 0, `with all guards: ${broken.length === 0 ? 'every test passes' : 'not every test passes'}`)
  for (const { noticedBy } of broken) console.log(`  ${endingOf(untouched, noticedBy.test)}: ${noticedBy.test}`)
}

if (!isSample) await runUntouched(copies[0])
const waiting = guards.values()
const sabotageRest = async (copy: string) => {
  for (const guard of waiting) await sabotage(copy, guard)
}
await Promise.all(copies.map(sabotageRest))
console.log(`\n${guards.length + (isSample ? 0 : 1) - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
