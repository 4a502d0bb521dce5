import { type Area, boxesAround, type BoxE6, type PointE6 } from '@gable/domain/search-area'
import { coverRing } from './cover-ring.ts'
import { inRing, withinMetres } from './scripts.ts'

/**
 * OpenSearch's own shapes refuse a ring that crosses itself, as hands draw them, and round what is near the line. Boxes
 * are exact, so the index finds what surely is inside by boxes, and a script looks at the points around the line only.
 */
export function inside(area: Area): object {
  if (area.kind === 'box') return anyOf(boxesAround(area).map(insideBox))
  if (area.kind === 'polygons') {
    const isInRings = anyOf(area.rings.map(insideRing))
    return area.cuts.length === 0 ? isInRings : { bool: { filter: [isInRings], must_not: area.cuts.map(insideRing) } }
  }
  const isNear = { script: { script: withinMetres(area.centre, area.radiusMetres) } }
  return allOf([anyOf(boxesAround(area).map(insideBox)), isNear])
}

function insideRing(ring: PointE6[]): object {
  const { whole, partly } = coverRing(ring)
  const isWithin = { script: { script: inRing(ring) } }
  return anyOf([
    ...whole.map(insideBox),
    ...(partly.length > 0 ? [allOf([anyOf(partly.map(insideBox)), isWithin])] : []),
  ])
}

const anyOf = (tests: object[]) => (tests.length === 1 && tests[0] ? tests[0] : { bool: { should: tests } })
const allOf = (tests: object[]) => ({ bool: { filter: tests } })

const insideBox = ({ west, south, east, north }: BoxE6) => ({
  geo_bounding_box: {
    location: {
      left: lower(west, -180),
      right: upper(east, 180),
      bottom: lower(south, -90),
      top: upper(north, 90),
    },
  },
})

// Lucene keeps a coordinate to about 0.08 millionths of a degree, so a point on the edge may fall to either side of it.
// Points and edges are whole millionths: half a millionth of room takes in those on the edge and no others.
const room = 0.5
const lower = (millionths: number, limit: number) => Math.max((millionths - room) / 1e6, limit)
const upper = (millionths: number, limit: number) => Math.min((millionths + room) / 1e6, limit)
