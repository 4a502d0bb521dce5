import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import { dispatch } from '#app/shell/dispatcher.ts'

/** Whose question it is: what lies near the point comes first. */
type Reader = { language: string; latitude?: number | undefined; longitude?: number | undefined }

// Import it lazily: it brings the validator with it.
export async function findPlaces(query: string, reader: Reader, signal: AbortSignal) {
  const { data } = await dispatch(autocompletePlace, { query, ...reader, limit: 6 }, { signal })
  return data
}

export async function findAddress(point: { latitude: number; longitude: number }, language: string) {
  const { data } = await dispatch(reverseGeocode, { ...point, language })
  return data
}
