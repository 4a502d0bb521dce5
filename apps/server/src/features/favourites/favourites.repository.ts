import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { HomeDay } from '../insights/days.repository.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type VisibleTo = (viewer: Viewer) => (eb: Properties) => ReturnType<Properties['and']>

type Wanted = { ids: number[]; most: number; visibleTo: VisibleTo }

/**
 * Keeps those that the member may see and does not keep yet, as long as there is room; answers which of them count, and the day.
 * Later ones of the list count as kept earlier, by a thousandth of a second each. A member's devices take turns: the
 * statement that counts what is kept is the one that adds to it, and it begins when nobody else is adding.
 */
export async function addFavourites(tx: Tx, member: NonNullable<Viewer>, { ids, most, visibleTo }: Wanted) {
  await sql`select pg_advisory_xact_lock(hashtextextended('favourites', ${member.accountId}))`.execute(tx)
  const { rows } = await sql<HomeDay & { isCounted: boolean }>`
    insert into favourite (account_id, property_id, saved_at, is_counted, price_minor)
    select ${member.accountId}::bigint, property.id, now() - asked.place * interval '1 millisecond',
      property.owner_id <> ${member.accountId}, property.price_minor
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
    join property on property.id = asked.id
    where ${visibleTo(member)(expressionBuilder<Tables, 'property'>())}
      and not exists (
        select from favourite where account_id = ${member.accountId} and property_id = property.id)
    order by asked.place
    limit (select greatest(0, ${most} - count(*)) from favourite where account_id = ${member.accountId})
    on conflict do nothing
    returning property_id as "propertyId", is_counted as "isCounted", ${savedOn}`.execute(tx)
  return countedOf(rows)
}

/** Answers which of those that were removed had counted. The home is held first, as by whoever erases it. */
export async function removeFavourites(tx: Tx, accountId: number, ids: number[]) {
  const { rows } = await sql<HomeDay & { isCounted: boolean }>`
    with held as materialized (
      select id from property where id = any(${ids}::bigint[]) order by id for key share)
    delete from favourite using held
    where favourite.account_id = ${accountId} and favourite.property_id = held.id
    returning favourite.property_id as "propertyId", favourite.is_counted as "isCounted", ${savedOn}`.execute(tx)
  return countedOf(rows)
}

const savedOn = sql`(saved_at at time zone 'utc')::date::text as day`

const countedOf = (rows: (HomeDay & { isCounted: boolean })[]): HomeDay[] =>
  rows.flatMap(({ propertyId, isCounted, day }) => (isCounted ? [{ propertyId, day }] : []))

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
export async function findState(tx: Tx, member: NonNullable<Viewer>, propertyId: number, visibleTo: VisibleTo) {
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

/** One page of what is still to be seen, and how many there are of it. Nobody keeps more than a bounded number. */
export async function listFavourites(
  db: Db,
  member: NonNullable<Viewer>,
  { offset, limit, after }: { offset: number; limit: number; after: number | undefined },
  visibleTo: VisibleTo,
) {
  const visible = db
    .selectFrom('favourite')
    .innerJoin('property', 'property.id', 'favourite.propertyId')
    .where('favourite.accountId', '=', member.accountId)
    .where(visibleTo(member))
  const behind = sql<boolean>`(favourite.saved_at, favourite.property_id) < (
    select saved_at, property_id from favourite
    where account_id = ${member.accountId} and property_id = ${after ?? 0})`
  const [rows, { total }] = await Promise.all([
    visible
      .select(['favourite.propertyId', 'favourite.savedAt', 'favourite.priceMinor', 'favourite.note'])
      .select('property.currency')
      .$if(after !== undefined, (query) => query.where(behind))
      .orderBy('favourite.savedAt', 'desc')
      .orderBy('favourite.propertyId', 'desc')
      .offset(after === undefined ? offset : 0)
      .limit(limit)
      .execute(),
    visible.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function listFavouriteIds(db: Db, accountId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('propertyId')
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .orderBy('propertyId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ propertyId }) => propertyId)
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

/** Homes whose count has changed; with the end of the transaction they are heard of. */
export async function takeLiked(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ propertyId: number }>`
    delete from liked_property where property_id in (
      select property_id from liked_property order by property_id limit ${limit} for update skip locked)
    returning property_id as "propertyId"`.execute(tx)
  return rows.map(({ propertyId }) => propertyId).toSorted((one, other) => one - other)
}

export async function putBackLiked(db: Db, ids: number[]) {
  await sql`
    insert into liked_property (property_id) select unnest(${ids}::bigint[]) order by 1
    on conflict do nothing`.execute(db)
}
