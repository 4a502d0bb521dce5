import type { PropertyCard } from '@gable/contract/property'
import type { PlainText } from '@gable/contract/property-content'
import type { ReviewState } from '@gable/domain/listing-moves'
import type { MarketState } from '@gable/domain/market-moves'
import type { ParameterValue } from '@gable/domain/parameter-values'
import type { Generated, JSONColumnType } from 'kysely'

export type PropertiesTables = {
  property: {
    id: Generated<number>
    ownerId: number
    slug: string
    title: string
    description: string
    priceMinor: number
    currency: string
    deal: PropertyCard['deal']
    rentPeriod: PropertyCard['rentPeriod']
    categoryId: number
    marketState: MarketState
    reviewState: Generated<ReviewState>
    isActive: Generated<boolean>
    city: string
    state: string
    country: string
    address: string
    cityKey: string
    stateKey: string
    countryKey: string
    location: unknown
    parameters: JSONColumnType<Record<string, ParameterValue>>
    words: unknown
    version: Generated<number>
    createdAt: Generated<Date>
    publishedAt: Date | null
    expiresAt: Date | null
    isPremium: Generated<boolean>
    hidesLocation: Generated<boolean>
    shownLocation: unknown
    rejectReason: string | null
    submittedAt: Generated<Date>
    timesSubmitted: Generated<number>
    reminders: Generated<number>
    language: Generated<string>
    deletedAt: Date | null
    wasActive: boolean | null
  } & { [Name in PlainText]: Generated<string> }
  propertySlug: { slug: string; propertyId: number }
  propertyPicture: { propertyId: number; position: number; mediaId: string }
  propertyExtraPicture: { propertyId: number; kind: 'panorama' | 'meta'; mediaId: string }
  propertyDocument: { propertyId: number; position: number; documentId: string }
  propertyFacility: { propertyId: number; facilityId: number; distanceMetres: number }
  listingUse: { accountId: number; kind: 'property' | 'project'; used: Generated<number>; allowed: number | null }
}
