import type { PackageAccess } from '@gable/domain/package-access'
import { type Insertable, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { TestServer } from './test-server.ts'

type Features = Partial<Record<PackageAccess, number | 'unlimited'>>
type NewPackage = Partial<Omit<Insertable<Tables['package']>, 'names'>> & { name?: string; features?: Features }

/** As if nothing was ever sold, with the invoices, which nothing else takes away. */
export async function forgetPackages({ db, product }: TestServer) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate package, package_grant cascade`.execute(tx)
  })
  await product.packages.access.announce()
}

/** A package that is for sale; from now on the site sells, and what nobody has is gated. */
export async function addPackage(server: TestServer, { name = 'Starter', features = {}, ...facts }: NewPackage = {}) {
  const { db, product } = server
  const { id } = await db
    .insertInto('package')
    .values({ names: JSON.stringify({ en: name }), priceMinor: 1_900, currency: 'EUR', durationDays: 30, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = Object.entries(features) as [PackageAccess, number | 'unlimited'][]
  if (held.length > 0) {
    const rows = held.map(([kind, limit]) => ({
      ...{ packageId: id, kind, days: null },
      useLimit: limit === 'unlimited' ? null : limit,
    }))
    await db.insertInto('packageFeature').values(rows).execute()
  }
  await product.packages.access.announce()
  return id
}

let payments = 1_000_000

/** What a payment gives, without one. */
export function grantPackage({ db, product }: TestServer, accountId: number, packageId: number) {
  payments += 1
  const paymentId = payments
  return db.transaction().execute((tx) => product.packages.grants.grantPaid(tx, { accountId, packageId, paymentId }))
}

/**
 * The site sells: everybody who is added from now on may list as much as they like, as before, but has neither premium
 * homes nor gated projects.
 */
export async function sellPackages(server: TestServer) {
  const counted = { property_list: 'unlimited', property_feature: 'unlimited' } as const
  const ofProjects = { project_list: 'unlimited', project_feature: 'unlimited' } as const
  server.giveToMembers(
    await addPackage(server, { name: 'Lister', durationDays: 3_000, features: { ...counted, ...ofProjects } }),
  )
}

/** Nothing is for sale any more, and nothing gated. */
export async function sellNothing({ db, product }: TestServer) {
  await db.updateTable('package').set({ isActive: false }).execute()
  await product.packages.access.announce()
}
