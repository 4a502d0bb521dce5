import { curveThrough, type Line, type Point } from './geometry.ts'
import type { Name } from './names.ts'
import { reach } from './shores.ts'

/** From the north along the ridge into the central station, on to the inland town and beyond. */
export const railway: Line = curveThrough(
  [
    [5600, reach.north],
    [5400, 7000],
    [4900, 3200],
    [4480, 1900],
    [4300, 500],
    [3300, -640],
    [2560, -1180],
    [3100, -1560],
    [4700, -1500],
    [7200, -900],
    [10_200, 700],
    [12_600, 1900],
    [13_400, 2010],
    [15_500, 2300],
    [reach.inland, 2500],
  ],
  12,
)

export const stations: (Name & { at: Point })[] = [
  { name: 'Lunara Central', name_ar: 'لونارا المركزية', at: [2560, -1180] },
  { name: 'East Hill Halt', name_ar: 'موقف التل الشرقي', at: [4300, 500] },
  { name: 'Oakwell', name_ar: 'أوكويل', at: [13_400, 2010] },
]

/** Too near the rails to build on. */
export function isByRail([x, y]: Point): boolean {
  return railway.some(([a, b], index) => {
    const [c, d] = railway[index + 1] ?? [a, b]
    const length = (c - a) ** 2 + (d - b) ** 2
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / length))
    return Math.hypot(x - a - share * (c - a), y - b - share * (d - b)) < 18
  })
}
