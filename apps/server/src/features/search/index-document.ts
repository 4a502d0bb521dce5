import { hash } from 'node:crypto'
import type { SearchDocument } from '@gable/domain/search-document'
import type { FlagField } from '@gable/domain/search-query'

type StoredFields = Omit<
  SearchDocument,
  | 'expiresMicros'
  | 'pricePerArea'
  | 'isTaken'
  | 'hasPhotos'
  | 'hasVideo'
  | 'hasPanorama'
  | 'placeLexemes'
  | 'texts'
  | 'x'
  | 'y'
>

/** What OpenSearch knows of a public property: what is compared, counted and sorted by, and nothing to show. */
export type IndexDocument = StoredFields & {
  x: number
  y: number
  location: { lat: number; lon: number }
  pricePerArea?: number
  expiresMicros?: number
  /** Said of those alone: every question but a few leaves them out, and so looks at a short list. */
  isTaken?: true
  flags: FlagField[]
  /** Those that are near enough to be near to anything. */
  facilityIds: number[]
  /** Words and stems: anywhere (there with the districts and streets too), in the title, in the address. */
  lexemes: string[]
  titleLexemes: string[]
  placeLexemes: string[]
  /** The words as they follow one another, each text a value of its own, for phrases. */
  texts: string[]
  /** Of all the rest: by it the index is compared with the database. */
  fingerprint: string
}

const compared = { type: 'keyword', doc_values: false } as const
/** Counted too; what counting needs is made when documents arrive, not while somebody waits. */
const counted = { type: 'keyword', eager_global_ordinals: true } as const
const sorted = { type: 'long', index: false } as const

const properties = {
  id: { type: 'long' },
  ownerId: compared,
  deal: counted,
  // Ids are compared and never ranged over; as keywords they are found faster.
  categoryId: counted,
  cityKey: compared,
  stateKey: compared,
  countryKey: compared,
  location: { type: 'geo_point' },
  x: { type: 'integer', index: false },
  y: { type: 'integer', index: false },
  priceMinor: { type: 'long' },
  pricePerArea: { type: 'double', index: false },
  reduction: sorted,
  isPremium: { type: 'boolean', doc_values: false },
  isTaken: { type: 'boolean', doc_values: false },
  publishedMicros: { type: 'long' },
  expiresMicros: { type: 'long', doc_values: false },
  flags: compared,
  viewCount: sorted,
  likeCount: sorted,
  promotedUntilMicros: { type: 'long' },
  onTopUntilMicros: { type: 'long' },
  // A field for every parameter and facility of the catalogue.
  numbers: { type: 'object', dynamic: true },
  facilityMetres: { type: 'object', dynamic: true },
  facilityIds: counted,
  options: counted,
  lexemes: compared,
  titleLexemes: compared,
  placeLexemes: compared,
  // The words are ours already and have no space in them; how often one stands there says nothing.
  texts: { type: 'text', analyzer: 'whitespace', norms: false, position_increment_gap: 100 },
  fingerprint: { type: 'keyword', index: false },
} as const

const dynamicTemplates = [
  { numbers: { path_match: 'numbers.*', mapping: { type: 'double' } } },
  { facilityMetres: { path_match: 'facilityMetres.*', mapping: { type: 'integer', doc_values: false } } },
] as const

const hashOf = (value: unknown) => hash('sha256', JSON.stringify(value), 'hex').slice(0, 16)

/** Counts up when the same fields are filled with more than before. */
const contentVersion = 2

/** Changes with the mapping and the content: an index of another shape is neither gone on with nor asked. */
export const documentShape = hashOf([properties, dynamicTemplates, contentVersion])

export const propertyMapping = {
  dynamic: 'strict',
  // PostgreSQL holds the listings: a second copy here would only be disk.
  _source: { enabled: false },
  _meta: { shape: documentShape },
  dynamic_templates: dynamicTemplates,
  properties,
}

export const withFingerprint = (document: Omit<IndexDocument, 'fingerprint'>): IndexDocument => ({
  ...document,
  fingerprint: hashOf(document),
})
