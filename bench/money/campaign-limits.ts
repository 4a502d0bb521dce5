import { parseArgs } from 'node:util'
import { type Line, printReport } from '../report.ts'
import { auditDatabase } from './audit-database.ts'
import { withOwnDatabase } from './own-database.ts'
import { type LimitFigures, runLimitRounds } from './run-limit-rounds.ts'

/** Everything that has a limit, asked for by fifty at once, again and again: never more than there is, and never less. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const log = (line: string) => console.error(line)
const read = (id: string, ours: number): Line => ({ ...{ id, unit: '', ours, bare: 0, ratio: 0, goal: 0, ok: true } })

const toLines = (figures: LimitFigures[], auditViolations: number): Line[] => [
  ...figures.flatMap(({ name, passed, violations }) => [
    read(`${name}-passed`, passed),
    { ...read(`${name}-violations`, violations.length), ok: violations.length === 0 },
  ]),
  { ...read('audit-violations', auditViolations), ok: auditViolations === 0 },
]

await withOwnDatabase('campaign_limits', async (databaseUrl) => {
  const figures = await runLimitRounds(databaseUrl, rounds, log)
  const audit = await auditDatabase(databaseUrl)
  for (const violation of figures.flatMap(({ violations }) => violations)) log(violation)
  if (audit.violations > 0) log(audit.text)
  printReport({ name: 'limits', params: { rounds }, lines: toLines(figures, audit.violations) }, values.json)
})
