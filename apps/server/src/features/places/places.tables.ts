import type { Generated } from 'kysely'

export type LabelledKind = 'country' | 'state' | 'city' | 'district' | 'street'

export type PlacesTables = {
  place: {
    id: number
    kind: 'country' | 'state' | 'city' | 'district'
    name: string
    key: string
    state: string
    countryCode: string
    country: string
    population: number
    location: unknown
    context: string
    isAdded: Generated<boolean>
  }
  placeName: { placeId: number; key: string; isOwn: boolean; population: number }
  placeLabel: {
    language: string
    kind: LabelledKind
    key: string
    context: string
    name: string
    population: number
    isAdded: Generated<boolean>
  }
  gazetteer: { onlyRow: Generated<boolean>; version: string; places: number; loadedAt: Generated<Date> }
}
