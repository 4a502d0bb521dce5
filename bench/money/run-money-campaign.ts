import { createRandom } from '../search/random.ts'
import { createDeliveries } from './deliveries.ts'
import { openMoneyWorld } from './money-world.ts'
import { runBatch } from './run-batch.ts'

type Options = { databaseUrl: string; histories: number; seed: number; log?: (line: string) => void }
export type MoneyFigures = Awaited<ReturnType<typeof runMoneyCampaign>>

const batchSize = 500
const maxNamed = 20

/** Random histories of payments over all providers; afterwards every grant has its payment, and every payment its grant. */
export async function runMoneyCampaign({ databaseUrl, histories, seed, log = () => undefined }: Options) {
  const world = await openMoneyWorld(databaseUrl)
  const random = createRandom(seed)
  const deliveries = createDeliveries(world, random)
  const total = { histories: 0, payments: 0, verified: 0, refunded: 0, grants: 0, running: 0 }
  const violations: string[] = []
  const repairMinutes: number[] = []
  const beganAt = Date.now()
  try {
    while (total.histories < histories) {
      const size = Math.min(batchSize, histories - total.histories)
      const batch = await runBatch(world, deliveries, random, size)
      for (const key of Object.keys(total) as (keyof typeof total)[]) {
        total[key] += batch[key]
      }
      violations.push(...batch.violations.slice(0, maxNamed))
      repairMinutes.push(...batch.repairMinutes)
      const seconds = (Date.now() - beganAt) / 1_000
      log(`${total.histories} of ${histories} histories, ${violations.length} violations, ${seconds.toFixed(0)} s`)
    }
    const waiting = await world.pool.query("select id from payment_webhook where outcome = 'waiting' limit 20")
    const ofWebhooks = waiting.rows.map(({ id }: { id: string }) => `webhook ${id} was never worked off`)
    return {
      ...total,
      repairMinutes,
      violations: [...violations, ...deliveries.figures.wrong, ...ofWebhooks],
      webhooks: deliveries.figures,
      seconds: (Date.now() - beganAt) / 1_000,
    }
  } finally {
    await world.close()
  }
}
