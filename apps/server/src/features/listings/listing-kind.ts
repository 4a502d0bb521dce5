import type { DraftKind } from '@gable/contract/drafts'

/** Also the name of its table, its drafts and its limit; the names of its other tables, events and audit rows begin with it. */
export type ListingName = DraftKind

/** What listers are told about a listing. */
export type NoticeOccasion = 'approved' | 'rejected' | 'ending' | 'ended'

/** All that the listing core has to know about a kind of listing. */
export type ListingKind<Name extends ListingName = ListingName> = {
  name: Name
  /** In front of the names of its jobs. */
  jobPrefix: string
  /** False where it stays for ever; else its table has `expires_at` and `reminders`, and mails carry links to renew it. */
  ends: false | { renewalPath: string; linkPurpose: string }
  /** In front of the id where neither the lister's wish nor the title makes a slug. */
  slugPrefix: string
  /** Slugs that would be taken for something else. */
  isReservedSlug?: (slug: string) => boolean
  maxPictures: number
  maxDocuments: number
  /** Columns that name files of it, beside the pictures and documents that every kind has. */
  moreFiles: { table: string; listing: string; media?: string; document?: string }[]
  /** Keys of the texts in which listers are told. Only what ends is told of before its end. */
  notices: Record<Exclude<NoticeOccasion, 'ending'>, string> & { ending?: string }
  /** Its page for its lister, as notifications link it. */
  pathOf: (slug: string) => string
}

/** As messages for developers begin with it. */
export const labelOf = ({ name }: Pick<ListingKind, 'name'>) => name.charAt(0).toUpperCase() + name.slice(1)
