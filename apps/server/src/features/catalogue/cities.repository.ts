import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { type IsPublic, waitingChanges } from './listing-counts.repository.ts'

export type CityRow = {
  id: number
  city: string
  state: string
  country: string
  listingCount: number
  coverPropertyId: number | null
  /** From the point that was asked for; unknown before its first home is counted. */
  distanceKm?: number | null
}

/** Cities with waiting changes take their place among the others as if they had been counted already. */
const counted = sql`
  with waiting as (
    select city_id, sum(change)::bigint as change from ${waitingChanges} where city_id is not null group by city_id
  )`
const isSettled = sql`city.id not in (select city_id from waiting)`
// As an array: the planner then expects few of them, and takes them by their ids.
const moved = sql`city join waiting on waiting.city_id = city.id
  where city.id = any(array(select city_id from waiting)) and listing_count + change > 0`

const columns = sql`city.id, city, state, country, cover_property_id as "coverPropertyId"`

type Page = { offset: number; limit: number }
type Point = { latitude: number; longitude: number }

export const selectCities = ({ offset, limit }: Page) => sql<CityRow>`${counted}
    (select ${columns}, listing_count as "listingCount" from city where listing_count > 0 and ${isSettled}
      order by listing_count desc, city.id limit ${offset + limit})
    union all
    select ${columns}, listing_count + change from ${moved}
    order by "listingCount" desc, id offset ${offset} limit ${limit}`

export async function listCities(db: Db, page: Page): Promise<CityRow[]> {
  return (await selectCities(page).execute(db)).rows
}

const maxCompared = 5_000

/** The nearest of the largest; how far one is, its newest home tells as it is shown on the map. */
export async function listCitiesNear(db: Db, point: Point, { offset, limit }: Page): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`${counted},
    largest as (
      select city.*, listing_count + coalesce(change, 0) as homes
      from city left join waiting on waiting.city_id = city.id
      where listing_count + coalesce(change, 0) > 0
      order by homes desc, city.id limit ${maxCompared}
    )
    select city.id, city.city, city.state, city.country, cover_property_id as "coverPropertyId",
      homes as "listingCount", round(st_distance(coalesce(shown_location, location),
        st_point(${point.longitude}, ${point.latitude})::geography, false) / 1000)::int as "distanceKm"
    from largest city left join property on property.id = cover_property_id
    order by "distanceKm" nulls last, homes desc, city.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countCities(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`${counted}
    select (select count(*) from city where listing_count > 0 and ${isSettled}) + (select count(*) from ${moved})
      as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** The first pictures of those properties that are still public. */
export async function listPublicCovers(db: Db, isPublic: IsPublic, propertyIds: number[]) {
  if (propertyIds.length === 0) return []
  return db
    .selectFrom('property')
    .innerJoin('propertyPicture', 'propertyPicture.propertyId', 'property.id')
    .innerJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select(['property.id as propertyId', 'media.id', 'width', 'height', 'widths', 'placeholder'])
    .where('property.id', '=', sql<number>`any(${propertyIds}::bigint[])`)
    .where('propertyPicture.position', '=', 0)
    .where('property.isPremium', '=', false)
    .where(isPublic)
    .execute()
}
