import type { PlaceAddress } from '@gable/contract/places'
import type { Geocoder, Point } from '../geocoder.ts'

/** An address as a service tells it: a farm may have no city, a city state no state. */
export type GeocodedAddress = Omit<PlaceAddress, keyof Point>

/** A service on the network, which may be slow, away or incomplete. */
export type OutsideGeocoder = Pick<Geocoder, 'name' | 'autocomplete'> & {
  reverse: (point: Point, language: string) => Promise<GeocodedAddress | undefined>
}

export type OutsideOptions = { url: string; key?: string | undefined; ask: Ask }

/** Fetches JSON from a path of the service with these parameters; what is undefined is left out. */
export type Ask = (address: string, parameters: Record<string, string | number | undefined>) => Promise<unknown>
