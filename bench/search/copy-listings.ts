import type pg from 'pg'

const partSize = 20_000

/**
 * Multiplies the first listings until there are as many as asked for: each copy a bit farther away, with a price and an
 * age of its own. PostgreSQL does it alone, rows and search rows in one statement, many times as fast as making them.
 */
export async function copyListings(
  client: pg.Client,
  { originals, rows }: { originals: number; rows: number },
  tell: (line: string) => void,
) {
  const { rows: found } = await client.query<{ last: string }>('select max(id) as last from property')
  const there = Number(found[0]?.last)
  if (there >= rows) return
  // The number of a place on the map, as map-cell.ts has it.
  await client.query(`
    create function pg_temp.spread(v bigint) returns bigint language plpgsql immutable as $$
    begin
      v := (v | v << 16) & x'0000ffff0000ffff'::bigint;
      v := (v | v << 8) & x'00ff00ff00ff00ff'::bigint;
      v := (v | v << 4) & x'0f0f0f0f0f0f0f0f'::bigint;
      v := (v | v << 2) & x'3333333333333333'::bigint;
      return (v | v << 1) & x'5555555555555555'::bigint;
    end $$`)
  for (let done = there; done < rows; done += partSize) {
    const upTo = Math.min(done + partSize, rows)
    await client.query(copyPart, [done + 1, upTo, originals])
    tell(`${upTo} of ${rows} listings`)
  }
  await client.query('vacuum analyze property, media, property_picture, search_property')
}

const copyPart = `
  with copy as (
    select source.id as source_id, new_id, 0.8 + (luck % 401) / 1000.0 as price_factor,
      (luck % 15000000) * 1000000 as younger_micros,
      greatest(-179000000, least(179000000, round(st_x(source.location::geometry) * 1e6)::int
        + (luck % 80001)::int - 40000)) as x,
      greatest(-85000000, least(85000000, round(st_y(source.location::geometry) * 1e6)::int
        + ((luck / 80001) % 80001)::int - 40000)) as y
    from generate_series($1::bigint, $2::bigint) new_id
    cross join lateral (select abs(hashint8extended(new_id, 7) / 2) as luck) dice
    join property source on source.id = (new_id - 1) % $3::bigint + 1),
  listing as (
    insert into property (id, owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, city, state, country, address, city_key, state_key, country_key, location,
      parameters, words, published_at)
    overriding system value
    select new_id, owner_id, gen_random_uuid(), title, description, price_minor * price_factor, currency, deal,
      rent_period, category_id, market_state, review_state, city, state, country, address, city_key, state_key,
      country_key, st_setsrid(st_makepoint(x / 1e6, y / 1e6), 4326)::geography, parameters, words,
      published_at - younger_micros * interval '1 microsecond'
    from copy join property source on source.id = source_id
    returning id, owner_id),
  searched as (
    insert into search_property (property_id, version, owner_id, deal, category_id, city_key, state_key, country_key,
      x, y, cell, price_minor, price_per_area, is_premium, published_micros, has_photos, has_video, has_panorama,
      numbers, options, words)
    select new_id, version, owner_id, deal, category_id, city_key, state_key, country_key, copy.x, copy.y,
      pg_temp.spread((copy.x + 180000000) / 8) | pg_temp.spread((copy.y + 90000000) * 2 / 8) << 1,
      price_minor * price_factor, price_per_area * price_factor, is_premium, published_micros - younger_micros,
      has_photos, has_video, has_panorama, numbers, options, words
    from copy join search_property source on source.property_id = source_id),
  picture as (
    insert into media (id, owner_id, original_key, width, height, widths, placeholder, processed_at)
    select md5(id::text)::uuid, owner_id, 'originals/' || id, 1600, 1200, '{320,640,960,1280,1600}',
      'data:image/png;base64,' || repeat('iVBORw0KGgo', 20), now()
    from listing)
  insert into property_picture (property_id, position, media_id) select id, 0, md5(id::text)::uuid from listing`
