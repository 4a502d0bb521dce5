/** Random numbers from a seed (mulberry32), so that a failed run can be played again. */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { between: (low: number, high: number) => low + next() * (high - low) }
}

export type Random = ReturnType<typeof createRandom>
