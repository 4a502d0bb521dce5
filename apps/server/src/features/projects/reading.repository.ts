import type { ProjectTab } from '@gable/contract/projects'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { isPublic, visibleTo } from './visible-to.ts'

type Projects = ExpressionBuilder<Tables, 'project'>
type Paging = { offset: number; limit: number }

const cardColumns = [
  'project.id',
  'project.slug',
  'project.ownerId',
  'project.title',
  'project.type',
  'project.categoryId',
  'project.city',
  'project.state',
  'project.country',
  'project.address',
  'project.isGated',
  'project.reviewState',
  'project.isActive',
  'project.version',
  'project.rejectReason',
  'project.createdAt',
  'project.publishedAt',
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
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

/** What is behind each tab of "my projects". */
const tabs: Record<ProjectTab, RawBuilder<boolean>> = {
  live: sql`review_state = 'approved' and is_active`,
  review: sql`review_state = 'pending'`,
  rejected: sql`review_state = 'rejected'`,
  expired: sql`review_state = 'expired'`,
  paused: sql`review_state = 'approved' and not is_active`,
}

/** The index of the owner leads: whatever is asked, only their own rows are looked at. */
const ownedBy = (ownerId: number) => (eb: Projects) =>
  eb.and([eb('project.ownerId', '=', ownerId), eb('project.deletedAt', 'is', null)])

type OwnFilter = Paging & { tab?: ProjectTab | undefined; words: string[] }

export async function findOwn(db: Db, ownerId: number, { tab, words, offset, limit }: OwnFilter) {
  const found = db
    .selectFrom('project')
    .where(ownedBy(ownerId))
    .$if(tab !== undefined, (query) => query.where(tabs[tab as ProjectTab]))
    .$if(words.length > 0, (query) => query.where(sql<boolean>`tsvector_to_array(words) @> ${words}::text[]`))
  const [rows, counted] = await Promise.all([
    found.select('project.id').orderBy('project.id', 'desc').offset(offset).limit(limit).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total: counted.total }
}

export async function countOwn(db: Db, ownerId: number) {
  const counts = Object.entries(tabs).map(
    ([name, isBehind]) => sql`${sql.lit(name)}, count(*) filter (where ${isBehind})`,
  )
  const { all, behind } = await db
    .selectFrom('project')
    .where(ownedBy(ownerId))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<Record<ProjectTab, number>>`json_build_object(${sql.join(counts)})`.as('behind'),
    ])
    .executeTakeFirstOrThrow()
  return { all, tabs: behind }
}

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
