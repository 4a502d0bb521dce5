import type { Place } from '@gable/contract/places'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Point } from './geocoder.ts'
import type { PlaceQuestion } from './place-question.ts'

export type FoundPlace = Omit<Place, 'id' | 'kind' | 'formattedAddress'> & {
  id: number
  kind: 'country' | 'state' | 'city' | 'district'
}
type Search = PlaceQuestion & { near: Point | undefined; limit: number }

const candidates = 100
/** With a context the wanted place may be small among many of its name. */
const candidatesInContext = 500
const neighbours = 300
/** Below it two names have little more in common than a letter. */
const leastLikeness = 0.35

const pointOf = ({ latitude, longitude }: Point) => sql`st_point(${longitude}, ${latitude})::geography`
const columns = sql`place.id, place.kind, place.name, place.state, place.country, place.country_code,
  st_y(place.location::geometry) as latitude, st_x(place.location::geometry) as longitude`

/** Places whose name is the key or begins with it: the exact, the large and the near first. */
export async function findByPrefix(db: Db, { key, contexts, near, limit }: Search) {
  const count = contexts.length > 0 ? candidatesInContext : candidates
  // Keys hold letters, digits and spaces only, so nothing in them is special to LIKE.
  const prefix = `${key}%`
  const letters = Math.min([...key].length, 3)
  const { rows } = await sql<FoundPlace & { isExact: boolean }>`
    with named as (
      (select place_id, key, is_own from place_name where key = ${key} order by population desc limit ${count})
      union all
      (select place_id, key, is_own from place_name
        where left(key, ${sql.lit(letters)}) = left(${key}, ${sql.lit(letters)}) and key like ${prefix}
        order by population desc limit ${count})
      ${near ? sql`union all ${namesAround(near, prefix)}` : sql``}
    ), best as (
      select place_id, bool_or(key = ${key}) as is_exact, max(${exactness(key)}) as exactness
      from named group by place_id
    )
    select ${columns}, is_exact from best join place on place.id = best.place_id
    where ${within(contexts)}
    order by exactness + log(population + 10) + ${cityBonus} + ${nearness(near)} desc, place.id
    limit ${limit}
  `.execute(db)
  return rows
}

type SimilarSearch = Search & { swappedKeys: string[]; except: number[] }

/** Places whose name looks like the key although it does not begin so. */
export async function findSimilar(db: Db, search: SimilarSearch): Promise<FoundPlace[]> {
  const { key, swappedKeys, contexts, near, limit, except } = search
  const count = contexts.length > 0 ? candidatesInContext : candidates
  const { rows } = await sql<FoundPlace>`
    with named as (
      (select place_id, similarity(key, ${key}) + case when is_own then 0.1 else 0 end as likeness from place_name
        where key % ${key} order by similarity(key, ${key}) desc, population desc limit ${count})
      union all
      (select place_id, 0.8 as likeness from place_name
        where key = any(${swappedKeys}::text[]) order by population desc limit ${count})
    ), best as (
      select place_id, max(likeness) as likeness from named where place_id <> all(${except}::bigint[]) group by place_id
    )
    select ${columns} from best join place on place.id = best.place_id
    where ${within(contexts)} and likeness >= ${leastLikeness} and likeness >= 0.7 * (select max(likeness) from best)
    order by 6 * likeness + 0.6 * (log(population + 10) + ${cityBonus} + ${nearness(near)}) desc, place.id
    limit ${limit}
  `.execute(db)
  return rows
}

/** In the scale of the population's digits: the whole name counts like a hundred times the people. */
const exactness = (key: string) => sql`
  case when key = ${key} then case when is_own then 2 else 1 end else case when is_own then 0 else -2 end end`

/** Of a city and a state with one name people mean the city. */
const cityBonus = sql`case when place.kind = 'city' then 1 else 0 end`

const namesAround = (near: Point, prefix: string) => sql`(
  select place_id, place_name.key, is_own
  from (select id from place where kind = 'city' order by location <-> ${pointOf(near)} limit ${neighbours}) as around
  join place_name on place_id = around.id
  where place_name.key like ${prefix}
)`

/** Next door counts like a thousand times the people; a hundred kilometres away a third of that is left. */
const nearness = (near: Point | undefined): RawBuilder<unknown> =>
  near ? sql`3 * exp(-st_distance(place.location, ${pointOf(near)}, false) / 100000)` : sql`0`

const within = (contexts: string[]): RawBuilder<unknown> =>
  contexts.length > 0
    ? sql.join(
        contexts.map((context) => sql`place.context like ${`%|${context}%`}`),
        sql` and `,
      )
    : sql`true`

export type NearestCity = FoundPlace & { metres: number; reachMetres: number; isHome: boolean }

/** How far a city's name carries: 2.5 km for a village, 25 km for a million people. */
const reachMetres = sql`least(50000, 2500 * cbrt(greatest(population, 1000) / 1000.0))`
/** This near to its centre a place is meant even where the border is drawn too coarsely. */
export const centreMetres = 500
/** A place abroad must be so many times nearer, because borders part towns better than distance does. */
export const abroadFactor = 4

/** The city that a point belongs to: within reach, the one whose share of its own reach is smallest. */
export async function findNearestCity(db: Db, point: Point, homeCodes: string[]): Promise<NearestCity | undefined> {
  const here = pointOf(point)
  const nearest = (condition: RawBuilder<unknown>, limit: number) => sql`(
    select place.*, location <-> ${here} as metres from place where ${condition} order by location <-> ${here} limit ${limit}
  )`
  const { rows } = await sql<NearestCity>`
    with around as (
      ${nearest(sql`kind = 'city'`, 40)} union all ${nearest(sql`kind = 'city' and population >= 50000`, 15)}
    ), place as (
      select *, ${reachMetres} as reach_metres, country_code = any(${homeCodes}::text[]) as is_home from around
    )
    select ${columns}, metres, reach_metres, is_home from place
    order by
      case when metres <= ${centreMetres} or (is_home and metres <= reach_metres) then metres / reach_metres end nulls last,
      case when is_home then metres else ${abroadFactor} * metres end,
      population desc
    limit 1
  `.execute(db)
  return rows[0]
}

/** The nearest city of some countries, for places where most neighbours are abroad. */
export async function findNearestHomeCity(
  db: Db,
  point: Point,
  homeCodes: string[],
  withinMetres: number,
): Promise<NearestCity | undefined> {
  const here = pointOf(point)
  const { rows } = await sql<NearestCity>`
    select ${columns}, location <-> ${here} as metres, ${reachMetres} as reach_metres, true as is_home
    from place
    where kind = 'city' and country_code = any(${homeCodes}::text[]) and st_dwithin(location, ${here}, ${withinMetres})
    order by location <-> ${here} limit 1
  `.execute(db)
  return rows[0]
}
