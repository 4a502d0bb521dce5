import type { PropertyCard } from '@gable/contract/property'
import type { PlainText } from '@gable/contract/property-content'
import type { MarketState } from '@gable/domain/market-moves'
import type { ParameterValue } from '@gable/domain/parameter-values'
import type { Generated, JSONColumnType } from 'kysely'
import type { ListingPartTables, ListingTable } from '../listings/listings.tables.ts'

export type PropertiesTables = ListingPartTables<'property'> & {
  property: ListingTable & {
    priceMinor: number
    currency: string
    deal: PropertyCard['deal']
    rentPeriod: PropertyCard['rentPeriod']
    marketState: MarketState
    parameters: JSONColumnType<Record<string, ParameterValue>>
    expiresAt: Date | null
    reminders: Generated<number>
    isPremium: Generated<boolean>
    hidesLocation: Generated<boolean>
    shownLocation: unknown
  } & { [Name in PlainText]: Generated<string> }
  propertyExtraPicture: { propertyId: number; kind: 'panorama' | 'meta'; mediaId: string }
  propertyFacility: { propertyId: number; facilityId: number; distanceMetres: number }
}
