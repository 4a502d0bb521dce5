import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { TaxRate } from '@gable/domain/tax-rate'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { reserveCoupon } from '../coupons/reserve-coupon.ts'
import { beginPayment, type PaymentRow } from '../payments.repository.ts'
import { priceOrder, type WantedOrder } from './price-order.ts'
import type { Sale } from './sale.ts'

type Deps = { db: Db; sale: Sale; findTaxRates: () => Promise<TaxRate[]> }
export type Ordered = WantedOrder & { platform?: 'web' | 'app' | undefined }
/** What an order needs of what is outside its transaction. */
export type Prepared = { rates: readonly TaxRate[] }
type How = Prepared & { method: PaymentMethod; language: LanguageCode }
export type Ordering = ReturnType<typeof createOrdering>

const paymentLimits = (accountId: number): Limit[] => [{ key: `pay:${accountId}`, most: 30, windowSeconds: 3_600 }]
/** Whoever tries codes finds none; whoever has one looks at a page or two with it. */
const codeLimits = (accountId: number): Limit[] => [{ key: `coupon:${accountId}`, most: 60, windowSeconds: 3_600 }]

/** How orders begin, whichever way they are paid. */
export function createOrdering({ db, sale, findTaxRates }: Deps) {
  return {
    /**
     * Before its transaction: a code that is refused counts although the transaction ends with it, and nobody in one
     * waits for another connection.
     */
    async prepare({ accountId }: Member, couponCode: string | undefined): Promise<Prepared> {
      if (couponCode !== undefined) await spendLimits(db, codeLimits(accountId))
      return { rates: await findTaxRates() }
    },

    /** The payment that is under way for this order, or a new one with all that it is made of frozen in it. */
    async openOrder(
      tx: Tx,
      member: Member,
      wanted: Ordered,
      { rates, method, language }: How,
    ): Promise<{ payment: PaymentRow; description: string }> {
      const { accountId } = member
      await sale.lockAccount(tx, accountId)
      const { offer, coupon, charge, ...frozen } = await priceOrder(tx, sale, rates, member, wanted)
      const { totalMinor: amountMinor, ...parts } = charge
      if (amountMinor === 0) throw conflict('illegal_move', 'There is nothing to pay')
      await spendLimits(tx, paymentLimits(accountId))
      const { packageId, platform = 'web' } = wanted
      const { currency } = offer
      const order = { accountId, packageId, method, platform, language, currency, amountMinor, ...parts, ...frozen }
      const { payment, isNew } = await beginPayment(tx, order, coupon?.id ?? null)
      if (coupon && isNew)
        await reserveCoupon(tx, coupon, { packageId, currency }, { accountId, paymentId: payment.id })
      return { payment, description: sale.wordsIn(offer.names, language) }
    },
  }
}
