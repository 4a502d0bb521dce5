import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import { dispatch } from '#app/shell/dispatcher.ts'

type Point = { latitude: number; longitude: number }
/** Whose question it is: what lies near the point comes first. */
type Reader = { language: string; latitude?: number | undefined; longitude?: number | undefined }

// Import it lazily: it brings the validator with it.
export async function findPlaces(query: string, reader: Reader, signal: AbortSignal) {
  const { data } = await dispatch(autocompletePlace, { query, ...reader, limit: 6 }, { signal })
  return data
}

/** Of a place too, whose other facts the call would refuse. */
export async function findAddress({ latitude, longitude }: Point, language: string) {
  const { data } = await dispatch(reverseGeocode, { latitude, longitude, language })
  return data
}
