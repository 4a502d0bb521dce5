import { resolve } from 'node:path'
import { findTests } from './find-tests.ts'
import { threats } from './threats.ts'

/** Prints each threat with the tests that prove its rule, and how many rows have none yet. */
const tests = findTests(resolve(import.meta.dirname, '../..'))
let group = ''
let proven = 0
for (const threat of threats) {
  if (threat.group !== group) console.log(`\n${threat.group}`)
  group = threat.group
  const found = tests.filter(({ ids }) => ids.includes(threat.id))
  if (found.length > 0) proven += 1
  console.log(`${threat.id.padEnd(4)} ${found.length > 0 ? '✓' : '·'} ${threat.threat}`)
  for (const { file, name } of found) console.log(`       ${file}: ${name}`)
}
console.log(`\n${threats.length} threats: ${proven} with tests, ${threats.length - proven} without`)
