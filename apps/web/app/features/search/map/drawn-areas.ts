import type { Point } from '../search-state.ts'

/** One ring while it is drawn; a cut takes away from the others. */
export type DrawnArea = { corners: readonly Point[]; isCut: boolean }
type Rings = readonly (readonly Point[])[]

// Five times forty are the two hundred corners that an address may hold.
const maxCorners = 40
const maxAreas = 5

/** What there is already, to be changed; otherwise an area without corners. */
export function toDrawn(rings: Rings = [], cuts: Rings = []): DrawnArea[] {
  const drawn = [
    ...rings.map((corners) => ({ corners, isCut: false })),
    ...cuts.map((corners) => ({ corners, isCut: true })),
  ]
  return drawn.length > 0 ? drawn : [{ corners: [], isCut: false }]
}

const isRing = ({ corners }: DrawnArea) => corners.length >= 3

/** Nothing as long as there is no whole area; a cut alone would leave nothing to search in. */
export function fromDrawn(areas: readonly DrawnArea[]): { rings: Rings; cuts: Rings | undefined } | undefined {
  const cornersOf = (isCut: boolean) =>
    areas.filter((area) => isRing(area) && area.isCut === isCut).map((a) => a.corners)
  const [rings, cuts] = [cornersOf(false), cornersOf(true)]
  return rings.length > 0 ? { rings, cuts: cuts.length > 0 ? cuts : undefined } : undefined
}

/** The last one is the one that is being drawn. */
export const canAdd = (areas: readonly DrawnArea[]): boolean => {
  const last = areas.at(-1)
  return fromDrawn(areas) !== undefined && last !== undefined && isRing(last) && areas.length < maxAreas
}

export const withCorner = (areas: readonly DrawnArea[], corner: Point): readonly DrawnArea[] =>
  changeLast(areas, (corners) => (corners.length < maxCorners ? [...corners, corner] : corners))

export const withRing = (areas: readonly DrawnArea[], ring: readonly Point[]): readonly DrawnArea[] =>
  changeLast(areas, () => ring)

export const withMoved = (areas: readonly DrawnArea[], area: number, corner: number, to: Point) =>
  areas.map((one, index) => (index === area ? { ...one, corners: one.corners.with(corner, to) } : one))

function changeLast(areas: readonly DrawnArea[], change: (corners: readonly Point[]) => readonly Point[]) {
  const last = areas.at(-1)
  return last ? [...areas.slice(0, -1), { ...last, corners: change(last.corners) }] : areas
}
