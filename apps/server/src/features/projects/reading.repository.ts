import { sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { cardColumnsOf, inOrder } from '../listings/card-columns.ts'
import { isManagedBy } from '../listings/managed-by.ts'
import { isPublic, visibleTo } from './visible-to.ts'

const cardColumns = [
  ...cardColumnsOf('project'),
  'project.type',
  'project.isGated',
  'project.priceFromMinor',
  'project.currency',
  'project.unitCount',
  'project.deliveryOn',
  'project.reviewState',
  'project.isActive',
  'project.version',
  'project.rejectReason',
] as const

const point = [
  sql<number>`st_y(project.location::geometry)`.as('latitude'),
  sql<number>`st_x(project.location::geometry)`.as('longitude'),
] as const

/** Cards in the order of the ids. What the viewer may not see is left out. */
export async function listVisibleCards(db: Db, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('project')
    .leftJoin('projectPicture', (join) =>
      join.onRef('projectPicture.projectId', '=', 'project.id').on('projectPicture.position', '=', 0),
    )
    .leftJoin('media', 'media.id', 'projectPicture.mediaId')
    .select(cardColumns)
    .select(point)
    .select((eb) => isPublic(eb).$castTo<boolean>().as('isPublic'))
    .select(['media.id as mediaId', 'media.width', 'media.height', 'media.widths', 'media.placeholder'])
    .where('project.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(visibleTo(viewer))
    .execute()
  return inOrder(ids, rows)
}

/** By id, by the slug it has or by one it had. */
export async function findVisibleProject(db: Db, viewer: Viewer, wanted: { id: number } | { slug: string }) {
  return db
    .selectFrom('project')
    .innerJoin('account', 'account.id', 'project.ownerId')
    .leftJoin('media as portrait', 'portrait.id', 'account.profileMediaId')
    .leftJoin('media as meta', 'meta.id', 'project.metaMediaId')
    .select(cardColumns)
    .select(point)
    .select((eb) => isPublic(eb).$castTo<boolean>().as('isPublic'))
    .select(isManagedBy('project', viewer))
    .select(['project.description', 'project.videoLink'])
    .select(['project.metaTitle', 'project.metaDescription', 'project.metaKeywords'])
    .select(['account.name as listerName', 'account.createdAt as listerSince'])
    .select(['portrait.id as portraitId', 'portrait.widths as portraitWidths'])
    .select(['meta.id as mediaId', 'meta.width', 'meta.height', 'meta.widths', 'meta.placeholder'])
    .where('project.id', '=', 'id' in wanted ? sql<number>`${wanted.id}` : idOf(wanted.slug))
    .where(visibleTo(viewer))
    .executeTakeFirst()
}

const idOf = (slug: string) => sql<number>`(select project_id from project_slug where project_slug.slug = ${slug})`

type Like = { id: number; categoryId: number; latitude: number; longitude: number }

const nearest = 40

/** Projects like one: of the nearest those of its category first. */
export async function listSimilarIds(db: Db, like: Like, limit: number): Promise<number[]> {
  const here = sql`st_setsrid(st_makepoint(${like.longitude}, ${like.latitude}), 4326)`
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, category_id, location::geometry <-> ${here} as distance from project
      where review_state = 'approved' and is_active and id <> ${like.id}
      order by location::geometry <-> ${here} limit ${nearest}) near
    order by category_id <> ${like.categoryId}, distance limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
