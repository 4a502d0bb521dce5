import type { Client } from './client.ts'

export type Copies = {
  /** The id of the first listing to copy, and how many follow it without a gap. */
  firstId: number
  originals: number
  /** The last id there shall be. */
  lastId: number
  /** How far from its original a copy may lie, in millionths of a degree. */
  spread: number
  /** How many one statement copies. */
  partSize?: number
}

/**
 * Multiplies listings until there are as many as asked for: each copy with a price and an age of its own, and the files
 * of the original's cover. PostgreSQL does it alone, rows and search rows in one statement, many times as fast as making
 * them; on every connection it is given at the same time.
 */
export async function copyListings(
  clients: readonly [Client, ...Client[]],
  copies: Copies,
  onProgress: (doneUpToId: number) => void,
) {
  const [first] = clients
  const { rows } = await first.query('select max(id) as last from property')
  const parts = partsOf({ ...copies, there: Number(rows[0]?.['last']) })
  // Parts are committed in their order: stopped at any moment, no listing is missing below the last one.
  let committed = Promise.resolve()
  const copyAfter = async (before: Promise<void>, client: Client, part: Part) => {
    await Promise.all([copyPart(client, part, copies), before])
    await client.query('commit')
    onProgress(part.upTo)
  }
  const copyAll = async (client: Client) => {
    await client.query(spreadFunction)
    for (const part of parts) {
      committed = copyAfter(committed, client, part)
      await committed
    }
  }
  await Promise.all(clients.map(copyAll))
  await first.query('vacuum analyze property, media, property_picture, search_property, search_taken_property')
}

type Part = { from: number; upTo: number }

function* partsOf({ there, lastId, partSize = 20_000 }: Copies & { there: number }): Generator<Part> {
  for (let done = there; done < lastId; done += partSize) {
    yield { from: done + 1, upTo: Math.min(done + partSize, lastId) }
  }
}

/** Leaves the transaction open. */
async function copyPart(client: Client, { from, upTo }: Part, { firstId, originals, spread }: Copies) {
  await client.query('begin')
  // It may have to wait for the part before.
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(copyStatement, [from, upTo, firstId, originals, spread])
}

/** The number of a place on the map, as map-cell.ts has it. */
const spreadFunction = `
  create or replace function pg_temp.spread(v bigint) returns bigint language plpgsql immutable as $$
  begin
    v := (v | v << 16) & x'0000ffff0000ffff'::bigint;
    v := (v | v << 8) & x'00ff00ff00ff00ff'::bigint;
    v := (v | v << 4) & x'0f0f0f0f0f0f0f0f'::bigint;
    v := (v | v << 2) & x'3333333333333333'::bigint;
    return (v | v << 1) & x'5555555555555555'::bigint;
  end $$`

const copyRowsOf = (table: string) => `
    insert into ${table} (property_id, version, owner_id, deal, category_id, city_key, state_key, country_key,
      x, y, cell, price_minor, price_per_area, is_premium, published_micros, has_photos, has_video, has_panorama,
      numbers, options, words)
    select new_id, version, owner_id, deal, category_id, city_key, state_key, country_key, copy.x, copy.y,
      pg_temp.spread((copy.x + 180000000) / 8) | pg_temp.spread((copy.y + 90000000) * 2 / 8) << 1,
      copy_price, price_per_area * copy_price / nullif(price_minor, 0), is_premium, published_micros - younger_micros,
      has_photos, has_video, has_panorama, numbers, options, words
    from copy join ${table} source on source.property_id = source_id`

const copyStatement = `
  with copy as (
    select source.id as source_id, new_id,
      round(source.price_minor * (0.8 + (luck % 401) / 1000.0) / step) * step as copy_price,
      (luck % 15000000) * 1000000 as younger_micros,
      greatest(-179000000, least(179000000, round(st_x(source.location::geometry) * 1e6)::int
        + (luck % (2 * $5::bigint + 1))::int - $5::int)) as x,
      greatest(-85000000, least(85000000, round(st_y(source.location::geometry) * 1e6)::int
        + ((luck / 80001) % (2 * $5::bigint + 1))::int - $5::int)) as y
    from generate_series($1::bigint, $2::bigint) new_id
    cross join lateral (select abs(hashint8extended(new_id, 7) / 2) as luck) dice
    join property source on source.id = $3::bigint + (new_id - $3::bigint) % $4::bigint
    -- As people write prices: rents in tens, the others in thousands.
    cross join lateral (select case when source.price_minor < 2000000 then 1000 else 100000 end as step) rounding),
  listing as (
    insert into property (id, owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, city, state, country, address, city_key, state_key, country_key, location,
      parameters, words, language, published_at)
    overriding system value
    select new_id, owner_id, slug || '-' || new_id, title, description, copy_price, currency, deal,
      rent_period, category_id, market_state, review_state, city, state, country, address, city_key, state_key,
      country_key, st_setsrid(st_makepoint(x / 1e6, y / 1e6), 4326)::geography, parameters, words, language,
      published_at - younger_micros * interval '1 microsecond'
    from copy join property source on source.id = source_id
    returning id, owner_id),
  searched as (${copyRowsOf('search_property')}),
  searched_taken as (${copyRowsOf('search_taken_property')}),
  picture as (
    insert into media (id, owner_id, original_key, files_id, width, height, widths, placeholder, processed_at, unused_since)
    select md5(new_id::text)::uuid, media.owner_id, 'originals/' || md5(new_id::text)::uuid,
      coalesce(media.files_id, media.id), width, height, widths, placeholder, processed_at, null
    from copy join property_picture cover on cover.property_id = source_id and cover.position = 0
    join media on media.id = cover.media_id)
  insert into property_picture (property_id, position, media_id) select id, 0, md5(id::text)::uuid from listing`
