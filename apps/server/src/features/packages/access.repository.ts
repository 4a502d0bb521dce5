import { isCounted, type PackageAccess, type PackageCheck } from '@gable/domain/package-access'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { isRunning } from './running.repository.ts'

/** Whether there is any package to have. */
export async function isSelling(db: Db): Promise<boolean> {
  const found = await db.selectFrom('package').select('id').where('isActive', '=', true).limit(1).executeTakeFirst()
  return found !== undefined
}

export async function isStaff(db: Db, accountId: number): Promise<boolean> {
  const account = db.selectFrom('account').select('staffRole').where('id', '=', accountId)
  return Boolean((await account.executeTakeFirst())?.staffRole)
}

/** By the clock of the database, of the moment of asking. */
export async function findCheck(db: Db, accountId: number, kind: PackageAccess): Promise<PackageCheck> {
  const { rows } = await sql<PackageCheck>`
    select count(*) > 0 as is_package_available,
      count(feature.kind) > 0 as is_feature_available,
      ${!isCounted(kind)}::boolean or coalesce(bool_or(
        feature.kind is not null and (feature.use_limit is null or feature.used < feature.use_limit)), false)
        as is_limit_available
    from package_grant granted
    left join grant_feature feature on feature.grant_id = granted.id and feature.kind = ${kind}
    where granted.account_id = ${accountId} and ${isRunning}`.execute(db)
  return rows[0] ?? { isPackageAvailable: false, isFeatureAvailable: false, isLimitAvailable: false }
}
