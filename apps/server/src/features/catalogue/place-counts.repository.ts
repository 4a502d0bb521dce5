import { shownPlacesOf } from '@gable/domain/address-places'
import type { Deal } from '@gable/domain/market-moves'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { LocalPlaceKind } from './catalogue.tables.ts'
import type { IsPublic } from './listing-counts.repository.ts'
import { namesOfPlace } from './place-names.ts'

/** Any fixed number: all processes of all versions must agree on it. */
const foldLock = 7_403_040

type CountedRow = { id: number; deal: Deal; places: PlaceRow[] }
type PlaceRow = {
  cityId: number
  kind: LocalPlaceKind
  key: string
  name: string
  fullKeys: [key: string, full: string][]
}

/** Counts these properties where they are now; one that is gone or hidden is counted nowhere. */
export async function recountPlaces(tx: Tx, isPublic: IsPublic, ids: number[]) {
  // In one order, and one after the other: two that counted the same property at once would count it twice.
  await sql`select from property where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
  const counted = await listCounted(tx, isPublic, ids)
  const placeIds = await addPlaces(
    tx,
    counted.flatMap(({ places }) => places),
  )
  const rows = counted.map(({ id, deal, places }) => ({
    property_id: id,
    deal,
    place_ids: places.map((place) => placeIds.get(keyOf(place))),
  }))
  await sql`
    with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as row (property_id bigint, deal text, place_ids bigint[])
    ), before as materialized (
      select property_id, deal, place_ids from counted_place where property_id = any(${ids}::bigint[])
    ), gone as (
      delete from counted_place where property_id = any(${ids}::bigint[])
        and property_id not in (select property_id from wanted)
    ), come as (
      insert into counted_place (property_id, deal, place_ids) select * from wanted
      on conflict (property_id) do update set deal = excluded.deal, place_ids = excluded.place_ids
      where counted_place.deal <> excluded.deal or counted_place.place_ids <> excluded.place_ids
    )
    insert into place_count_change (place_id, deal, change)
    select place_id, deal, sum(change) from (
      select unnest(place_ids) as place_id, deal, 1 as change from wanted
      union all
      select unnest(place_ids), deal, -1 from before
    ) part group by place_id, deal having sum(change) <> 0`.execute(tx)
}

async function listCounted(tx: Tx, isPublic: IsPublic, ids: number[]): Promise<CountedRow[]> {
  const rows = await tx
    .selectFrom('property')
    .innerJoin('city', (join) =>
      join
        .onRef('city.cityKey', '=', 'property.cityKey')
        .onRef('city.stateKey', '=', 'property.stateKey')
        .onRef('city.countryKey', '=', 'property.countryKey'),
    )
    .select(['property.id', 'property.deal', 'property.city', 'property.state', 'property.country'])
    .select(['property.cityKey', 'property.stateKey', 'property.countryKey', 'city.id as cityId'])
    .select(['property.address', 'property.isPremium', 'property.hidesLocation'])
    .where('property.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPublic)
    .execute()
  const named = rows.map((row) => ({ row, parts: shownPlacesOf(row) }))
  const around = await listOtherNames(
    tx,
    named.flatMap(({ row, parts }) => parts.map(({ key }) => ({ ...row, key }))),
  )
  return named.map(({ row, parts }) => ({
    id: row.id,
    deal: row.deal,
    places: [
      toPlace(row, { kind: 'city', key: row.cityKey, name: row.city }),
      ...parts.filter(({ key }) => !around.has(`${row.cityId} ${key}`)).map((part) => toPlace(row, part)),
    ],
  }))
}

type Named = { cityId: number; cityKey: string; countryKey: string }

function toPlace(row: Named, { kind, key, name }: Pick<PlaceRow, 'kind' | 'key' | 'name'>): PlaceRow {
  const around = kind === 'city' ? row.countryKey : row.cityKey
  return { cityId: row.cityId, kind, key, name, fullKeys: namesOfPlace(key).map((one) => [one, `${one} ${around}`]) }
}

type Part = { cityId: number; cityKey: string; stateKey: string; countryKey: string; key: string }

/** Which parts of addresses name the city, the state or the country itself, in another language than its field. */
async function listOtherNames(tx: Tx, parts: Part[]): Promise<Set<string>> {
  if (parts.length === 0) return new Set()
  const { rows } = await sql<{ cityId: number; key: string }>`
    select distinct part."cityId", part.key
    from json_to_recordset(${JSON.stringify(parts)}::json)
      as part ("cityId" bigint, key text, "cityKey" text, "stateKey" text, "countryKey" text)
    join place_name on place_name.key = part.key join place on place.id = place_name.place_id
    where place.kind <> 'district' and place.key in (part."cityKey", part."stateKey", part."countryKey")`.execute(tx)
  return new Set(rows.map(({ cityId, key }) => `${cityId} ${key}`))
}

const keyOf = ({ cityId, kind, key }: Pick<PlaceRow, 'cityId' | 'kind' | 'key'>) => `${cityId} ${kind} ${key}`

/** In one order, so that no two wait for each other. */
async function addPlaces(tx: Tx, places: PlaceRow[]): Promise<Map<string, number>> {
  const wanted = [...new Map(places.map((place) => [keyOf(place), place])).values()]
  const known = await findPlaceIds(tx, wanted)
  const unknown = wanted.filter((place) => !known.has(keyOf(place)))
  if (unknown.length === 0) return known
  await sql`
    insert into local_place (city_id, kind, key, name)
    select "cityId", kind, key, name from json_to_recordset(${JSON.stringify(unknown)}::json)
      as row ("cityId" bigint, kind text, key text, name text)
    order by "cityId", kind, key
    on conflict do nothing`.execute(tx)
  const added = await findPlaceIds(tx, unknown)
  const names = unknown.flatMap((place) =>
    place.fullKeys.map(([key, full]) => ({ place_id: added.get(keyOf(place)), key, full_key: full })),
  )
  await sql`
    insert into local_place_name (place_id, key, full_key)
    select * from json_to_recordset(${JSON.stringify(names)}::json) as row (place_id bigint, key text, full_key text)
    order by place_id, key
    on conflict do nothing`.execute(tx)
  return new Map([...known, ...added])
}

async function findPlaceIds(tx: Tx, places: PlaceRow[]): Promise<Map<string, number>> {
  const keys = places.map(({ cityId, kind, key }) => ({ city_id: cityId, kind, key }))
  const { rows } = await sql<{ id: number; cityId: number; kind: LocalPlaceKind; key: string }>`
    select place.id, place.city_id as "cityId", place.kind, place.key
    from json_to_recordset(${JSON.stringify(keys)}::json) as row (city_id bigint, kind text, key text)
    join local_place place using (city_id, kind, key)`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}

/** Adds waiting changes to the counts; none are left when it took fewer than asked. */
export async function foldPlaceChanges(tx: Tx, limit: number): Promise<number> {
  // Two at once would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(${foldLock})`.execute(tx)
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from place_count_change
      where id = any(array(select id from place_count_change order by id limit ${limit}))
      returning place_id, deal, change
    ), summed as (
      select place_id, coalesce(sum(change) filter (where deal = 'sell'), 0) as sell,
        coalesce(sum(change) filter (where deal = 'rent'), 0) as rent
      from taken group by place_id
    ), counted as (
      update local_place set sell_count = sell_count + sell, rent_count = rent_count + rent
      from summed where local_place.id = place_id
      returning id, sell_count + rent_count as total
    ), named as (
      update local_place_name set listing_count = counted.total from counted where place_id = counted.id
    )
    select count(*) as taken from taken`.execute(tx)
  return rows[0]?.taken ?? 0
}
