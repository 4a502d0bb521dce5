import { parseArgs } from 'node:util'
import { type Line, printReport } from '../report.ts'
import { auditDatabase } from './audit-database.ts'
import { withOwnDatabase } from './own-database.ts'
import { type MoneyFigures, runMoneyCampaign } from './run-money-campaign.ts'

/** Whatever networks, providers and members do: who paid has the package, and nobody else. */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    json: { type: 'boolean', default: false },
  },
})
const [histories, seed] = [Number(values.histories), Number(values.seed)]
const repairGoal = 10
const log = (line: string) => console.error(line)

function toLines(figures: MoneyFigures, audit: { violations: number; seconds: number }): Line[] {
  const read = (id: string, unit: string, ours: number): Line => ({
    ...{ id, unit, ours, bare: 0, ratio: 0, goal: 0, ok: true },
  })
  const { verified, refunded, grants, running, violations, webhooks, repairMinutes } = figures
  const slowest = repairMinutes.reduce((most, one) => Math.max(most, one), 0)
  return [
    { ...read('violations', '', violations.length), ok: violations.length === 0 },
    { ...read('audit-violations', '', audit.violations), ok: audit.violations === 0 },
    {
      ...read('slowest-repair', 'min', slowest),
      goal: repairGoal,
      ratio: slowest / repairGoal,
      ok: slowest <= repairGoal,
    },
    read('repaired', '', repairMinutes.length),
    read('payments', '', figures.payments),
    read('verified', '', verified),
    read('refunded', '', refunded),
    read('grants', '', grants),
    read('running-grants', '', running),
    read('webhooks', '', webhooks.sent),
    read('refused-webhooks', '', webhooks.refused),
    read('histories-per-second', '1/s', figures.histories / figures.seconds),
    read('audit', 's', audit.seconds),
  ]
}

log(`--seed ${seed}`)
await withOwnDatabase('campaign_money', async (databaseUrl) => {
  const figures = await runMoneyCampaign({ databaseUrl, histories, seed, log })
  const audit = await auditDatabase(databaseUrl)
  for (const violation of figures.violations) log(violation)
  if (audit.violations > 0) log(audit.text)
  printReport({ name: 'money', params: { histories, seed }, lines: toLines(figures, audit) }, values.json)
})
