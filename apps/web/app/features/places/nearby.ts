export type MapPoint = { kind: string; name: string; latitude: number; longitude: number }
export type Nearby = { facilityKey: string; name: string; distanceKm: number }

/** What docs/operate/map.md calls a point of interest, by the key of the facility that it is. */
const facilityKeys: Record<string, string> = {
  school: 'school',
  station: 'station',
  stop: 'bus',
  hospital: 'hospital',
  park: 'park',
  beach: 'beach',
  cafe: 'restaurant',
  worship: 'worship',
}
/** Farther away it is not near, whatever else is missing. */
const farthestMetres = 5_000
const stepMetres = 50
const metresPerDegree = 111_320

type Point = { latitude: number; longitude: number }

/** The nearest of each kind that is asked about, as the crow flies. */
export function nearestOfEach(points: readonly MapPoint[], from: Point): Nearby[] {
  const nearest = new Map<string, { name: string; metres: number }>()
  for (const { kind, name, ...at } of points) {
    const key = facilityKeys[kind]
    const metres = metresBetween(from, at)
    if (key && metres <= farthestMetres && metres < (nearest.get(key)?.metres ?? Infinity)) {
      nearest.set(key, { name, metres })
    }
  }
  return [...nearest].map(([facilityKey, { name, metres }]) => ({
    facilityKey,
    name,
    distanceKm: Math.max(stepMetres, Math.round(metres / stepMetres) * stepMetres) / 1_000,
  }))
}

/** Over a few kilometres the earth is flat enough. */
function metresBetween(one: Point, other: Point): number {
  const north = (other.latitude - one.latitude) * metresPerDegree
  const around = ((other.longitude - one.longitude + 540) % 360) - 180
  return Math.hypot(north, around * metresPerDegree * Math.cos((one.latitude * Math.PI) / 180))
}
