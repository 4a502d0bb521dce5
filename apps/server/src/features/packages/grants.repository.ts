import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
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
        greatest(now(), (select max(expires_at) from package_grant running
          where running.account_id = ${accountId} and running.package_id = package.id and revoked_at is null))
          + make_interval(days => duration_days)
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

export const getGrant = (tx: Tx, id: number) =>
  tx.selectFrom('packageGrant').select(['accountId', 'expiresAt']).where('id', '=', id).executeTakeFirstOrThrow()

export async function findPaidGrant(tx: Tx, paymentId: number): Promise<number | undefined> {
  const grant = tx.selectFrom('packageGrant').select('id').where('paymentId', '=', paymentId)
  return (await grant.executeTakeFirst())?.id
}

/** What is left of it is gone at once; nothing if there was none or it was taken before. */
export async function revokeGrant(tx: Tx, which: { paymentId: number } | { grantId: number }, reason: string) {
  return tx
    .updateTable('packageGrant')
    .set({ revokedAt: sql<Date>`now()`, revokeReason: reason })
    .where((eb) => ('paymentId' in which ? eb('paymentId', '=', which.paymentId) : eb('id', '=', which.grantId)))
    .where('revokedAt', 'is', null)
    .returning(['id', 'accountId', 'packageId'])
    .executeTakeFirst()
}
