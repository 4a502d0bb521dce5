import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../report.ts'
import type { Product } from './posting.ts'

export const browsePerSecond = 20

/** At a steady pace, whether or not the last answer has come: that is how people come. */
export async function browse({ origin }: Product, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const started = performance.now()
  for (let index = 0; !until(); index += 1) {
    asked.push(
      (async () => {
        const begun = performance.now()
        const reply = await fetch(`${origin}/api/get-property-list?limit=12&search=home`)
        await reply.arrayBuffer()
        // Who is turned away has waited for ever.
        times.push(reply.ok ? performance.now() - begun : Number.POSITIVE_INFINITY)
      })(),
    )
    await delay(Math.max(0, started + ((index + 1) * 1000) / browsePerSecond - performance.now()))
  }
  await Promise.all(asked)
  return times
}

export const forSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

export const slowestOf = (times: number[]) => percentile(times, 0.99)
