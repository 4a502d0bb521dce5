import type { Input } from '@gable/contract/call'
import type { autocompletePlace, PlaceAddress, reverseGeocode } from '@gable/contract/places'
import { notFound } from '#platform/errors.ts'
import type { GeocodedPlace, Geocoder } from './geocoder.ts'

export type PlacesService = ReturnType<typeof createPlacesService>

const usualLimit = 8
const usualLanguage = 'en'

export function createPlacesService({ geocoder }: { geocoder: Geocoder }) {
  return {
    async autocomplete(asked: Input<typeof autocompletePlace>): Promise<GeocodedPlace[]> {
      const { query, language = usualLanguage, latitude, longitude, limit = usualLimit } = asked
      const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
      return geocoder.autocomplete({ text: query, language, near, limit })
    },

    /** A location always ends with city, state, country and address, or it is none. */
    async reverse({ language = usualLanguage, ...point }: Input<typeof reverseGeocode>): Promise<PlaceAddress> {
      const address = await geocoder.reverse(point, language)
      if (!address) throw notFound('A place near this point')
      return address
    },
  }
}
