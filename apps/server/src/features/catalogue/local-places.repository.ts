import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { LocalPlaceKind } from './catalogue.tables.ts'

export type LocalPlace = {
  id: number
  kind: LocalPlaceKind
  key: string
  name: string
  city: string
  state: string
  country: string
  cityKey: string
  stateKey: string
  countryKey: string
  /** Another city has the same name: only state and country tell them apart. */
  sharesName: boolean
  sellCount: number
  rentCount: number
}

/** So many are compared by how many homes they have. */
const candidates = 60
const highestLetter = '\u{10ffff}'

/** Places of which a name begins so, those with the most homes first. */
export async function findPlacesByPrefix(db: Db, key: string): Promise<LocalPlace[]> {
  const letters = sql.lit(Math.min([...key].length, 3))
  return listPlaces(
    db,
    sql`select place_id from local_place_name
      where left(full_key, ${letters}) = left(${key}, ${letters})
        and full_key >= ${key} and full_key < ${key + highestLetter}
      order by listing_count desc limit ${candidates}`,
  )
}

const candidatesOfSpelling = 5

/** Places of which a name is or begins like one of these. */
export async function findPlacesBySpellings(db: Db, keys: string[]): Promise<LocalPlace[]> {
  if (keys.length === 0) return []
  return listPlaces(
    db,
    sql`select found.place_id from unnest(${keys}::text[]) as asked (key) cross join lateral (
        (select place_id from local_place_name named where named.key = asked.key
          order by listing_count desc limit ${candidatesOfSpelling})
        union all
        (select place_id from local_place_name named
          where full_key >= asked.key and full_key < asked.key || ${highestLetter}
          order by full_key limit ${candidatesOfSpelling})) found`,
  )
}

export type AskedCity = { cityKey: string; countryKey: string }

export async function findPlacesOfCities(db: Db, asked: AskedCity[]): Promise<LocalPlace[]> {
  if (asked.length === 0) return []
  return listPlaces(
    db,
    sql`select local_place.id as place_id
      from json_to_recordset(${JSON.stringify(asked)}::json) as asked ("cityKey" text, "countryKey" text)
      join city on city.city_key = asked."cityKey" and city.country_key = asked."countryKey"
      join local_place on local_place.city_id = city.id and local_place.kind = 'city'
      limit ${candidates}`,
  )
}

/** Whose time is over stays approved until the clock comes by; it counts no more from that very moment. */
const pastTheirEnd = sql`property join counted_place counted on counted.property_id = property.id
  where property.review_state = 'approved' and property.expires_at <= now()`

export async function listPlacedPastTheirEnd(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select property.id from ${pastTheirEnd} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

const waitingOf = (deal: 'sell' | 'rent') =>
  sql`coalesce((select sum(change) from waiting where place_id = place.id and deal = ${sql.lit(deal)}), 0)::bigint`

/** With what was counted by then, plus what changed since. */
async function listPlaces(db: Db, named: RawBuilder<unknown>): Promise<LocalPlace[]> {
  const { rows } = await sql<LocalPlace>`
    with named as materialized (${named}),
    waiting as materialized (
      select place_id, deal, change from place_count_change where place_id = any(array(select place_id from named))
      union all
      select place_id, deal, -1 from (select unnest(counted.place_ids) as place_id, counted.deal from ${pastTheirEnd}) ended
    )
    select place.id, place.kind, place.key, case place.kind when 'city' then city.city else place.name end as name,
      city.city, city.state, city.country, city.city_key as "cityKey", city.state_key as "stateKey",
      city.country_key as "countryKey",
      exists (select from city other where other.city_key = city.city_key and other.id <> city.id) as "sharesName",
      place.sell_count + ${waitingOf('sell')} as "sellCount", place.rent_count + ${waitingOf('rent')} as "rentCount"
    from (select distinct place_id from named) found
    join local_place place on place.id = found.place_id
    join city on city.id = place.city_id`.execute(db)
  return rows
}
