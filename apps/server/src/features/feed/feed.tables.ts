import type { Deal } from '@gable/domain/market-moves'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Wishes } from './score-homes.ts'

export type FeedTables = {
  feedPreference: {
    accountId: number
    categoryIds: Generated<number[]>
    facilityIds: Generated<number[]>
    minPriceMinor: number | null
    maxPriceMinor: number | null
    deal: Deal | null
    city: Generated<string>
    minBedrooms: number | null
    updatedAt: Generated<Date>
  }
  feedLearning: {
    accountId: number
    fromSaved: Generated<boolean>
    fromSeen: Generated<boolean>
    fromSearches: Generated<boolean>
  }
  feedSearch: {
    id: GeneratedAlways<number>
    accountId: number
    wishes: JSONColumnType<Wishes>
    searchedAt: Generated<Date>
  }
  feedLiked: { accountId: number; propertyId: number; likedAt: Generated<Date> }
  feedSeen: { accountId: number; propertyId: number; seenAt: Generated<Date> }
}
