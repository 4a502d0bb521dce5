import { cityKey, searchWords } from '@gable/domain/search-words'
import type { Client } from './client.ts'

export type BulkListing = {
  id: number
  ownerId: number
  slug: string
  title: string
  description: string
  priceMinor: number
  currency: string
  deal: 'sell' | 'rent'
  categoryId: number
  marketState: string
  reviewState: string
  city: string
  state: string
  country: string
  address: string
  latitude: number
  longitude: number
  parameters: Record<string, unknown>
  language: string
  ageSeconds: number
  picture: BulkPicture
}
/** A cover whose files lie under another picture's id, or nowhere. */
export type BulkPicture = {
  filesId: string | null
  width: number
  height: number
  widths: number[]
  placeholder: string | null
}

/** One statement, so that a part is there as a whole or not at all. The search hears nothing of it. */
export async function insertListings(client: Client, listings: BulkListing[]) {
  await client.query(insertPart, [JSON.stringify(listings.map(toRow))])
}

const toRow = ({ picture, ...listing }: BulkListing) => {
  const { title, city, state, country, description } = listing
  return {
    ...listing,
    ...picture,
    words: searchWords([title, city, state, country, description].join(' ')),
    cityKey: cityKey(city),
    stateKey: cityKey(state),
    countryKey: cityKey(country),
  }
}

const insertPart = `
  with given as materialized (
    select * from json_to_recordset($1::json) as listing (id bigint, "ownerId" bigint, slug text, title text,
      description text, "priceMinor" bigint, currency text, deal text, "categoryId" bigint, "marketState" text,
      "reviewState" text, city text, state text, country text, address text, "cityKey" text, "stateKey" text,
      "countryKey" text, latitude float8, longitude float8, words text[], language text, "ageSeconds" float8,
      parameters jsonb, "filesId" uuid, width int, height int, widths int[], placeholder text)),
  listing as (
    insert into property (id, owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, city, state, country, address, city_key, state_key, country_key, location,
      parameters, words, language, published_at)
    overriding system value
    select id, "ownerId", slug, title, description, "priceMinor", currency, deal,
      case deal when 'rent' then 'monthly' end, "categoryId", "marketState", "reviewState", city, state, country,
      address, "cityKey", "stateKey", "countryKey", st_setsrid(st_makepoint(longitude, latitude), 4326)::geography,
      parameters, array_to_tsvector(words), language, now() - make_interval(secs => "ageSeconds")
    from given),
  picture as (
    insert into media (id, owner_id, original_key, files_id, width, height, widths, placeholder, processed_at, unused_since)
    select md5(id::text)::uuid, "ownerId", 'originals/' || md5(id::text)::uuid, "filesId", width, height, widths,
      placeholder, now(), null
    from given)
  insert into property_picture (property_id, position, media_id) select id, 0, md5(id::text)::uuid from given`
