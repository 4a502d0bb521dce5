import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import { dispatch } from '../shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.
export async function findPlaces(query: string, language: string, signal: AbortSignal) {
  const { data } = await dispatch(autocompletePlace, { query, language, limit: 6 }, { signal })
  return data
}

export async function findAddress(point: { latitude: number; longitude: number }, language: string) {
  const { data } = await dispatch(reverseGeocode, { ...point, language })
  return data
}
