import { cityKey, searchWords } from '@gable/domain/search-words'
import type pg from 'pg'
import type { NewListing, TownData } from './town-data.ts'

const partSize = 5_000

/** As many listings as asked for, each with its title picture; goes on behind those that are there. */
export async function fillDatabase(client: pg.Client, data: TownData, rows: number, tell: (line: string) => void) {
  await client.query(
    `insert into account (id, email) overriding system value
      select n, 'lister-' || n || '@gable.test' from generate_series(1, 1000) n on conflict do nothing`,
  )
  const { rows: found } = await client.query<{ last: string }>('select coalesce(max(id), 0) as last from property')
  const there = Number(found[0]?.last)
  for (let done = there; done < rows; done += partSize) {
    const count = Math.min(partSize, rows - done)
    const part = data.createListings(done / partSize, count).map((listing, index) => toRow(listing, done + index + 1))
    await client.query(insertPart, [JSON.stringify(part)])
    if ((done / partSize) % 8 === 7) tell(`${done + count} of ${rows} listings`)
  }
  if (there < rows) await client.query('vacuum analyze property, media, property_picture')
}

const toRow = (listing: NewListing, id: number) => ({
  ...listing,
  id,
  words: searchWords([listing.title, listing.city, listing.state, listing.country, listing.description].join(' ')),
  cityKey: cityKey(listing.city),
  stateKey: cityKey(listing.state),
  countryKey: cityKey(listing.country),
})

/** One statement, so that a part is there as a whole or not at all. */
const insertPart = `
  with listing as (
    insert into property (id, owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, city, state, country, address, city_key, state_key, country_key, location,
      parameters, words, published_at)
    overriding system value
    select id, "ownerId", gen_random_uuid(), title, description, "priceMinor", 'USD', deal,
      case deal when 'rent' then 'monthly' end, "categoryId", case deal when 'rent' then 'for_rent' else 'for_sale' end,
      "reviewState", city, state, country, '1 Main Street, ' || city, "cityKey", "stateKey", "countryKey",
      st_setsrid(st_makepoint(longitude, latitude), 4326)::geography, parameters, array_to_tsvector(words),
      now() - make_interval(secs => "ageSeconds")
    from json_to_recordset($1::json) as listing (id bigint, "ownerId" bigint, title text, description text,
      "priceMinor" bigint, deal text, "categoryId" bigint, "reviewState" text, city text, state text, country text,
      "cityKey" text, "stateKey" text, "countryKey" text, latitude float8, longitude float8, words text[],
      "ageSeconds" float8, parameters jsonb)
    returning id, owner_id),
  picture as (
    insert into media (id, owner_id, original_key, width, height, widths, placeholder, processed_at)
    select md5(id::text)::uuid, owner_id, 'originals/' || id, 1600, 1200, '{320,640,960,1280,1600}',
      'data:image/png;base64,' || repeat('iVBORw0KGgo', 20), now()
    from listing)
  insert into property_picture (property_id, position, media_id) select id, 0, md5(id::text)::uuid from listing`
