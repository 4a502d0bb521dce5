import type { Category, Parameter } from '@gable/contract/catalogue'
import type { AddressPlaceKind } from '@gable/domain/address-places'
import type { Deal } from '@gable/domain/market-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** What something is called, by language. */
export type Names = { [Code in LanguageCode]?: string }

export type LocalPlaceKind = 'city' | AddressPlaceKind

export type CatalogueTables = {
  category: {
    id: GeneratedAlways<number>
    slug: string
    name: string
    names: JSONColumnType<Names>
    kind: Generated<Category['kind']>
    icon: string
    position: number
  }
  parameter: {
    id: GeneratedAlways<number>
    key: string
    names: JSONColumnType<Names>
    icon: Generated<string>
    kind: Parameter['kind']
    unit: Parameter['unit']
    options: JSONColumnType<{ value: string; names: Names }[]>
    minimum: number | null
    maximum: number | null
    decimals: Generated<number>
    deals: Generated<Parameter['deals']>
    isFilterable: Generated<boolean>
    isOnCard: Generated<boolean>
    position: number
  }
  categoryParameter: { categoryId: Category['id']; parameterId: Parameter['id']; isRequired: Generated<boolean> }
  facility: { id: GeneratedAlways<number>; key: string; names: JSONColumnType<Names>; icon: string; position: number }
  city: {
    id: GeneratedAlways<number>
    cityKey: string
    stateKey: string
    countryKey: string
    city: string
    state: string
    country: string
    listingCount: Generated<number>
    coverPropertyId: number | null
  }
  cityPicture: { cityKey: string; stateKey: string; countryKey: string; mediaId: string }
  categoryCount: { categoryId: number; listingCount: Generated<number> }
  countedProperty: { propertyId: number; categoryId: number; cityId: number }
  localPlace: {
    id: GeneratedAlways<number>
    cityId: number
    kind: LocalPlaceKind
    key: string
    name: string
    sellCount: Generated<number>
    rentCount: Generated<number>
  }
  localPlaceName: { placeId: number; key: string; fullKey: string; listingCount: Generated<number> }
  countedPlace: { propertyId: number; deal: Deal; placeIds: number[] }
  placeCountChange: { id: GeneratedAlways<number>; placeId: number; deal: Deal; change: number }
  listingCountChange: { id: GeneratedAlways<number>; categoryId: number | null; cityId: number | null; change: number }
}
