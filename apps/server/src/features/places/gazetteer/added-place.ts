import { cityKey } from '@gable/domain/search-words'
import type { LabelledKind } from '../places.tables.ts'
import { type GazetteerPlace, type LabelledPlace, type NamesByLanguage, placeId } from './gazetteer-place.ts'

/** A place that no package knows, as a site names it. */
export type AddedPlace = Pick<
  GazetteerPlace,
  'kind' | 'name' | 'state' | 'countryCode' | 'country' | 'population' | 'latitude' | 'longitude'
> & {
  /** Of a district. */
  city?: string
  otherNames: string[]
  labels?: NamesByLanguage
}

/** What readers call a place that is itself not searched for, such as a street. */
export type AddedLabel = Pick<AddedPlace, 'name' | 'city' | 'state' | 'country'> & {
  kind: LabelledKind
  labels: NamesByLanguage
}

export function toGazetteerPlace({ city, otherNames, ...place }: AddedPlace): GazetteerPlace {
  return {
    ...place,
    id: placeId('added', place.kind, place.name, place.state, place.countryCode),
    key: cityKey(place.name),
    context: contextOf({ ...place, city }),
    otherKeys: otherNames.map(cityKey),
  }
}

export const toLabelledPlace = ({ kind, name, labels, ...around }: AddedLabel): LabelledPlace => ({
  kind,
  labels,
  key: cityKey(name),
  context: contextOf(around),
  population: 0,
})

function contextOf({ city, state, country }: { city?: string | undefined; state: string; country: string }): string {
  const around = [...(city ? [city] : []), state, country]
  return around.map((name) => `|${cityKey(name)}`).join('')
}
