type PriceChange = { price: string; changedAt: string }
export type PriceStep = { at: string; price: string; event: 'listed' | 'reduced' | 'raised'; share: number | null }

/** Each price with what happened to it; `share` is the change against the price before, 0.02 for 2 % more. */
export function toSteps(history: readonly PriceChange[]): PriceStep[] {
  return history.map(({ price, changedAt: at }, index) => {
    const before = Number(history[index - 1]?.price ?? 0)
    if (index === 0 || before === 0) return { at, price, event: 'listed', share: null }
    const share = (Number(price) - before) / before
    return { at, price, event: share < 0 ? 'reduced' : 'raised', share }
  })
}

/** How far the last price lies under the highest one before it, and since when. */
export function findReduction(history: readonly PriceChange[]): { amount: number; since: string } | undefined {
  const last = Number(history.at(-1)?.price ?? 0)
  const highest = history.slice(0, -1).reduce<PriceChange | undefined>((top, one) => {
    return Number(one.price) >= Number(top?.price ?? 0) ? one : top
  }, undefined)
  const amount = Number(highest?.price ?? 0) - last
  return highest && amount > 0 ? { amount, since: highest.changedAt } : undefined
}

/** Where the steps lie in a drawing: from 0 to 1 over the time until now, and from 0 at the top to 1. */
export function placeSteps(steps: readonly PriceStep[], now: number): { x: number; y: number }[] {
  const times = steps.map(({ at }) => Date.parse(at))
  const prices = steps.map(({ price }) => Number(price))
  const [first = now, highest, lowest] = [times[0], Math.max(...prices), Math.min(...prices)]
  const span = Math.max(1, now - first)
  return steps.map((_, index) => ({
    x: ((times[index] ?? now) - first) / span,
    y: highest === lowest ? 0.5 : (highest - (prices[index] ?? lowest)) / (highest - lowest),
  }))
}
