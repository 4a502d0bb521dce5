import type { PromotionState, PromotionType } from '@gable/domain/promotion-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'
import {
  type AdvertisementRow,
  advertisementColumns,
  type IsShown,
  listingColumn,
  shownTest,
} from './advertisements.repository.ts'
import type { PromotedKind } from './promotions.tables.ts'
import { isOver, isRunning, stateNow } from './running.repository.ts'

type Page = { offset: number; limit: number }
type Listed = { rows: AdvertisementRow[]; total: number }

const without = (column: unknown, ids: readonly number[]) =>
  ids.length === 0 ? sql`true` : sql`${column} <> all(${ids}::bigint[])`

/** What runs at this moment, the latest first; a listing that is promoted twice is there once. */
export async function listFeatured(
  db: Db,
  shown: IsShown,
  kind: PromotedKind,
  { offset, limit, hiddenIds }: Page & { hiddenIds: readonly number[] },
): Promise<Listed> {
  const column = listingColumn[kind]
  const listed = sql`
    from advertisement join ${sql.table(kind)} on ${sql.ref(`${kind}.id`)} = ${column}
    where ${isRunning()} and ${shownTest(shown, kind)} and ${without(column, hiddenIds)} and not exists (
      select from advertisement later
      where ${sql.ref(`later.${kind}_id`)} = ${column} and ${isRunning('later')}
        and later.id > advertisement.id)`
  const [{ rows }, counted] = await Promise.all([
    sql<AdvertisementRow>`select ${advertisementColumns} ${listed}
      order by advertisement.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (select ${listed} limit ${maxCounted}) listed`.execute(
      db,
    ),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type Draw = { kind: PromotedKind; type: PromotionType; limit: number; hiddenIds: readonly number[]; seed: number }

export const seeds = 2 ** 31
/** No page reads all that is promoted: of more than these, a draw takes the next ones from anywhere on. */
const maxInDraw = 1_000
/** Few of what runs are not to be had just now. */
const spare = 4

/** Some of those that are promoted in this way, by lot: each seed below `seeds` is another order. */
export async function drawPromoted(
  db: Db,
  shown: IsShown,
  { kind, type, limit, hiddenIds, seed }: Draw,
): Promise<AdvertisementRow[]> {
  const start = seed / seeds
  const inDraw = sql`hashint8extended(advertisement.id, ${seed}::bigint)`
  const column = listingColumn[kind]
  const running = sql`from advertisement
    where ${isRunning()} and advertisement.type = ${type} and ${column} is not null`
  const { rows } = await sql<AdvertisementRow>`
    with near as (
      (select 1 as round, advertisement.* ${running} and lot >= ${start} order by lot limit ${maxInDraw})
      union all
      (select 2 as round, advertisement.* ${running} and lot < ${start} order by lot limit ${maxInDraw}))
    select ${advertisementColumns}
    from (
      select * from (select * from near order by round, lot limit ${maxInDraw}) advertisement
      where ${without(column, hiddenIds)} order by ${inDraw} limit ${limit * spare}) advertisement
    join ${sql.table(kind)} on ${sql.ref(`${kind}.id`)} = ${column}
    where ${shownTest(shown, kind)}
    order by ${inDraw} limit ${limit}`.execute(db)
  return rows
}

/** Of these homes the promotion by which each takes a paid place in results. */
export async function listOnTop(db: Db, propertyIds: number[]): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    select ${advertisementColumns} from advertisement
    where property_id = any(${propertyIds}::bigint[]) and type = 'list' and ${isRunning()}`.execute(db)
  return rows
}

type Own = Page & { accountId: number; kind: PromotedKind | undefined; state: PromotionState | undefined }

/** Somebody's own, the latest first. What was deleted is left out while it can still be brought back. */
export async function listOwnPromotions(db: Db, { accountId, kind, state, offset, limit }: Own): Promise<Listed> {
  const isIn = state ? sql`${stateNow} = ${state}` : sql`true`
  const ofKind = kind ? sql`${listingColumn[kind]} is not null` : sql`true`
  const own = sql`
    from advertisement
    left join property on property.id = advertisement.property_id
    left join project on project.id = advertisement.project_id
    where advertisement.account_id = ${accountId} and ${ofKind} and ${isIn}
      and coalesce(property.deleted_at, project.deleted_at) is null`
  const [{ rows }, counted] = await Promise.all([
    sql<AdvertisementRow>`select ${advertisementColumns} ${own}
      order by advertisement.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (select ${own} limit ${maxCounted}) listed`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type Staff = { state: PromotionState; limit: number; after: number | undefined }
export type StaffRow = AdvertisementRow & { slug: string; title: string; name: string }

/** What waits from the longest to the latest, the rest from the latest. */
export async function listForStaff(
  db: Db,
  { state, limit, after }: Staff,
): Promise<{ rows: StaffRow[]; total: number }> {
  const [order, isNext] = state === 'pending' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const isLater = after === undefined ? sql`true` : sql`advertisement.id ${isNext} ${after}`
  const [{ rows }, counted] = await Promise.all([
    sql<StaffRow>`
      select ${advertisementColumns}, coalesce(property.slug, project.slug) as slug,
        coalesce(property.title, project.title) as title, account.name
      from advertisement join account on account.id = advertisement.account_id
      left join property on property.id = advertisement.property_id
      left join project on project.id = advertisement.project_id
      where advertisement.state = ${state} and not ${isOver} and ${isLater}
      order by advertisement.id ${order} limit ${limit}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from advertisement where state = ${state} and not ${isOver} limit ${maxCounted}) listed`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
