import { seededRandom } from '../model/random.ts'

export type Luck = ReturnType<typeof createLuck>

/** Chance that falls the same for the same seed. */
export function createLuck(seed: number) {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    below,
    normal,
    between: (least: number, most: number) => least + next() * (most - least),
    isOne: (share: number) => next() < share,
    pick: <One>(from: readonly One[]): One => from[below(from.length)] as One,
    /** One of them, each as often as its weight says. */
    weigh<Name extends string>(weights: Partial<Record<Name, number>>): Name {
      const entries = Object.entries(weights) as [Name, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0])?.[0] as Name
    },
  }
}

/** A seed of its own for each of many things of one seed. */
export const seedOf = (seed: number, number: number) => Math.imul(seed ^ (number + 0x9e3779b9), 0x85ebca6b) ^ number
