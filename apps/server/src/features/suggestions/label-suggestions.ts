import type { SuggestedPlace } from '@gable/contract/suggestions'
import type { LanguageCode } from '@gable/i18n/languages'
import type { PlaceLabels, WrittenPlace } from '../places/place-labels.ts'

export type LabelDeps = { findPlaceLabels: PlaceLabels['find'] }

/** The same places, each with what it and those around it are called in the reader's language. */
export async function labelSuggestions(
  { findPlaceLabels }: LabelDeps,
  places: SuggestedPlace[],
  language: LanguageCode,
): Promise<SuggestedPlace[]> {
  const labels = await findPlaceLabels(places.map(toWritten), language)
  return places.map((place, index) => {
    const placeLabel = labels[index]
    return placeLabel ? { ...place, placeLabel } : place
  })
}

const toWritten = ({ kind, name, city, state, country }: SuggestedPlace): WrittenPlace => ({
  city,
  state,
  country,
  [kind]: name,
})
