import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { GrantSource } from './packages.tables.ts'

export type NewGrant = {
  accountId: number
  packageId: number
  source: GrantSource
  paymentId?: number
  staffAccountId?: number | null
  reason?: string
}

/** Two grants of one member are made one after the other, so that the second sees when the first ends. */
export const lockAccount = (tx: Tx, accountId: number) =>
  sql`select from account where id = ${accountId} for no key update`.execute(tx)

/** Of `package`: after what of it runs for the member, or from now on. */
const endIfBegun = (accountId: number) => sql<Date>`
  greatest(now(), (select max(expires_at) from package_grant running
    where running.account_id = ${accountId} and running.package_id = package.id and revoked_at is null))
    + make_interval(days => duration_days)`

/**
 * Gives a member what the package holds at this moment. Its uses count from now; bought while one of the same package
 * runs, its days are added to those that are left. Nothing if it was given already.
 */
export async function addGrant(tx: Tx, grant: NewGrant): Promise<number | undefined> {
  const { accountId, packageId, source, paymentId = null, staffAccountId = null, reason = '' } = grant
  const { rows } = await sql<{ id: number }>`
    with granted as (
      insert into package_grant (account_id, package_id, source, payment_id, staff_account_id, reason, expires_at)
      select ${accountId}::bigint, id, ${source}::text, ${paymentId}::bigint, ${staffAccountId}::bigint, ${reason}::text,
        ${endIfBegun(accountId)}
      from package where id = ${packageId}
      on conflict do nothing
      returning id, package_id
    ), features as (
      insert into grant_feature (grant_id, kind, use_limit, days)
      select granted.id, kind, use_limit, days from granted join package_feature using (package_id)
    )
    select id from granted`.execute(tx)
  return rows[0]?.id
}

/** When the package would end if it were given now, after what runs of it. */
export async function getEndIfBegun(db: Db, accountId: number, packageId: number): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`
    select ${endIfBegun(accountId)} as end
    from package where id = ${packageId}`.execute(db)
  const [found] = rows
  if (!found) throw notFound('Package')
  return found.end
}

export const getGrant = (tx: Tx, id: number) =>
  tx.selectFrom('packageGrant').select(['accountId', 'expiresAt']).where('id', '=', id).executeTakeFirstOrThrow()

type Paid = { accountId: number; packageId: number; paymentId: number }

/** One payment is for one member and one package. */
export async function findPaidGrant(tx: Tx, { accountId, packageId, paymentId }: Paid): Promise<number | undefined> {
  const ofPayment = tx.selectFrom('packageGrant').select('id').where('paymentId', '=', paymentId)
  const grant = ofPayment.where('accountId', '=', accountId).where('packageId', '=', packageId)
  return (await grant.executeTakeFirst())?.id
}

export async function findExpiryOf(db: Db, paymentId: number): Promise<Date | undefined> {
  const grant = db.selectFrom('packageGrant').select('expiresAt').where('paymentId', '=', paymentId)
  return (await grant.where('revokedAt', 'is', null).executeTakeFirst())?.expiresAt
}

/**
 * What is left of it is gone at once, also from those that were bought while it ran and begin where it ends; nothing if
 * there was none or it was taken before.
 */
export async function revokeGrant(tx: Tx, which: { paymentId: number } | { grantId: number }, reason: string) {
  const found = await tx
    .selectFrom('packageGrant')
    .select(['id', 'accountId'])
    .where((eb) => ('paymentId' in which ? eb('paymentId', '=', which.paymentId) : eb('id', '=', which.grantId)))
    .executeTakeFirst()
  // Before anything else: it changes later ones as well, and another one of them may be taken back just now.
  if (found?.accountId) await lockAccount(tx, found.accountId)
  const revoked = await tx
    .updateTable('packageGrant')
    .set({ revokedAt: sql<Date>`now()`, revokeReason: reason })
    .where('id', '=', found?.id ?? 0)
    .where('revokedAt', 'is', null)
    .returning(['id', 'accountId', 'packageId'])
    .executeTakeFirst()
  if (!revoked?.accountId) return revoked
  await sql`
    with left_over as (
      select revoked.expires_at, revoked.expires_at - greatest(now(), (
        select max(earlier.expires_at) from package_grant earlier
        where earlier.account_id = revoked.account_id and earlier.package_id = revoked.package_id
          and earlier.id < revoked.id and earlier.revoked_at is null)) as time
      from package_grant revoked where revoked.id = ${revoked.id})
    update package_grant later set expires_at = later.expires_at - left_over.time
    from left_over
    where later.account_id = ${revoked.accountId} and later.package_id = ${revoked.packageId}
      and later.id > ${revoked.id} and later.revoked_at is null
      and later.expires_at > left_over.expires_at and left_over.time > interval '0'`.execute(tx)
  return revoked
}
