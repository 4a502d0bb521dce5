import { type Expression, expressionBuilder, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SharedListing } from '@gable/contract/agency-members'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ListingName } from '../listings/listing-kind.ts'

export type IsPublic = { [Kind in ListingName]: (eb: ExpressionBuilder<Tables, Kind>) => Expression<SqlBool> }
const kinds = ['property', 'project'] as const

/** So many in one statement: each stays within its time, however much is listed. */
const batch = 2_000

async function setAgency(tx: Tx, agencyId: number | null, which: RawBuilder<unknown>) {
  for (const kind of kinds) {
    const listings = sql.table(kind)
    for (let changed = BigInt(batch); changed === BigInt(batch); ) {
      const { numAffectedRows = 0n } = await sql`
        update ${listings} set agency_id = ${agencyId}
        where id in (select id from ${listings} where ${which} limit ${batch})`.execute(tx)
      changed = numAffectedRows
    }
  }
}

/** What a member lists already becomes shared. */
export const shareListingsOf = (tx: Tx, accountId: number, agencyId: number) =>
  setAgency(tx, agencyId, sql`owner_id = ${accountId} and agency_id is null`)

/** What a member shared is theirs alone again; their membership is gone before, so that nothing is added meanwhile. */
export const takeBackListingsOf = (tx: Tx, accountId: number) =>
  setAgency(tx, null, sql`owner_id = ${accountId} and agency_id is not null`)

export const takeBackAllListings = (tx: Tx, agencyId: number) => setAgency(tx, null, sql`agency_id = ${agencyId}`)

const isPublicFor = (isPublic: IsPublic, kind: ListingName) =>
  kind === 'property'
    ? isPublic.property(expressionBuilder<Tables, 'property'>())
    : isPublic.project(expressionBuilder<Tables, 'project'>())

/** The newest that everybody sees and that can still be had. */
export async function listPublicIds(
  db: Db,
  isPublic: IsPublic,
  { agencyId, beforeId, limit }: { agencyId: number; beforeId?: number | undefined; limit: number },
) {
  const { rows } = await sql<{ id: number }>`
    select property.id from property
    where property.agency_id = ${agencyId} and property.market_state not in ('sold', 'rented')
      and ${isPublicFor(isPublic, 'property')} and ${beforeId === undefined ? sql`true` : sql`property.id < ${beforeId}`}
    order by property.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countPublic(db: Db, isPublic: IsPublic, agencyId: number, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from property where property.agency_id = ${agencyId}
        and property.market_state not in ('sold', 'rented') and ${isPublicFor(isPublic, 'property')}
      limit ${most}) shared`.execute(db)
  return rows[0]?.total ?? 0
}

export type SharedRow = Pick<SharedListing, 'id' | 'slug' | 'title' | 'memberId' | 'lister' | 'state'> & {
  mediaId: string | null
  width: number | null
  height: number | null
  widths: number[] | null
  placeholder: string | null
}
type Wanted = {
  kind: ListingName
  agencyId: number
  /** Who asks, where they see only their own and what everybody reads. */
  forAgent: number | undefined
  memberId: number | undefined
}

/** What only few may read is not read by a colleague either. */
const isReadable = (isPublic: IsPublic, kind: ListingName) =>
  sql`${isPublicFor(isPublic, kind)} and not ${sql.ref(kind === 'property' ? 'property.is_premium' : 'project.is_gated')}`

const wantedOf = (isPublic: IsPublic, { kind, agencyId, forAgent, memberId }: Wanted) => {
  const column = (name: string) => sql.ref(`${kind}.${name}`)
  const seen =
    forAgent === undefined ? sql`true` : sql`(${column('owner_id')} = ${forAgent} or ${isReadable(isPublic, kind)})`
  return sql`${column('agency_id')} = ${agencyId} and ${column('deleted_at')} is null and ${seen}
    and ${memberId === undefined ? sql`true` : sql`${column('owner_id')} = ${memberId}`}`
}

/** What is shared, newest first, with whoever lists it. */
export async function listShared(
  db: Db,
  isPublic: IsPublic,
  { beforeId, limit, ...wanted }: Wanted & { beforeId: number | undefined; limit: number },
) {
  const { kind } = wanted
  const column = (name: string) => sql.ref(`${kind}.${name}`)
  const expired = kind === 'property' ? sql`or property.expires_at <= now()` : sql``
  const { rows } = await sql<SharedRow>`
    select ${column('id')}, ${column('slug')}, ${column('title')}, account.id as member_id, account.name as lister,
      case when ${column('review_state')} in ('pending', 'draft') then 'review'
        when ${column('review_state')} = 'rejected' then 'rejected'
        when ${column('review_state')} = 'expired' ${expired} then 'expired'
        when not ${column('is_active')} then 'paused' else 'live' end as state,
      media.id as media_id, media.width, media.height, media.widths, media.placeholder
    from ${sql.table(kind)} join account on account.id = ${column('owner_id')}
    left join ${sql.table(`${kind}_picture`)} picture
      on picture.${sql.ref(`${kind}_id`)} = ${column('id')} and picture.position = 0
    left join media on media.id = picture.media_id
    where ${wantedOf(isPublic, wanted)} and ${beforeId === undefined ? sql`true` : sql`${column('id')} < ${beforeId}`}
    order by ${column('id')} desc limit ${limit}`.execute(db)
  return rows
}

export async function countShared(db: Db, isPublic: IsPublic, wanted: Wanted, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${sql.table(wanted.kind)} where ${wantedOf(isPublic, wanted)} limit ${most}) shared`.execute(db)
  return rows[0]?.total ?? 0
}
