import { parseArgs } from 'node:util'
import { type Line, printReport } from '../report.ts'
import { type KillFigures, runKills } from './kills/run-kills.ts'

/** Api, worker and PostgreSQL are killed while people pay: who paid has the package once, and is charged once. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    json: { type: 'boolean', default: false },
  },
})
const [kills, seed] = [Number(values.kills), Number(values.seed)]
const log = (line: string) => console.error(line)

function toLines({ victims, purchases, repaired, judged, audit, ownEnds, webhooks, seconds }: KillFigures): Line[] {
  const read = (id: string, ours: number, unit = ''): Line => ({
    ...{ id, unit, ours, bare: 0, ratio: 0, goal: 0, ok: true },
  })
  const none = (id: string, ours: number): Line => ({ ...read(id, ours), ok: ours === 0 })
  const { verified, refunded, running } = judged
  return [
    none('violations', judged.violations.length),
    none('audit-violations', audit.violations),
    none('grants-amiss', Math.abs(running - (verified - refunded))),
    none('charged-twice', judged.chargedTwice),
    none('refunded-wrongly', judged.refundedWrongly),
    ...victims.map((victim) => read(`kills-${victim.name}`, victim.kills)),
    read('ended-by-themselves', ownEnds),
    read('purchases', purchases.length),
    read(
      'pressed-again',
      purchases.reduce((sum, { tries, presses }) => sum + tries - presses, 0),
    ),
    read('payments', judged.payments),
    read('verified', verified),
    read('refunded', refunded),
    read('running-grants', running),
    read('staff-refunds', judged.staffRefunds),
    read('webhooks', webhooks),
    read('found-by-the-clock', repaired.unnoticed),
    read('seconds', seconds, 's'),
  ]
}

// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
log(`--seed ${seed}`)
const figures = await runKills({ kills, seed, log })
for (const violation of figures.judged.violations) log(violation)
if (figures.audit.violations > 0) log(figures.audit.text)
printReport({ name: 'money-kills', params: { kills, seed }, lines: toLines(figures) }, values.json)
