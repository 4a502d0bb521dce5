import {
  type PromotionMove,
  promotionMoves,
  type PromotionState,
  type PromotionType,
} from '@gable/domain/promotion-moves'
import { type Expression, type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { PromotedKind } from './promotions.tables.ts'
import { isOver, stateNow } from './running.repository.ts'

export type AdvertisementRow = {
  id: number
  accountId: number
  kind: PromotedKind
  listingId: number
  type: PromotionType
  state: PromotionState
  useId: number | null
  days: number
  reason: string
  startsAt: Date | null
  endsAt: Date | null
  createdAt: Date
  isOver: boolean
}

export const listingColumn = {
  property: sql.ref('advertisement.property_id'),
  project: sql.ref('advertisement.project_id'),
}

/** To be had by everybody: what may be promoted, and what is shown where places are paid for. */
export type IsShown = { [Kind in PromotedKind]: (eb: ExpressionBuilder<Tables, Kind>) => Expression<unknown> }

export const shownTest = ({ property, project }: IsShown, kind: PromotedKind): RawBuilder<unknown> =>
  kind === 'property'
    ? sql`${property(expressionBuilder<Tables, 'property'>())}`
    : sql`${project(expressionBuilder<Tables, 'project'>())}`

export const advertisementColumns = sql`
  advertisement.id, advertisement.account_id, advertisement.type, advertisement.use_id, advertisement.days,
  case when advertisement.property_id is null then 'project' else 'property' end as kind,
  coalesce(advertisement.property_id, advertisement.project_id) as listing_id,
  ${stateNow} as state,
  advertisement.reason, advertisement.starts_at, advertisement.ends_at, advertisement.created_at,
  coalesce(${isOver}, false) as is_over`

/** Whose a listing is and whether everybody can have it, unless it is in the bin; the caller holds its row. */
export async function findPromotable(tx: Tx, shown: IsShown, kind: PromotedKind, id: number) {
  const { rows } = await sql<{ ownerId: number; isShown: boolean }>`
    select owner_id, ${shownTest(shown, kind)} as is_shown from ${sql.table(kind)}
    where id = ${id} and deleted_at is null`.execute(tx)
  return rows[0]
}

type About = { kind: PromotedKind; listingId: number }
const live = sql`advertisement.state in ('pending', 'running', 'paused')`

/** Whether there is one of this type already; the caller holds the row of the listing. */
export async function hasLive(tx: Tx, { kind, listingId, type }: About & { type: PromotionType }): Promise<boolean> {
  const { rows } = await sql`
    select from advertisement
    where ${listingColumn[kind]} = ${listingId} and type = ${type} and ${live}`.execute(tx)
  return rows.length > 0
}

type NewAdvertisement = About & {
  accountId: number
  type: PromotionType
  isApproved: boolean
  useId: number | null
  days: number
}

export async function addAdvertisement(tx: Tx, wanted: NewAdvertisement): Promise<AdvertisementRow> {
  const { kind, listingId, accountId, type, isApproved, useId, days } = wanted
  const { rows } = await sql<AdvertisementRow>`
    insert into advertisement (account_id, ${sql.ref(`${kind}_id`)}, type, state, use_id, days, starts_at, ends_at)
    values (${accountId}, ${listingId}, ${type}, ${isApproved ? 'running' : 'pending'}, ${useId}, ${days},
      ${isApproved ? sql`now()` : null}, ${isApproved ? sql`now() + make_interval(days => ${days})` : null})
    returning ${advertisementColumns}`.execute(tx)
  const [added] = rows
  if (!added) throw new Error('An advertisement was not added')
  return added
}

export async function findAdvertisement(db: Db, id: number): Promise<AdvertisementRow | undefined> {
  const { rows } = await sql<AdvertisementRow>`
    select ${advertisementColumns} from advertisement where id = ${id}`.execute(db)
  return rows[0]
}

/** Whoever locks one holds its listing already, so that no two wait for each other. */
export async function lockAdvertisement(tx: Tx, id: number): Promise<AdvertisementRow | undefined> {
  const { rows } = await sql<AdvertisementRow>`
    select ${advertisementColumns} from advertisement where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Those of these listings that run, wait or rest. */
export async function lockLiveOf(tx: Tx, kind: PromotedKind, listingIds: number[]): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    select ${advertisementColumns} from advertisement
    where ${listingColumn[kind]} = any(${listingIds}::bigint[]) and ${live}
    order by advertisement.id for update`.execute(tx)
  return rows
}

/** Of these listings those that nobody can have any more: sold, let, or past their end. */
export async function listGone(tx: Tx, kind: PromotedKind, ids: number[]): Promise<number[]> {
  const isGone =
    kind === 'property'
      ? sql`(review_state = 'expired' or market_state in ('sold', 'rented'))`
      : sql`review_state = 'expired'`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where id = any(${ids}::bigint[]) and ${isGone}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** While it is paused its time stands still; what never ran has no time. */
export async function moveAdvertisement(
  tx: Tx,
  id: number,
  move: PromotionMove,
  reason: string,
): Promise<AdvertisementRow> {
  const { by, to } = promotionMoves[move]
  const starts = move === 'approve' ? sql`now()` : sql`starts_at`
  const ends = {
    running: move === 'approve' ? sql`now() + make_interval(days => days)` : sql`ends_at + (now() - paused_at)`,
    paused: sql`ends_at`,
    ended: sql`least(ends_at, now())`,
    rejected: sql`ends_at`,
  }[to]
  const { rows } = await sql<AdvertisementRow>`
    update advertisement
    set state = ${to}, starts_at = ${starts}, ends_at = ${ends}, reason = ${reason},
      paused_at = ${to === 'paused' ? sql`now()` : null},
      decided_at = ${by === 'staff' ? sql`now()` : sql`decided_at`}
    where id = ${id}
    returning ${advertisementColumns}`.execute(tx)
  const [moved] = rows
  if (!moved) throw new Error(`There is no advertisement ${id} to move`)
  return moved
}

export async function listOver(db: Db, { without, limit }: { without: number[]; limit: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from advertisement where ${isOver} and id <> all(${without}::bigint[])
    order by ends_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those that wait, run or rest and that uses of this package have paid for. */
export async function listPaidBy(db: Db, grantId: number, { after, limit }: { after: number; limit: number }) {
  const { rows } = await sql<{ id: number }>`
    select advertisement.id from grant_use join advertisement on advertisement.use_id = grant_use.id
    where grant_use.grant_id = ${grantId} and advertisement.id > ${after} and ${live}
    order by advertisement.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A promotion is of whoever lists what it promotes. */
export async function setAdvertiserOf(tx: Tx, kind: PromotedKind, listingIds: number[]) {
  await sql`update advertisement set account_id = listing.owner_id from ${sql.table(kind)} listing
    where ${listingColumn[kind]} = listing.id and listing.id = any(${listingIds}::bigint[])`.execute(tx)
}

export async function listOf(db: Db, accountId: number, limit: number): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    select ${advertisementColumns} from advertisement where account_id = ${accountId} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function removeAdvertisement(tx: Tx, id: number) {
  await tx.deleteFrom('advertisement').where('id', '=', id).execute()
}
