import { sql } from 'kysely'
import type { MoneyRule } from './money-rule.ts'

/** What coupons have to prove: that as many were used as were counted, and that nothing was taken off without one. */
export const couponRules: readonly MoneyRule[] = [
  {
    name: 'what is counted of a coupon is in its ledger, and within its limit',
    table: 'coupon',
    isViolated: sql`subject.used > subject.max_uses or subject.used <> (select count(*) from coupon_use
      where coupon_use.coupon_id = subject.id and coupon_use.state = 'counted')`,
  },
  {
    // A refund gives no use back, so that what was refunded may be in either state.
    name: 'a coupon is used as long as its payment may be paid, and given back when it is given up',
    table: 'coupon_use',
    isViolated: sql`exists (select from payment where payment.id = subject.payment_id
      and case when payment.state in ('failed', 'cancelled') then subject.state <> 'returned'
        when payment.state in ('pending', 'succeeded') then subject.state = 'returned' end)`,
  },
  {
    name: 'what was taken off an amount, a coupon took off',
    table: 'payment',
    isViolated: sql`subject.discount_minor > 0
      and not exists (select from coupon_use where coupon_use.payment_id = subject.id)`,
  },
  {
    name: 'a package that cost nothing by a coupon has its use',
    table: 'package_grant',
    isViolated: sql`subject.source = 'coupon' and not exists (select from coupon_use
      where coupon_use.grant_id = subject.id and coupon_use.state = 'counted')`,
  },
]
