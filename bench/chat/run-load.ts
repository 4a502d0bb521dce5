import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Delivery } from './judge-deliveries.ts'

type Speaker = { say: (messageId: string, text: string) => Promise<void> }
export type Ledger = ReturnType<typeof createLedger>

/** What was to be said and when, and when it was shown to the other one. */
export function createLedger() {
  const deliveries = new Map<string, Delivery>()
  return {
    plan: (messageId: string) => void deliveries.set(messageId, { dueAt: performance.now(), timesShown: 0 }),
    noteShown(messageId: string) {
      const delivery = deliveries.get(messageId)
      if (!delivery) return
      delivery.timesShown += 1
      delivery.shownAt ??= performance.now()
    },
    messageIds: () => [...deliveries.keys()],
    deliveries: () => [...deliveries.values()],
    countWaiting: () => [...deliveries.values()].filter(({ timesShown }) => timesShown === 0).length,
  }
}

const tickMs = 10

/**
 * So many messages a second, whatever becomes of them: late answers do not make it slower. Everybody takes turns, and
 * sends the next one when the last was answered, as the outbox of a page does. Ends when all are answered.
 */
export async function runLoad(
  speakers: Speaker[],
  ledger: Ledger,
  { rate, seconds }: { rate: number; seconds: number },
) {
  const startedAt = performance.now()
  const queues = speakers.map(() => Promise.resolve())
  const total = Math.round(rate * seconds)
  for (let planned = 0; planned < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * rate))
    for (; planned < due; planned += 1) {
      const turn = planned % speakers.length
      const text = String(Math.floor(planned / speakers.length) + 1)
      const messageId = randomUUID()
      ledger.plan(messageId)
      queues[turn] = (queues[turn] ?? Promise.resolve()).then(() => speakers[turn]?.say(messageId, text))
    }
    await delay(tickMs)
  }
  await Promise.all(queues)
}

/** Until all of it was shown, or the time is over. */
export async function waitForRest(ledger: Ledger, maxMs: number) {
  for (const until = performance.now() + maxMs; ledger.countWaiting() > 0 && performance.now() < until; ) {
    await delay(100)
  }
}
