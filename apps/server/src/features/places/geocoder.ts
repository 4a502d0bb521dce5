import type { Place, PlaceAddress } from '@gable/contract/places'

export type Point = { latitude: number; longitude: number }
export type PlaceQuery = { text: string; language: string; near: Point | undefined; limit: number }

/** A guess is called otherwise than was written. */
export type GeocodedPlace = Place & { isGuess?: boolean }

/** Who turns words into places and points into addresses. */
export type Geocoder = {
  name: string
  autocomplete: (query: PlaceQuery) => Promise<GeocodedPlace[]>
  /** Nothing where nobody lives. */
  reverse: (point: Point, language: string) => Promise<PlaceAddress | undefined>
}

/** "Porto, Portugal", not "Porto, Porto, Portugal". */
export const formatAddress = (...parts: string[]) => [...new Set(parts.filter(Boolean))].join(', ')
