import { distance, middleOf, type Point } from '../model/geometry.ts'
import { parks } from '../model/parks.ts'
import { stations } from '../model/rail.ts'
import { coastX } from '../model/shores.ts'
import type { Town } from '../model/town.ts'
import type { NearKey } from './demo-home.ts'

/** How far it is from a place to what people ask for: along streets, which are longer than the air between. */
export function createNear({ places, buildings }: Town) {
  const ofKind = (kind: string) => places.filter((place) => place.kind === kind).map(({ at }) => at)
  // One shop in forty sells food, and there is a stop at every seventh.
  const shops = buildings.filter(({ kind }) => kind === 'shop').map(({ at }) => at)
  const targets: Record<Exclude<NearKey, 'beach'>, Point[]> = {
    school: ofKind('school'),
    hospital: ofKind('hospital'),
    worship: ofKind('worship'),
    station: stations.map(({ at }) => at),
    park: parks.map(({ outline }) => middleOf(outline)),
    supermarket: shops.filter((_, index) => index % 40 === 0),
    bus: shops.filter((_, index) => index % 7 === 0),
  }
  const known = new Map<Point, Record<NearKey, number>>()
  return (at: Point): Record<NearKey, number> => {
    const before = known.get(at)
    if (before) return before
    const nearest = (points: Point[]) =>
      toStreets(points.reduce((least, point) => Math.min(least, distance(at, point)), Infinity))
    const found = {
      school: nearest(targets.school),
      hospital: nearest(targets.hospital),
      worship: nearest(targets.worship),
      station: nearest(targets.station),
      park: nearest(targets.park),
      supermarket: nearest(targets.supermarket),
      bus: nearest(targets.bus),
      beach: toStreets(Math.max(30, at[0] - coastX(at[1]))),
    }
    known.set(at, found)
    return found
  }
}

const toStreets = (metres: number) => Math.max(50, Math.round((metres * 1.22) / 50) * 50)
