import { cityKey, searchWords } from '@gable/domain/search-words'
import type pg from 'pg'
import type { NewListing, TownData } from './town-data.ts'

const batchSize = 5_000

/** As many listings as asked for, each with its title picture, in batches that fit in memory. */
export async function fillDatabase(client: pg.Client, data: TownData, rows: number, tell: (line: string) => void) {
  await client.query(
    `insert into account (email) select 'lister-' || n || '@gable.test' from generate_series(1, 1000) n`,
  )
  for (let done = 0; done < rows; done += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, rows - done) }, () => toRow(data.createListing()))
    await client.query(insertListings, [JSON.stringify(batch)])
    if ((done / batchSize) % 8 === 7) tell(`${done + batch.length} of ${rows} listings`)
  }
  await client.query(insertMedia)
  await client.query(insertPictures)
  await client.query('vacuum analyze')
}

const toRow = (listing: NewListing) => ({
  ...listing,
  words: searchWords([listing.title, listing.city, listing.state, listing.country, listing.description].join(' ')),
  cityKey: cityKey(listing.city),
  stateKey: cityKey(listing.state),
  countryKey: cityKey(listing.country),
})

const insertListings = `
  insert into property (owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
    market_state, review_state, city, state, country, address, city_key, state_key, country_key, location, parameters,
    words, published_at)
  select "ownerId", gen_random_uuid(), title, description, "priceMinor", 'USD', deal,
    case deal when 'rent' then 'monthly' end, "categoryId", case deal when 'rent' then 'for_rent' else 'for_sale' end,
    "reviewState", city, state, country, '1 Main Street, ' || city, "cityKey", "stateKey", "countryKey",
    st_setsrid(st_makepoint(longitude, latitude), 4326)::geography, parameters, array_to_tsvector(words),
    now() - make_interval(secs => "ageSeconds")
  from json_to_recordset($1::json) as listing ("ownerId" bigint, title text, description text, "priceMinor" bigint,
    deal text, "categoryId" bigint, "reviewState" text, city text, state text, country text, "cityKey" text,
    "stateKey" text, "countryKey" text, latitude float8, longitude float8, words text[], "ageSeconds" float8,
    parameters jsonb)`

const insertMedia = `
  insert into media (id, owner_id, original_key, width, height, widths, placeholder, processed_at)
  select md5(id::text)::uuid, owner_id, 'originals/' || id, 1600, 1200, '{320,640,960,1280,1600}',
    'data:image/png;base64,' || repeat('iVBORw0KGgo', 20), now()
  from property`

const insertPictures = `
  insert into property_picture (property_id, position, media_id) select id, 0, md5(id::text)::uuid from property`
