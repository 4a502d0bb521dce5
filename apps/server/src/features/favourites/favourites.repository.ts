import { maxFavourites } from '@gable/contract/favourites'
import { sql } from 'kysely'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { definePropertySet, type VisibleTo } from '../property-sets/property-set.repository.ts'

/** The homes that a member keeps, with what each cost on that day. One's own may be kept, but do not count. */
export const favouriteSet = definePropertySet({
  table: 'favourite',
  addedAt: 'savedAt',
  most: maxFavourites,
  columns: ({ accountId }) => ({
    isCounted: sql`property.owner_id <> ${accountId}`,
    priceMinor: sql`property.price_minor`,
  }),
})

/**
 * In one order, so that no two wait for each other. The mark is written even where it stands already: whoever tells the
 * search takes no mark whose count is still under way.
 */
export async function changeLikes(tx: Tx, ids: number[], by: 1 | -1) {
  if (ids.length === 0) return
  await sql`
    with counted as (
      insert into property_like_count as known (property_id, likes)
      select id, ${Math.max(by, 0)}::bigint from unnest(${ids}::bigint[]) as id order by id
      on conflict (property_id) do update set likes = known.likes + ${by}::bigint
      returning property_id
    )
    insert into liked_property (property_id) select property_id from counted order by property_id
    on conflict (property_id) do update set property_id = excluded.property_id`.execute(tx)
}

export async function listLikeCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('propertyLikeCount')
    .select(['propertyId', 'likes'])
    .where('propertyId', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ propertyId, likes }) => [propertyId, likes]))
}

/** Whether anything is in the order of the most liked, as the search knows it. */
export async function hasLikes(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom('searchProperty')
    .select('likeCount')
    .orderBy('likeCount', 'desc')
    .orderBy('propertyId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined && first.likeCount > 0
}

/** Nothing for a home that the member may not see. */
export async function findState(tx: Tx, member: Member, propertyId: number, visibleTo: VisibleTo) {
  return tx
    .selectFrom('property')
    .select(['property.ownerId', 'property.isPremium'])
    .select(
      sql<number>`coalesce((select likes from property_like_count where property_id = property.id), 0)`.as('likes'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('favourite')
            .select('favourite.propertyId')
            .where('favourite.accountId', '=', member.accountId)
            .whereRef('favourite.propertyId', '=', 'property.id'),
        )
        .as('isFavourite'),
    )
    .where('property.id', '=', propertyId)
    .where(visibleTo(member))
    .executeTakeFirst()
}

/** False unless the member keeps it. */
export async function writeNote(tx: Tx, accountId: number, propertyId: number, note: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('favourite')
    .set({ note })
    .where('accountId', '=', accountId)
    .where('propertyId', '=', propertyId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
