import type { ProviderName } from '@gable/domain/payment-methods'
import type { Random } from '../search/random.ts'
import { methods } from './history.ts'
import type { MoneyWorld } from './money-world.ts'

type Outage = { from: number; until: number; losesAnswers: boolean }

/** Often a provider is away for some minutes, or does what it is asked and nobody hears of it. */
export function drawOutages(random: Random, world: MoneyWorld) {
  const outages = new Map<ProviderName, Outage>()
  for (const method of methods) {
    const from = random.below(5)
    const outage = { from, until: from + 1 + random.below(6), losesAnswers: random.below(3) === 0 }
    if (random.below(2) === 0) outages.set(method, outage)
  }
  const at = (method: ProviderName, minute: number) => {
    const outage = outages.get(method)
    return outage && outage.from <= minute && minute < outage.until ? outage : undefined
  }
  return {
    isAway: (method: ProviderName, minute: number) => at(method, minute) !== undefined,
    /** From when on it can be asked about what happened at this minute. */
    upSince: (method: ProviderName, minute: number) => Math.max(minute, outages.get(method)?.until ?? 0),

    async change(minute: number) {
      for (const method of methods) {
        const outage = at(method, minute)
        world.local.setFault(method, outage ? { [outage.losesAnswers ? 'losesAnswers' : 'isDown']: true } : {})
      }
      if ([...outages.values()].some(({ until }) => until === minute)) await world.restart()
    },
  }
}

export type Outages = ReturnType<typeof drawOutages>
