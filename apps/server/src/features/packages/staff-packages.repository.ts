import type { PackageFeature } from '@gable/contract/packages'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { Words } from '#platform/words-by-language.ts'
import type { PackageAudience, PackagesTables } from './packages.tables.ts'
import { featuresOf } from './offers.repository.ts'

/** With those that are offered no more; they are never deleted. */
export const maxPackages = 200

export type StaffPackageRow = {
  id: number
  names: Words
  taglines: Words
  priceMinor: number
  currency: string
  durationDays: number
  audience: PackageAudience
  isRecommended: boolean
  isActive: boolean
  sortOrder: number
  version: number
  features: PackageFeature[]
  runningCount: number
}

export async function listAllPackages(db: Db) {
  const { rows } = await sql<StaffPackageRow>`
    select id, names, taglines, price_minor, currency, duration_days, audience, is_recommended, is_active, sort_order,
      version, ${featuresOf} as features,
      (select count(*)::int from (select from package_grant where package_id = package.id and revoked_at is null
        and expires_at > statement_timestamp() limit ${maxCounted}) running) as running_count
    from package order by is_active desc, sort_order, price_minor, id limit ${maxPackages}`.execute(db)
  return rows
}

const advisoryLock = 7_403_560
/** Whoever changes what is offered is alone with it. */
export const lockPackages = (tx: Tx) => sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)

export const findPackage = (tx: Tx, id: number) =>
  tx.selectFrom('package').selectAll().where('id', '=', id).executeTakeFirst()

export async function countPackages(tx: Tx) {
  const counted = tx
    .selectFrom('package')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('id').filterWhere('isActive', '=', true).as('offered'),
    ])
  return counted.executeTakeFirstOrThrow()
}

export type PackageContent = {
  names: Words
  taglines: Words
  priceMinor: number
  currency: string
  durationDays: number
  audience: PackageAudience
  isRecommended: boolean
  isActive: boolean
  sortOrder: number
}

const toColumns = ({ names, taglines, ...rest }: PackageContent) => ({
  ...rest,
  names: JSON.stringify(names),
  taglines: JSON.stringify(taglines),
})

export async function addPackage(tx: Tx, content: PackageContent): Promise<number> {
  const added = tx.insertInto('package').values(toColumns(content)).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

export async function changePackage(tx: Tx, id: number, content: PackageContent) {
  await setPackage(tx, id, { ...toColumns(content), version: sql<number>`version + 1` as never })
}

export const setPackage = (tx: Tx, id: number, columns: Updateable<PackagesTables['package']>) =>
  tx.updateTable('package').set(columns).where('id', '=', id).execute()

/** What members have keeps what it had. */
export async function saveFeatures(tx: Tx, packageId: number, features: PackageFeature[]) {
  await tx.deleteFrom('packageFeature').where('packageId', '=', packageId).execute()
  const rows = features.map(({ type: kind, limit: useLimit, days }) => ({ packageId, kind, useLimit, days }))
  await tx.insertInto('packageFeature').values(rows).execute()
}

/** Whoever was erased has no way in any more. */
export async function hasAccount(db: Db, id: number): Promise<boolean> {
  const account = db.selectFrom('account').select('id').where('id', '=', id)
  const reachable = account.where((eb) => eb.or([eb('email', 'is not', null), eb('loginPhone', 'is not', null)]))
  return (await reachable.executeTakeFirst()) !== undefined
}
