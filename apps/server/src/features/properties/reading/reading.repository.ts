import { ownTextNames, plainTextNames } from '@gable/contract/property-content'
import type { Deal } from '@gable/domain/market-moves'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { expressionBuilder, sql } from 'kysely'
import type { Member, Viewer } from '#platform/access.ts'
import { builtOnce, type Ids } from '#platform/built-once.ts'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'
import type { Tables } from '../../../tables.ts'
import { cardColumnsOf, inOrder } from '../../listings/card-columns.ts'
import { isManagedBy } from '../../listings/managed-by.ts'
import { isPublic, visibleTo } from '../visible-to.ts'

export type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string | null
  /** Only where the whole listing is read. */
  room?: PictureRoom | null
}

const cardColumns = [
  ...cardColumnsOf('property'),
  'property.priceMinor',
  'property.currency',
  'property.deal',
  'property.rentPeriod',
  'property.parameters',
  'property.marketState',
  'property.isPremium',
  'property.hidesLocation',
] as const

/** Where everybody may know that it is. */
export const shownPoint = [
  sql<number>`st_y(coalesce(property.shown_location, property.location)::geometry)`.as('latitude'),
  sql<number>`st_x(coalesce(property.shown_location, property.location)::geometry)`.as('longitude'),
] as const

/** How often it was looked at. */
const viewCount = sql<number>`coalesce(
  (select views from property_view_count where property_id = property.id), 0)`.as('views')

/** How many members keep it, and whether the viewer does: for a whole page in the statement that reads its cards. */
const keptBy = (viewer: Viewer) =>
  [
    sql<number>`coalesce((select likes from property_like_count where property_id = property.id), 0)`.as('likes'),
    (viewer
      ? sql<boolean>`exists (
          select from favourite where account_id = ${viewer.accountId} and property_id = property.id)`
      : sql<boolean>`false`
    ).as('isFavourite'),
  ] as const

/** How many members are interested, for those who are told; no visitor is. */
const interestedCount = (viewer: Viewer) =>
  (viewer
    ? sql<number>`coalesce(
        (select interested from property_interest_count where property_id = property.id), 0)`
    : sql<number>`0`
  ).as('interested')

/** Whether everybody sees it; what visitors see, everybody does. */
const publicTo = (viewer: Viewer) =>
  sql<boolean>`${viewer ? isPublic(expressionBuilder<Tables, 'property'>()) : sql`true`}`.as('isPublic')

/** What its lister and reviewers are told besides. */
const ownColumns = [
  'property.reviewState',
  'property.isActive',
  'property.version',
  'property.rejectReason',
  'property.expiresAt',
] as const
const plainTexts = plainTextNames.map((name) => `property.${name}` as const)
const ownTexts = ownTextNames.map((name) => `property.${name}` as const)
const exactPoint = [
  sql<number>`st_y(property.location::geometry)`.as('exactLatitude'),
  sql<number>`st_x(property.location::geometry)`.as('exactLongitude'),
] as const

