import type { PropertyCard } from '@gable/contract/property'
import type { Generated } from 'kysely'

/** A listing as a search sees it. */
type SearchRow = {
  propertyId: number
  version: number
  ownerId: number
  deal: PropertyCard['deal']
  categoryId: number
  cityKey: string
  stateKey: string
  countryKey: string
  x: number
  y: number
  cell: number
  priceMinor: number
  pricePerArea: number | null
  reduction: Generated<number>
  isPremium: boolean
  publishedMicros: number
  expiresAt: Generated<Date>
  hasPhotos: boolean
  hasVideo: boolean
  hasPanorama: boolean
  viewCount: Generated<number>
  likeCount: Generated<number>
  promotedUntilMicros: Generated<number>
  onTopUntilMicros: Generated<number>
  numbers: Generated<(number | null)[]>
  facilityMetres: Generated<(number | null)[]>
  options: Generated<string[]>
  words: unknown
}

export type SearchTables = {
  searchProperty: SearchRow
  /** Of the same shape: what was sold or let. */
  searchTakenProperty: SearchRow
  searchWord: { word: string }
  searchFacet: {
    id: string
    parameterId: number | null
    rungs: number[] | null
    isCounted: Generated<boolean>
  }
  searchIndex: {
    name: string
    isServing: Generated<boolean>
    filledUpToId: Generated<number>
    createdAt: Generated<Date>
  }
}
