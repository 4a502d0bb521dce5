import type { ProviderName } from '@gable/domain/payment-methods'
import type { History } from './history.ts'
import type { MoneyWorld } from './money-world.ts'

/** As long as every minute is looked at. */
const lastMinute = 22
const lastPaid = 8

const isPaid = (state: string) => state === 'succeeded' || state === 'approved'

/** How long it takes until what was paid is known although nobody tells of it. */
export function watchRepairs({ pool, local }: MoneyWorld, sinceUp: (method: ProviderName, minute: number) => number) {
  const waiting = new Map<string, number>()
  const found: number[] = []
  return {
    expect({ reference, method }: History, minute: number) {
      if (minute <= lastPaid && !waiting.has(reference)) waiting.set(reference, sinceUp(method, minute))
    },

    async look(minute: number) {
      if (minute > lastMinute || waiting.size === 0) return
      const { rows } = await pool.query<{ reference: string }>(
        "select reference from payment where reference = any($1) and state in ('succeeded', 'refunded')",
        [[...waiting.keys()]],
      )
      for (const { reference } of rows) {
        found.push(Math.max(0, minute - (waiting.get(reference) ?? 0)))
        waiting.delete(reference)
      }
    },

    /** What was never found took longer than anybody looked. Whoever agreed at PayPal may still decline: no money moved. */
    minutes() {
      const declined = new Set(local.charges.all.flatMap(({ reference, state }) => (isPaid(state) ? [] : [reference])))
      const lost = [...waiting.keys()].filter((reference) => !declined.has(reference))
      return [...found, ...lost.map(() => lastMinute)]
    },
  }
}
