/** The same numbers in every run: what is measured must not depend on luck. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    /** Rank 0 is the most frequent, rank n about n times rarer, as words and cities are. */
    zipf: (ranks: number) => Math.min(ranks - 1, Math.floor(ranks ** next()) - 1),
  }
}

export type Random = ReturnType<typeof createRandom>
