import type { PackageFeature } from '@gable/contract/packages'
import type { PackageAccess } from '@gable/domain/package-access'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Words } from '#platform/words-by-language.ts'
import { isRunning } from './running.repository.ts'

/** So many may be offered at once; a page shows them all. */
export const maxOffered = 50

type OfferRow = {
  id: number
  names: Words
  taglines: Words
  priceMinor: number
  currency: string
  durationDays: number
  isRecommended: boolean
  features: PackageFeature[]
}
/** What the caller has of it: `null` where it does not run. */
type OwnPart = { used: { type: PackageAccess; used: number }[] | null; isTaken: boolean }

export const featuresOf = sql<PackageFeature[]>`coalesce((
  select jsonb_agg(jsonb_build_object('type', kind, 'limit', use_limit, 'days', days) order by kind)
  from package_feature where package_id = package.id), '[]')`

/** Visitors are offered everything; a member what is for them. */
const isFor = (accountId: number | undefined) =>
  accountId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(audience = 'everyone' or (audience = 'agency')
        = exists (select from agency_member where account_id = ${accountId}))`

export async function listOffers(db: Db, accountId: number | undefined) {
  const own = accountId ?? 0
  const { rows } = await sql<OfferRow & OwnPart>`
    select id, names, taglines, price_minor, currency, duration_days, is_recommended, ${featuresOf} as features,
      (select jsonb_agg(jsonb_build_object('type', kind, 'used', used) order by kind) from (
        select kind, sum(used)::int as used
        from package_grant join grant_feature on grant_id = package_grant.id
        where account_id = ${own} and package_id = package.id and ${isRunning} group by kind) spent) as used,
      price_minor = 0 and exists (select from package_grant
        where account_id = ${own} and package_id = package.id and source = 'free') as is_taken
    from package where is_active and ${isFor(accountId)}
    order by sort_order, price_minor, id limit ${maxOffered}`.execute(db)
  return rows
}

/** One that a member may have now; nothing where it is not offered to them. */
export async function findOffer(db: Db, accountId: number, packageId: number) {
  return db
    .selectFrom('package')
    .select(['id', 'names', 'priceMinor', 'currency', 'durationDays'])
    .where('id', '=', packageId)
    .where('isActive', '=', true)
    .where(isFor(accountId))
    .executeTakeFirst()
}
