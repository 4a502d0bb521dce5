import { createHash } from 'node:crypto'
import type { Deal } from '@gable/domain/market-moves'

/** What OpenSearch knows of a public property: what is filtered and sorted by, and nothing to show. */
export type PropertyDocument = {
  id: number
  words: string[]
  cityKey: string
  stateKey: string
  countryKey: string
  deal: Deal
  categoryId: number
  priceMinor: number
  isPremium: boolean
  /** Microseconds, as PostgreSQL keeps them: in milliseconds two listings could change places. */
  publishedAt: number
  expiresAt?: number
  location: { lat: number; lon: number }
}

const onlyCompared = { type: 'keyword', doc_values: false } as const

const properties = {
  id: { type: 'long', index: false },
  words: onlyCompared,
  cityKey: onlyCompared,
  stateKey: onlyCompared,
  countryKey: onlyCompared,
  deal: onlyCompared,
  // Ids are compared and never ranged over; as keywords they are found faster.
  categoryId: onlyCompared,
  priceMinor: { type: 'long' },
  isPremium: { type: 'boolean', doc_values: false },
  publishedAt: { type: 'long' },
  expiresAt: { type: 'long', doc_values: false },
  location: { type: 'geo_point', doc_values: false },
} as const

/** Changes with the mapping, so that a rebuild never goes on with an index of another shape. */
export const documentShape = createHash('sha256').update(JSON.stringify(properties)).digest('hex').slice(0, 16)

export const propertyMapping = {
  dynamic: 'strict',
  // PostgreSQL holds the listings: a second copy here would only be disk.
  _source: { enabled: false },
  _meta: { shape: documentShape },
  properties,
} as const
