import type { Tx } from '#platform/db.ts'
import { cancelPending } from '../payments.repository.ts'
import { lockOpenPaymentsWith, reserveUse, type UseOf } from './coupon-uses.repository.ts'
import { type Coupon, couponUnusable, getUsableCoupon } from './usable-coupon.repository.ts'

type Order = { packageId: number; currency: string }

/**
 * In the transaction of what it is for. Whoever chose another way to pay leaves the payment that they began: if it is
 * all that is in the way, it is given up, and its use is taken by the new one.
 */
export async function reserveCoupon(tx: Tx, coupon: Coupon, order: Order, use: UseOf) {
  if (await reserveUse(tx, coupon.id, use)) return
  for (const id of await lockOpenPaymentsWith(tx, coupon.id, use.accountId)) await cancelPending(tx, id)
  if (await reserveUse(tx, coupon.id, use)) return
  await getUsableCoupon(tx, { ...order, code: coupon.code, accountId: use.accountId })
  // All that is left is an open payment of their own that is just being settled, or a transfer that is on its way.
  throw couponUnusable('already_used')
}
