import type { Deal } from './market-moves.ts'

/** Where a word stands in a listing, the most telling place first. */
export const textParts = ['title', 'place', 'body'] as const
export type TextPart = (typeof textParts)[number]

/** A public listing as a search sees it: what is compared, counted and sorted by, and nothing to show. */
export type SearchDocument = {
  id: number
  ownerId: number
  deal: Deal
  categoryId: number
  cityKey: string
  stateKey: string
  countryKey: string
  /** Where everybody may know that it is, in millionths of a degree. */
  x: number
  y: number
  priceMinor: number
  /** For what has an area. */
  pricePerArea: number | null
  /** How much cheaper it became at the last change of its price, in hundredths of a percent. */
  reduction: number
  isPremium: boolean
  /** Sold or let: found only by those who ask for such homes too. */
  isTaken: boolean
  /** Microseconds, as PostgreSQL keeps them: in milliseconds two listings could change places. */
  publishedMicros: number
  expiresMicros: number | null
  hasPhotos: boolean
  hasVideo: boolean
  hasPanorama: boolean
  viewCount: number
  likeCount: number
  /** Until when it is promoted at all, and until when it may take a paid place in results; 0 where it is not. */
  promotedUntilMicros: number
  onTopUntilMicros: number
  /** By parameter id: figures, and dates as days since 1970. */
  numbers: Record<number, number>
  /** `<parameter id>:<value>` of every choice. */
  options: string[]
  /** By facility id. */
  facilityMetres: Record<number, number>
  /** The districts and streets that its public address names, as `district:old town`. */
  placeLexemes: string[]
  /** The words in their order, each text a list of its own, so that no phrase reaches from one into the next. */
  texts: Record<TextPart, string[][]>
}

const dayMs = 86_400_000

/** A date such as `2027-03-01` as a number to compare. */
export const toDayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
