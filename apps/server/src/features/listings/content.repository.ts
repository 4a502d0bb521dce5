import { type InsertObject, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ListingName } from './listing-kind.ts'
import { managedBy } from './managed-by.ts'

type Point = { latitude: number; longitude: number }

/** A new listing waits for review, whatever its kind. */
export async function addListing<Name extends ListingName>(tx: Tx, name: Name, columns: InsertObject<Tables, Name>) {
  await tx
    // The caller's columns are checked against its own table.
    .insertInto(name as 'property')
    .values({ ...(columns as InsertObject<Tables, 'property'>), reviewState: 'pending' })
    .execute()
}

/** The listing of this id with its exact place and whose it is, if this member manages it and it is not deleted. */
export const selectManaged = <Name extends ListingName>(db: Db, name: Name, accountId: number, id: number) =>
  db
    .selectFrom(name as 'property')
    .select([
      'ownerId',
      sql<number>`st_y(location::geometry)`.as('latitude'),
      sql<number>`st_x(location::geometry)`.as('longitude'),
    ])
    .where(
      sql<boolean>`id = ${id} and ${managedBy(name, accountId)} and deleted_at is null`,
    ) as unknown as SelectQueryBuilder<Tables, Name, Point & { ownerId: number }>

export const toPoint = ({ latitude, longitude }: Point) =>
  sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`

/** Words that are stems already: PostgreSQL has nothing left to analyse. */
export const toVector = (words: string[]) => sql`array_to_tsvector(${words}::text[])`
