import { curveThrough, isInside, type Line, type Point, type Ring } from './geometry.ts'
import type { Random } from './random.ts'
import { insideOf } from './inside.ts'
import type { Name } from './names.ts'
import { isByWater } from './shores.ts'

type Park = Name & { kind: 'park' | 'wood' | 'garden' | 'cemetery'; outline: Ring; trees: number }

const park = (name: string, name_ar: string, kind: Park['kind'], trees: number, corners: Point[]): Park => ({
  name,
  name_ar,
  kind,
  trees,
  outline: curveThrough([...corners, corners[0] as Point], 4),
})

export const parks: Park[] = [
  park('Lake Park', 'حديقة البحيرة', 'park', 220, [
    [2080, 60],
    [2320, 20],
    [2620, 90],
    [2640, 300],
    [2440, 400],
    [2160, 380],
    [2040, 240],
  ]),
  park('Castle Garden', 'حديقة القلعة', 'garden', 60, [
    [980, -470],
    [1110, -500],
    [1190, -400],
    [1130, -300],
    [1000, -320],
  ]),
  park('Sail Green', 'مرج الأشرعة', 'park', 90, [
    [1480, -1480],
    [1720, -1500],
    [1800, -1360],
    [1700, -1260],
    [1500, -1290],
  ]),
  park('North Common', 'المروج الشمالية', 'park', 110, [
    [1080, 1900],
    [1330, 1880],
    [1400, 2060],
    [1290, 2200],
    [1090, 2160],
  ]),
  park('Hill Wood', 'غابة التل', 'wood', 320, [
    [4700, -900],
    [5100, -980],
    [5700, -700],
    [5820, -200],
    [5300, -60],
    [4760, -300],
  ]),
  park('South Cemetery', 'المقبرة الجنوبية', 'cemetery', 50, [
    [2060, -2080],
    [2260, -2120],
    [2320, -1960],
    [2140, -1900],
  ]),
  park('Village Green', 'ساحة القرية', 'garden', 26, [
    [13_380, 2640],
    [13_480, 2620],
    [13_520, 2720],
    [13_420, 2760],
  ]),
]

const insides = parks.map(({ outline }) => insideOf(outline))
export const isInPark = (point: Point) => insides.some((isIn) => isIn(point))

export const parkPaths: Line[] = [
  curveThrough([
    [2050, 240],
    [2200, 330],
    [2420, 330],
    [2560, 230],
    [2600, 100],
  ]),
  curveThrough([
    [2320, 30],
    [2240, 140],
    [2210, 260],
    [2300, 390],
  ]),
  curveThrough([
    [1490, -1400],
    [1620, -1380],
    [1780, -1370],
  ]),
  curveThrough([
    [1100, 1990],
    [1240, 2040],
    [1380, 2040],
  ]),
  curveThrough([
    [4720, -600],
    [5100, -520],
    [5400, -640],
    [5780, -400],
  ]),
]

/** Trees where chance drops them inside a park, and not into its lake. */
export function plantTrees(random: Random): Point[] {
  return parks.flatMap(({ outline, trees }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const somewhere = (values: number[]) => Math.min(...values) + random() * (Math.max(...values) - Math.min(...values))
    const dropped = Array.from({ length: trees * 2 }, (): Point => [somewhere(xs), somewhere(ys)])
    return dropped.filter((tree) => isInside(tree, outline) && !isByWater(tree, 6)).slice(0, trees)
  })
}
