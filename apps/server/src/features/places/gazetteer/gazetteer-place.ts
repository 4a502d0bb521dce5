import { createHash } from 'node:crypto'
import type { LanguageCode } from '@gable/i18n/languages'
import type { LabelledKind } from '../places.tables.ts'

/** What a place is called in languages other than the one of its own name. */
export type NamesByLanguage = { [Code in LanguageCode]?: string }

export type GazetteerPlace = {
  id: number
  /** A district is a part of a city: it is found by its name, but an address names the city. */
  kind: 'country' | 'state' | 'city' | 'district'
  name: string
  key: string
  state: string
  countryCode: string
  country: string
  population: number
  latitude: number
  longitude: number
  context: string
  /** Other spellings, folded. */
  otherKeys: string[]
  labels?: NamesByLanguage | undefined
}

/** A place with the names that readers see of it. */
export type LabelledPlace = Pick<GazetteerPlace, 'key' | 'context' | 'population'> & {
  kind: LabelledKind
  labels?: NamesByLanguage | undefined
}

/** The same place has the same number after every load, also in another database. */
export const placeId = (...facts: (string | number)[]) =>
  createHash('sha256').update(facts.join('|')).digest().readUIntBE(0, 6) + 1

type Point = { latitude: number; longitude: number }

/** The middle of points on the globe, which also holds for countries across the date line. */
export function middleOf(points: Point[]): Point {
  const sum = { x: 0, y: 0, z: 0 }
  for (const { latitude, longitude } of points) {
    const [north, east] = [radians(latitude), radians(longitude)]
    sum.x += Math.cos(north) * Math.cos(east)
    sum.y += Math.cos(north) * Math.sin(east)
    sum.z += Math.sin(north)
  }
  return {
    latitude: round(degrees(Math.atan2(sum.z, Math.hypot(sum.x, sum.y)))),
    longitude: round(degrees(Math.atan2(sum.y, sum.x))),
  }
}

const radians = (value: number) => (value * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI
const round = (value: number) => Math.round(value * 1e5) / 1e5
