import type { Discount } from '@gable/domain/charge'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'

export type CouponRefusal = 'unknown' | 'not_yet' | 'ended' | 'used_up' | 'already_used' | 'other_package' | 'inactive'
export type Coupon = { id: number; code: string; discount: Discount }
type Asked = { code: string; accountId: number; packageId: number; currency: string }
type Row = {
  id: number
  code: string
  percent: number | null
  amountMinor: number | null
  refusal: CouponRefusal | null
}

export const couponUnusable = (reason: CouponRefusal) =>
  conflict('coupon_unusable', `The coupon: ${reason}`, { reason })

/**
 * What a coupon takes off an order; refuses one that is not for it. What the member has reserved for a payment that is
 * open does not stand in the way: whoever begins anew leaves that one. Whether there is room is decided by reserving.
 */
export async function getUsableCoupon(from: Db, { code, accountId, packageId, currency }: Asked): Promise<Coupon> {
  const { rows } = await sql<Row>`
    select id, code, percent, amount_minor, case
      when not is_active then 'inactive'
      when starts_at > statement_timestamp() then 'not_yet'
      when ends_at <= statement_timestamp() then 'ended'
      when package_id <> ${packageId} or (amount_minor is not null and currency <> ${currency}) then 'other_package'
      when own.uses >= max_uses_per_member then 'already_used'
      when used - own.open >= max_uses then 'used_up'
    end as refusal
    from coupon cross join lateral (
      select count(*) filter (where payment.state is distinct from 'pending')::int as uses,
        count(*) filter (where payment.state = 'pending')::int as open
      from coupon_use left join payment on payment.id = payment_id
      where coupon_id = coupon.id and coupon_use.account_id = ${accountId} and coupon_use.state <> 'returned') own
    where lower(code) = lower(${code})`.execute(from)
  const [coupon] = rows
  if (!coupon) throw couponUnusable('unknown')
  if (coupon.refusal) throw couponUnusable(coupon.refusal)
  const { percent, amountMinor } = coupon
  return {
    id: coupon.id,
    code: coupon.code,
    discount: percent === null ? { amountMinor: amountMinor ?? 0 } : { percent },
  }
}