/** What the viewer may not see is left out, whatever a search index believes. */
const visibleCards = (db: Db, viewer: Viewer, ids: Ids) =>
  db
    .selectFrom('property')
    .leftJoin('propertyPicture', (join) =>
      join.onRef('propertyPicture.propertyId', '=', 'property.id').on('propertyPicture.position', '=', 0),
    )
    .leftJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select(cardColumns)
    .select(shownPoint)
    .select(viewCount)
    .select(keptBy(viewer))
    .select(publicTo(viewer))
    .select(isManagedBy('property', viewer))
    .select(['media.id as mediaId', 'media.width', 'media.height', 'media.widths', 'media.placeholder'])
    .where('property.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(visibleTo(viewer))
    .modifyFront(prepared)

const findVisitorsCards = builtOnce((db, ids) => visibleCards(db, undefined, ids))

/** Cards in the order of the ids. */
export async function listVisibleCards(db: Db, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  return withPictures(ids, await (viewer ? visibleCards(db, viewer, ids).execute() : findVisitorsCards(db, ids)))
}

/** Cards with what is written about each home. */
export async function listDescribedCards(db: Db, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  return withPictures(ids, await visibleCards(db, viewer, ids).select('property.description').execute())
}

/** Cards for their lister, with what others are not told. */
export async function listOwnCards(db: Db, lister: Member, ids: number[]) {
  if (ids.length === 0) return []
  const cards = visibleCards(db, lister, ids).select(ownColumns).select(ownTexts).select(exactPoint)
  return withPictures(ids, await cards.select(interestedCount(lister)).execute())
}

const withPictures = <Row extends { id: number } & Joined>(ids: number[], rows: Row[]) =>
  inOrder(ids, rows).map((row) => ({ ...row, titleImage: toPictureRow(row) }))

type Joined = { mediaId: string | null } & {
  [Column in Exclude<keyof PictureRow, 'id' | 'room'>]: PictureRow[Column] | null
}

const toPictureRow = ({ mediaId, width, height, widths, placeholder }: Joined): PictureRow | null =>
  mediaId && width && height ? { id: mediaId, width, height, widths: widths ?? [], placeholder } : null

export type Wanted = { id: number } | { slug: string; referredId: number | undefined }

/** By id, by the slug it has, by one it had, or by its reference. */
export async function findVisibleProperty(db: Db, viewer: Viewer, wanted: Wanted) {
  return db
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.ownerId')
    .leftJoin('media as portrait', 'portrait.id', 'account.profileMediaId')
    .select(cardColumns)
    .select(shownPoint)
    .select(viewCount)
    .select(keptBy(viewer))
    .select(publicTo(viewer))
    .select(isManagedBy('property', viewer))
    .select(ownColumns)
    .select(interestedCount(viewer))
    .select(exactPoint)
    .select('property.description')
    .select(plainTexts)
    .select(['account.name as listerName', 'account.createdAt as listerSince'])
    .select(sql<boolean>`account.shows_number and account.mobile <> ''`.as('hasNumber'))
    .select(['portrait.id as portraitId', 'portrait.widths as portraitWidths'])
    .where('property.id', '=', 'id' in wanted ? wanted.id : idOf(wanted))
    .where(visibleTo(viewer))
    .modifyFront(prepared)
    .executeTakeFirst()
}

const idOf = ({ slug, referredId = 0 }: { slug: string; referredId: number | undefined }) =>
  sql<number>`coalesce(
    (select named.id from property named where named.slug = ${slug}),
    (select property_id from property_slug where property_slug.slug = ${slug}),
    ${referredId}::bigint)`

type Like = { id: number; deal: Deal; categoryId: number; priceMinor: number; latitude: number; longitude: number }

const nearest = 60
const farthestMetres = 50_000

/**
 * Homes like one: of the nearest sixty those of its deal, first of its category, then of a near price and place. However
 * many listings there are, the index of places hands out only these. A premium price would show in the order.
 */
export async function listSimilarIds(
  db: Db,
  like: Like,
  { limit, seesPremium }: { limit: number; seesPremium: boolean },
) {
  const here = sql`st_setsrid(st_makepoint(${like.longitude}, ${like.latitude}), 4326)`
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, deal, category_id, price_minor, market_state,
        st_distance(coalesce(shown_location, location), ${here}::geography, false) as metres
      from property
      where review_state = 'approved' and is_active and id <> ${like.id} and (${seesPremium} or not is_premium)
      order by coalesce(shown_location, location)::geometry <-> ${here}
      limit ${nearest}) near
    where deal = ${like.deal} and market_state not in ('sold', 'rented') and metres < ${farthestMetres}
    order by category_id <> ${like.categoryId},
      abs(ln((price_minor + 1)::float8 / ${like.priceMinor + 1})) + metres / ${farthestMetres}, id
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
