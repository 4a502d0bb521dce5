/** Whole millionths of a degree: all engines agree on which side of a line such a point is. */
export type PointE6 = { x: number; y: number }
/** Across the date line a box has its west east of its east. */
export type BoxE6 = { west: number; south: number; east: number; north: number }

/**
 * A part of the map. Rings need not repeat their first point; what they wind around is inside, their lines are too. What
 * lies in a cut is not in the area, whichever ring it lies in besides.
 */
export type Area =
  | { kind: 'box'; box: BoxE6 }
  | { kind: 'polygons'; rings: PointE6[][]; cuts: PointE6[][] }
  | { kind: 'circle'; centre: PointE6; radiusMetres: number }

export const earthRadiusMetres = 6_371_008.8
const turn = 360e6
const eastEnd = 180e6
const northEnd = 90e6
const metresPerDegree = (earthRadiusMetres * Math.PI) / 180

export const toE6 = (degrees: number) => Math.round(degrees * 1e6)

/** Boxes that do not cross the date line and hold the area between them, perhaps with some room around it. */
export function boxesAround(area: Area): BoxE6[] {
  if (area.kind === 'box') return splitAtDateLine(area.box)
  if (area.kind === 'polygons') return area.rings.map(boxOfRing)
  return splitAtDateLine(boxOfCircle(area.centre, area.radiusMetres))
}

function splitAtDateLine({ west, east, ...sides }: BoxE6): BoxE6[] {
  if (west <= east) return [{ west, east, ...sides }]
  return [
    { west, east: eastEnd, ...sides },
    { west: -eastEnd, east, ...sides },
  ]
}

function boxOfRing(ring: PointE6[]): BoxE6 {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) }
}

function boxOfCircle({ x, y }: PointE6, radiusMetres: number): BoxE6 {
  // A metre of room, for what is rounded on the way.
  const reach = Math.ceil(((radiusMetres + 1) / metresPerDegree) * 1e6)
  const [south, north] = [y - reach, y + reach]
  const farthest = Math.max(Math.abs(south), Math.abs(north))
  // Over a pole every meridian is near.
  if (farthest >= northEnd - 1) {
    const held = { south: Math.max(south, -northEnd), north: Math.min(north, northEnd) }
    return { west: -eastEnd, east: eastEnd, ...held }
  }
  const sideways = Math.ceil(reach / Math.cos((farthest / 1e6) * (Math.PI / 180)))
  if (sideways * 2 >= turn) return { west: -eastEnd, east: eastEnd, south, north }
  const wrap = (degreesE6: number) =>
    degreesE6 > eastEnd ? degreesE6 - turn : degreesE6 < -eastEnd ? degreesE6 + turn : degreesE6
  // On the date line itself both spellings of the meridian are meant.
  return { west: wrap(x - sideways), east: wrap(x + sideways), south, north }
}
