const roundSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const parts = 3

/** A scale from nothing to a little more than the largest figure, in thirds that can be said. */
export function scaleTo(largest: number): { top: number; lines: number[] } {
  if (largest <= 0) return { top: 0, lines: [] }
  const power = 10 ** Math.floor(Math.log10(largest / parts))
  const step = power * (roundSteps.find((round) => round * power * parts >= largest) ?? 10)
  return { top: step * parts, lines: Array.from({ length: parts + 1 }, (_, index) => index * step) }
}
