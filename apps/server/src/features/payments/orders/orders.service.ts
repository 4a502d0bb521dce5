import type { BillingDetails, Order } from '@gable/contract/checkout'
import { fromMinor } from '@gable/domain/currency'
import { percentOf } from '@gable/domain/tax-rate'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { reserveCoupon } from '../coupons/reserve-coupon.ts'
import type { Coupon } from '../coupons/usable-coupon.repository.ts'
import { findBillingDetails, saveBillingDetails } from './billing.repository.ts'
import type { Ordering } from './open-order.ts'
import { priceOrder, type WantedOrder } from './price-order.ts'
import type { Sale } from './sale.ts'

type Granted = { id: number; expiresAt: Date }
export type CouponGrants = {
  /** Gives a package of which a coupon leaves nothing to pay. */
  grantByCoupon: (tx: Tx, taken: { accountId: number; packageId: number }) => Promise<Granted>
}
type Deps = { db: Db; sale: Sale; grants: CouponGrants; ordering: Ordering }
export type OrdersService = ReturnType<typeof createOrders>

/** What members are told before they pay, and what they have without paying. */
export function createOrders({ db, sale, grants, ordering }: Deps) {
  return {
    async quote(member: Member, wanted: WantedOrder, language: LanguageCode): Promise<Order> {
      const { rates } = await ordering.prepare(member, wanted.couponCode)
      const { offer, coupon, charge, taxName, taxBasisPoints } = await priceOrder(db, sale, rates, member, wanted)
      const money = (minor: number) => fromMinor(minor, offer.currency)
      const end = await sale.getEndIfBegun(db, member.accountId, offer.id)
      return {
        ...{ packageId: offer.id, name: sale.wordsIn(offer.names, language), durationDays: offer.durationDays },
        ...{ price: money(charge.priceMinor), discount: money(charge.discountMinor) },
        ...{ taxName, taxPercent: percentOf(taxBasisPoints), tax: money(charge.taxMinor) },
        ...{ total: money(charge.totalMinor), currency: offer.currency },
        coupon: coupon ? describeCoupon(coupon, money) : null,
        endsAt: end.toISOString(),
      }
    },

    async startWithCoupon(member: Member, wanted: Required<WantedOrder>) {
      const { rates } = await ordering.prepare(member, wanted.couponCode)
      return db.transaction().execute(async (tx) => {
        const { accountId } = member
        await sale.lockAccount(tx, accountId)
        const { offer, coupon, charge } = await priceOrder(tx, sale, rates, member, wanted)
        if (!coupon || charge.totalMinor > 0) throw new AppError(402, 'payment_required', 'There is something to pay')
        const { id: packageId, currency } = offer
        const { id: grantId, expiresAt } = await grants.grantByCoupon(tx, { accountId, packageId })
        await reserveCoupon(tx, coupon, { packageId, currency }, { accountId, grantId })
        return { packageId, expiresAt: expiresAt.toISOString() }
      })
    },

    getBilling: ({ accountId }: Member): Promise<BillingDetails> => findBillingDetails(db, accountId),

    saveBilling: ({ accountId }: Member, said: BillingDetails) =>
      db.transaction().execute(async (tx) => {
        await saveBillingDetails(tx, accountId, said)
        return null
      }),
  }
}

const describeCoupon = ({ code, discount }: Coupon, money: (minor: number) => string) => ({
  code,
  percent: 'percent' in discount ? discount.percent : null,
  amount: 'percent' in discount ? null : money(discount.amountMinor),
})
