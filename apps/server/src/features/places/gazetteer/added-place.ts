import { cityKey } from '@gable/domain/search-words'
import { type GazetteerPlace, placeId } from './gazetteer-place.ts'

/** A place that no package knows, as a site names it. */
export type AddedPlace = Pick<
  GazetteerPlace,
  'kind' | 'name' | 'state' | 'countryCode' | 'country' | 'population' | 'latitude' | 'longitude'
> & {
  /** Of a district. */
  city?: string
  otherNames: string[]
}

export function toGazetteerPlace({ city, otherNames, ...place }: AddedPlace): GazetteerPlace {
  const around = [...(city ? [city] : []), place.state, place.country]
  return {
    ...place,
    id: placeId('added', place.kind, place.name, place.state, place.countryCode),
    key: cityKey(place.name),
    context: around.map((name) => `|${cityKey(name)}`).join(''),
    otherKeys: otherNames.map(cityKey),
  }
}
