import type { NamesByLanguage } from './gazetteer-place.ts'

type Known = { country: string; key: string; latitude: number; longitude: number }
export type Counted = Known & {
  geonameId: number
  population: number
  isDistrict: boolean
  otherKeys: string[]
  labels?: NamesByLanguage
}

/** Two lists of one source, years apart: a city may have moved by some kilometres or changed its name. */
const samePlaceDegrees = 0.006
const otherNameDegrees = 0.1
const sameNameDegrees = 0.3

/** The counted city that each known one is; the surest ways to tell come first, and none is taken twice. */
export function matchCities<City extends Known>(cities: City[], counted: Counted[]): Map<City, Counted> {
  const matches = new Map<City, Counted>()
  const taken = new Set<Counted>()
  const matchRest = (reach: number, candidatesFor: (city: City) => Counted[]) => {
    for (const city of cities) {
      if (matches.has(city)) continue
      const found = nearest(city, candidatesFor(city), reach, taken)
      if (!found) continue
      matches.set(city, found)
      taken.add(found)
    }
  }
  const byName = Map.groupBy(counted, nameOf)
  // The nearest first, so that of two cities with one name in a country each gets its own.
  for (const reach of [samePlaceDegrees, sameNameDegrees]) matchRest(reach, (city) => byName.get(nameOf(city)) ?? [])
  const left = counted.filter((city) => !taken.has(city))
  const byCell = Map.groupBy(left, (city) => cellOf(city, 0, 0))
  matchRest(samePlaceDegrees, (city) => around(city, byCell))
  const byOtherName = byEveryOtherName(left)
  matchRest(otherNameDegrees, (city) => byOtherName.get(nameOf(city)) ?? [])
  return matches
}

const nameOf = ({ country, key }: Pick<Known, 'country' | 'key'>) => `${country} ${key}`

function byEveryOtherName(counted: Counted[]) {
  const pairs = counted.flatMap((city) => city.otherKeys.map((key) => ({ city, key, country: city.country })))
  const groups = Map.groupBy(pairs, nameOf)
  return new Map([...groups].map(([name, group]) => [name, group.map(({ city }) => city)]))
}

function nearest(from: Known, candidates: Counted[], reach: number, taken: Set<Counted>) {
  let best: Counted | undefined
  let bestDistance = reach
  for (const candidate of candidates) {
    const distance = degreesBetween(from, candidate)
    if (distance > bestDistance || taken.has(candidate)) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

function degreesBetween(a: Known, b: Known) {
  const shrink = Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink)
}

const cellDegrees = 0.02
const neighbours = [-1, 0, 1]

const cellOf = ({ country, latitude, longitude }: Known, north: number, east: number) =>
  `${country} ${Math.floor(latitude / cellDegrees) + north} ${Math.floor(longitude / cellDegrees) + east}`

const around = (city: Known, cells: Map<string, Counted[]>) =>
  neighbours.flatMap((north) => neighbours.flatMap((east) => cells.get(cellOf(city, north, east)) ?? []))
