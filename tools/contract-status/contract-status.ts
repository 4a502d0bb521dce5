import { callStates, nameOf, report } from './call-states.ts'
import { describedCalls, servedCalls } from './product-calls.ts'
import { specCalls } from './spec-calls.ts'

const ofSpec = new Set(specCalls.map(nameOf))
const described = describedCalls()
const served = await servedCalls(new Set([...ofSpec, ...described]))
const rows = callStates(specCalls, described, served)
const ownCalls = [...served].filter((name) => described.has(name) && !ofSpec.has(name)).length

console.log(report(rows, ownCalls))
const isIncomplete = rows.some(({ state }) => state === 'missing')
if (isIncomplete && process.argv.includes('--strict')) process.exitCode = 1
