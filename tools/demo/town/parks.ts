import { curveThrough, isInside, type Line, type Point, type Ring } from './geometry.ts'
import type { Random } from './random.ts'
import { water } from './shores.ts'

const cityPark: Ring = [
  [560, 300],
  [900, 250],
  [985, 330],
  [960, 470],
  [800, 545],
  [600, 560],
  [520, 470],
]
const palaceGardens: Ring = [
  [1365, 905],
  [1475, 880],
  [1530, 960],
  [1470, 1040],
  [1380, 1015],
]
const hillPark: Ring = [
  [1830, 560],
  [1935, 545],
  [1985, 640],
  [1915, 720],
  [1825, 665],
]
const planted = [
  { outline: cityPark, trees: 230 },
  { outline: palaceGardens, trees: 40 },
  { outline: hillPark, trees: 40 },
]

/** The round place where the avenues meet, as a ring at this radius. */
export function roundabout(radius: number): Ring {
  const turns = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI)
  return turns.map((turn): Point => [1395 + radius * Math.cos(turn), 834 + radius * Math.sin(turn)])
}

export const parks: Ring[] = [
  ...planted.map(({ outline }) => curveThrough([...outline, outline[0] as Point], 4)),
  roundabout(34),
]

export const isInPark = (point: Point) => planted.some(({ outline }) => isInside(point, outline))

export const parkPaths: Line[] = [
  curveThrough([
    [540, 480],
    [650, 440],
    [760, 470],
    [880, 400],
    [970, 370],
  ]),
  curveThrough([
    [600, 310],
    [680, 400],
    [720, 540],
  ]),
  curveThrough([
    [820, 265],
    [840, 380],
    [900, 470],
  ]),
]

export function plantTrees(random: Random): Point[] {
  return planted.flatMap(({ outline, trees }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const somewhere = (values: number[]) => {
      const [low, high] = [Math.min(...values), Math.max(...values)]
      return low + random() * (high - low)
    }
    const tried = Array.from({ length: trees }, (): Point => [somewhere(xs), somewhere(ys)])
    return tried.filter((tree) => isInside(tree, outline) && !water.some((ring) => isInside(tree, ring)))
  })
}
