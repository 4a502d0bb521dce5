import type { Generated } from 'kysely'

export type FavouritesTables = {
  favourite: {
    accountId: number
    propertyId: number
    savedAt: Generated<Date>
    isCounted: boolean
    priceMinor: number
    note: Generated<string>
  }
  propertyLikeCount: { propertyId: number; likes: number }
  likedProperty: { propertyId: number }
}
