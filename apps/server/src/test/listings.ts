import { cityKey, searchWords } from '@gable/domain/search-words'
import type { ReviewState } from '@gable/domain/listing-moves'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** A property as a search sees it. Times are in microseconds, as PostgreSQL keeps them. */
export type Listing = {
  title: string
  city: string
  state: string
  country: string
  deal: 'sell' | 'rent'
  categoryId: number
  priceMinor: number
  latitude: number
  longitude: number
  publishedMicros: number
  expiresMicros: number | null
  reviewState: ReviewState
  isActive: boolean
  ownerId: number
}
export type StoredListing = Listing & { id: number }

export const wordsOf = ({ title, city, state, country }: Listing) =>
  searchWords([title, city, state, country].join(' '))

/** Many listings in one statement, past every rule of posting: for tests of what reads them. */
export async function insertListings(db: Db, listings: Listing[]): Promise<StoredListing[]> {
  const rows = listings.map((listing, row) => ({
    ...listing,
    row,
    words: wordsOf(listing),
    cityKey: cityKey(listing.city),
    stateKey: cityKey(listing.state),
    countryKey: cityKey(listing.country),
    publishedAt: fromMicros(listing.publishedMicros),
    expiresAt: listing.expiresMicros === null ? null : fromMicros(listing.expiresMicros),
  }))
  const { rows: added } = await sql<{ id: number }>`
    insert into property (owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, is_active, city, state, country, address, city_key, state_key, country_key,
      location, words, published_at, expires_at)
    select "ownerId", gen_random_uuid(), title, '', "priceMinor", 'USD', deal,
      case deal when 'rent' then 'monthly' end, "categoryId", case deal when 'rent' then 'for_rent' else 'for_sale' end,
      "reviewState", "isActive", city, state, country, '', "cityKey", "stateKey", "countryKey",
      st_setsrid(st_makepoint(longitude, latitude), 4326)::geography, array_to_tsvector(words),
      "publishedAt", "expiresAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as listing (row int, "ownerId" bigint, title text,
      "priceMinor" bigint, deal text, "categoryId" bigint, "reviewState" text, "isActive" boolean, city text,
      state text, country text, "cityKey" text, "stateKey" text, "countryKey" text, latitude float8, longitude float8,
      words text[], "publishedAt" timestamptz, "expiresAt" timestamptz)
    order by row
    returning id`.execute(db)
  return listings.map((listing, row) => ({ ...listing, id: added[row]?.id ?? 0 }))
}

/** A Date would cut the microseconds off. */
function fromMicros(micros: number): string {
  const wholeMs = Math.floor(micros / 1000)
  const rest = String(micros - wholeMs * 1000).padStart(3, '0')
  return new Date(wholeMs).toISOString().replace('Z', `${rest}Z`)
}
