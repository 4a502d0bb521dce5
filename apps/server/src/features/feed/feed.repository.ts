import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { definePropertySet } from '../property-sets/property-set.repository.ts'
import type { Home, Wishes } from './score-homes.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>
export type Learning = { fromSaved: boolean; fromSeen: boolean; fromSearches: boolean }

/** Nothing for a member who never said anything. */
export const findWishes = (db: Db, accountId: number): Promise<Wishes | undefined> =>
  db
    .selectFrom('feedPreference')
    .select(['categoryIds', 'facilityIds', 'minPriceMinor', 'maxPriceMinor', 'deal', 'city', 'minBedrooms'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

export async function saveWishes(tx: Tx, accountId: number, wishes: Wishes) {
  const row = { ...wishes, updatedAt: new Date() }
  await tx
    .insertInto('feedPreference')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute()
}

export async function removeWishes(tx: Tx, accountId: number) {
  await tx.deleteFrom('feedPreference').where('accountId', '=', accountId).execute()
}

/** Saved homes are learnt from unless the member says no, opened ones and searches only if they say yes. */
export async function findLearning(db: Db, accountId: number): Promise<Learning> {
  const row = await db
    .selectFrom('feedLearning')
    .select(['fromSaved', 'fromSeen', 'fromSearches'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? { fromSaved: true, fromSeen: false, fromSearches: false }
}

/** One statement, so that of two devices neither takes back what the other has said. */
export async function saveLearning(tx: Tx, accountId: number, changes: Partial<Learning>) {
  await tx
    .insertInto('feedLearning')
    .values({ accountId, ...changes })
    .onConflict((conflict) =>
      Object.keys(changes).length > 0 ? conflict.column('accountId').doUpdateSet(changes) : conflict.doNothing(),
    )
    .execute()
}

export async function removeLearning(tx: Tx, accountId: number) {
  await tx.deleteFrom('feedLearning').where('accountId', '=', accountId).execute()
}

const maxSeen = 50

/** The homes that a member has opened, as long as they let us learn from it. */
export const seenSet = definePropertySet({ table: 'feedSeen', addedAt: 'seenAt', most: maxSeen })

/** Recommendations that a member wants more of. */
export const likedSet = definePropertySet({ table: 'feedLiked', addedAt: 'likedAt', most: 200 })

/** Kept only for members who switched it on, of homes that everybody may see, and the newest alone. */
export async function noteSeen(db: Db, accountId: number, propertyId: number, isPublic: IsPublic) {
  await sql`
    with noted as (
      insert into feed_seen as known (account_id, property_id)
      select feed_learning.account_id, property.id from feed_learning, property
      where feed_learning.account_id = ${accountId} and feed_learning.from_seen and property.id = ${propertyId}
        and property.owner_id <> ${accountId} and ${isPublic(expressionBuilder<Tables, 'property'>())}
      on conflict (account_id, property_id) do update set seen_at = now()
      returning property_id
    )
    delete from feed_seen where account_id = ${accountId} and exists (select from noted) and property_id in (
      select property_id from feed_seen where account_id = ${accountId} and property_id <> ${propertyId}
      order by seen_at desc, property_id desc offset ${maxSeen - 1})`.execute(db)
}

export type ParameterIds = { bedrooms: number; area: number }

/** What is public of these homes and can be had, as a search knows it; the rest is left out. */
export const listHomes = (db: Db, ids: number[], parameters: ParameterIds) =>
  readHomes(db, 'searchProperty', ids, parameters)

/** Of homes that are sold or let too: they still say what somebody likes. */
export async function listHomesEvenTaken(db: Db, ids: number[], parameters: ParameterIds): Promise<Home[]> {
  const [here, taken] = await Promise.all([
    readHomes(db, 'searchProperty', ids, parameters),
    readHomes(db, 'searchTakenProperty', ids, parameters),
  ])
  return [...here, ...taken]
}

async function readHomes(
  db: Db,
  table: 'searchProperty' | 'searchTakenProperty',
  ids: number[],
  parameters: ParameterIds,
): Promise<Home[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom(`${table} as home`)
    .select(['home.propertyId as id', 'home.ownerId', 'home.deal', 'home.categoryId', 'home.cityKey', 'home.x'])
    .select(['home.y', 'home.priceMinor', 'home.isPremium', 'home.publishedMicros', 'home.reduction'])
    .select('home.facilityMetres')
    .select(sql<number | null>`home.numbers[${parameters.bedrooms}]`.as('bedrooms'))
    .select(sql<number | null>`home.numbers[${parameters.area}]`.as('area'))
    .where('home.propertyId', '=', sql<number>`any(${ids}::bigint[])`)
    .where('home.expiresAt', '>', sql<Date>`now()`)
    .execute()
}
