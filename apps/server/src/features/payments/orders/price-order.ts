import type { BillingDetails } from '@gable/contract/checkout'
import { type Charge, chargeFor } from '@gable/domain/charge'
import { type TaxRate, taxRateFor, toBasisPoints } from '@gable/domain/tax-rate'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import { type Coupon, getUsableCoupon } from '../coupons/usable-coupon.repository.ts'
import { findBillingDetails } from './billing.repository.ts'
import type { Offer, Sale } from './sale.ts'

export type WantedOrder = { packageId: number; couponCode?: string | undefined }
export type PricedOrder = {
  offer: Offer
  coupon: Coupon | undefined
  billing: BillingDetails
  taxName: string
  taxBasisPoints: number
  charge: Charge
}

/** What an order costs: for the quote, for what is paid and for what costs nothing alike. */
export async function priceOrder(
  from: Db,
  { getOffer }: Pick<Sale, 'getOffer'>,
  rates: readonly TaxRate[],
  { accountId }: Member,
  { packageId, couponCode }: WantedOrder,
): Promise<PricedOrder> {
  const offer = await getOffer(from, accountId, packageId)
  const { priceMinor, currency } = offer
  if (priceMinor === 0) throw conflict('illegal_move', 'This package costs nothing')
  const asked = { accountId, packageId, currency }
  const coupon = couponCode === undefined ? undefined : await getUsableCoupon(from, { ...asked, code: couponCode })
  const billing = await findBillingDetails(from, accountId)
  const rate = taxRateFor(rates, billing.country)
  const taxBasisPoints = toBasisPoints(rate.percent)
  const charge = chargeFor({ priceMinor, discount: coupon?.discount, taxBasisPoints })
  return { offer, coupon, billing, taxName: rate.name, taxBasisPoints, charge }
}
