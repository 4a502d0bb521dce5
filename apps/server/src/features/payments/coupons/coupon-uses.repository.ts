import type { PaymentState } from '@gable/domain/payment-moves'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type UseOf = { accountId: number; paymentId: number } | { accountId: number; grantId: number }

/**
 * Counts a use and notes whose it is, or does neither where there is no room. The caller holds the account, so that a
 * member's own uses are all there to be counted; everybody else's are in `used`, which is read anew under its lock.
 */
export async function reserveUse(tx: Tx, couponId: number, use: UseOf): Promise<boolean> {
  const paymentId = 'paymentId' in use ? use.paymentId : null
  const grantId = 'grantId' in use ? use.grantId : null
  const { rows } = await sql`
    with counted as (
      update coupon set used = used + 1
      where id = ${couponId} and is_active and starts_at <= statement_timestamp()
        and coalesce(ends_at > statement_timestamp(), true) and coalesce(used < max_uses, true)
        and max_uses_per_member > (select count(*) from coupon_use
          where coupon_id = ${couponId} and account_id = ${use.accountId} and state <> 'returned')
      returning id
    )
    insert into coupon_use (coupon_id, account_id, payment_id, grant_id)
    select id, ${use.accountId}::bigint, ${paymentId}::bigint, ${grantId}::bigint from counted
    returning id`.execute(tx)
  return rows.length > 0
}

/**
 * The open payments of a member that hold a coupon. One that is just being settled is left out: who settles it waits
 * for the account, which the caller holds. Whoever sent money to the bank has given nothing up.
 */
export async function lockOpenPaymentsWith(tx: Tx, couponId: number, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select payment.id from coupon_use join payment on payment.id = coupon_use.payment_id
    where coupon_id = ${couponId} and coupon_use.account_id = ${accountId} and coupon_use.state = 'counted'
      and payment.state = 'pending' and method <> 'bank_transfer'
    for update of payment skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The use of a coupon goes with its payment; the caller holds that. Told again, nothing happens. */
export async function moveUseOf(tx: Tx, paymentId: number, state: PaymentState) {
  if (state === 'failed' || state === 'cancelled') await giveBack(tx, paymentId)
  if (state === 'succeeded') await takeAgain(tx, paymentId)
}

const giveBack = (tx: Tx, paymentId: number) =>
  sql`
    with returned as (
      update coupon_use set state = 'returned', changed_at = now()
      where payment_id = ${paymentId} and state = 'counted'
      returning coupon_id
    )
    update coupon set used = used - 1 from returned where coupon.id = returned.coupon_id`.execute(tx)

/** What is paid late is honoured, since the money came: where there is no room any more, the ledger says so. */
async function takeAgain(tx: Tx, paymentId: number) {
  const { rows } = await sql<{ couponId: number; accountId: number | null }>`
    select coupon_id, account_id from coupon_use where payment_id = ${paymentId} and state = 'returned'`.execute(tx)
  const [use] = rows
  if (!use) return
  const { couponId, accountId } = use
  // The member may just be using it again: of the two the second has to count the first.
  if (accountId !== null) await sql`select from account where id = ${accountId} for no key update`.execute(tx)
  await sql`
    with counted as (
      update coupon set used = used + 1
      where id = ${couponId} and coalesce(used < max_uses, true)
        and max_uses_per_member > (select count(*) from coupon_use
          where coupon_id = ${couponId} and account_id = ${accountId} and state <> 'returned')
      returning id
    )
    update coupon_use set changed_at = now(),
      state = case when exists (select from counted) then 'counted' else 'beyond' end
    where payment_id = ${paymentId}`.execute(tx)
}

/** The count stays; whose it was is forgotten. */
export const forgetCouponUser = (db: Db, accountId: number) =>
  db.updateTable('couponUse').set({ accountId: null }).where('accountId', '=', accountId).execute()
