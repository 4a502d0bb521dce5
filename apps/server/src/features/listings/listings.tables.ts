import type { ReviewState } from '@gable/domain/listing-moves'
import type { Generated, GeneratedAlways } from 'kysely'
import type { ListingName } from './listing-kind.ts'

/** The columns that the table of every kind of listing has. */
export type ListingTable = {
  id: Generated<number>
  ownerId: number
  /** Whom it is shared with; always the agency of its lister. */
  agencyId: number | null
  slug: string
  title: string
  description: string
  categoryId: number
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
  videoLink: Generated<string>
  metaTitle: Generated<string>
  metaDescription: Generated<string>
  metaKeywords: Generated<string>
  words: unknown
  rejectReason: string | null
  submittedAt: Generated<Date>
  timesSubmitted: Generated<number>
  language: Generated<string>
  textLanguage: string | null
  version: Generated<number>
  createdAt: Generated<Date>
  publishedAt: Date | null
  deletedAt: Date | null
  wasActive: boolean | null
}

/** The tables beside it that every kind has. */
export type ListingPartTables<Name extends ListingName> = {
  [Table in `${Name}Text`]: { [Column in `${Name}Id`]: number } & {
    id: GeneratedAlways<number>
    language: string
    title: string
    description: string
  }
} & {
  [Table in `${Name}Slug`]: { [Column in `${Name}Id`]: number } & { slug: string }
} & {
  [Table in `${Name}Picture`]: { [Column in `${Name}Id`]: number } & { position: number; mediaId: string }
} & {
  [Table in `${Name}Document`]: { [Column in `${Name}Id`]: number } & { position: number; documentId: string }
}
