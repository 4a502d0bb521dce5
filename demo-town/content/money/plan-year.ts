import type { PaymentMethod } from '@gable/domain/payment-methods'
import { createLuck, type Luck } from '../luck.ts'

/** In the order in which they are offered. */
export type SoldPackage = 'owner' | 'agency' | 'developer'
export type CouponCode = 'WELCOME20' | 'HARBOUR10' | 'SUMMER50'

/** What became of it; `checking` is a transfer whose receipt staff have to look at. */
type End = 'paid' | 'failed' | 'cancelled' | 'checking'
export type Refund = { share: number; hours: number; reason: string }
export type Purchase = {
  lister: number
  hoursAgo: number
  package: SoldPackage
  method: PaymentMethod
  end: End
  /** How long it took until the money was there. */
  hoursToPay: number
  coupon?: CouponCode
  refund?: Refund
}
type Step = { hoursAgo: number; what: 'begin' | 'confirm' | 'refund'; purchase: Purchase }

const seed = 21
/** So many of the listers pay; the others have their packages from staff. */
export const payers = 12
/** More than a package runs, so that it has ended when the next one is bought. */
const hoursBetween = 31 * 24
const minutes = 1 / 60

/** Everything that was bought in the year before now, the oldest first, with what was decided about it later. */
export function planYear(): Step[] {
  const luck = createLuck(seed)
  const purchases = [...Array(payers).keys()].flatMap((lister) => planLister(luck, lister))
  const steps = [...purchases, ...specialPurchases].flatMap(toSteps)
  return steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
}

/** The first of them has been there all year, builds, and has seen everything that can happen to a payment. */
function planLister(luck: Luck, lister: number): Purchase[] {
  const months = lister === 0 ? 12 : 1 + luck.below(9)
  const lastHoursAgo = 30 + luck.below(18 * 24)
  const method = luck.weigh({ stripe: 5, paypal: 3, paystack: 2, flutterwave: 1, bank_transfer: 2 })
  const planned: Purchase[] = []
  for (let left = months - 1; left >= 0; left -= 1) {
    const isFirst = left === months - 1
    const hoursAgo = lastHoursAgo + left * hoursBetween + luck.next() * 6
    const bought = { lister, hoursAgo, package: packageOf(lister, months, left), method }
    if (luck.isOne(0.2)) planned.push(withoutMoney(luck, bought))
    const coupon = isFirst && luck.isOne(0.6) ? ('WELCOME20' as const) : undefined
    const hoursToPay = method === 'bank_transfer' ? 5 + luck.next() * 14 : 3 * minutes
    planned.push({ ...bought, end: 'paid', hoursToPay, ...(coupon && { coupon }) })
  }
  return planned
}

function packageOf(lister: number, months: number, left: number): SoldPackage {
  if (lister === 0) return left > 9 ? 'agency' : 'developer'
  return months > 4 && left > months - 3 ? 'owner' : 'agency'
}

/** A card that was declined, or somebody who thought again, an hour before they did pay. */
function withoutMoney(luck: Luck, bought: Pick<Purchase, 'lister' | 'hoursAgo' | 'package' | 'method'>): Purchase {
  const method = bought.method === 'bank_transfer' ? 'stripe' : bought.method
  const end = luck.isOne(0.6) ? 'failed' : 'cancelled'
  return { ...bought, method, end, hoursAgo: bought.hoursAgo + 1, hoursToPay: 5 * minutes }
}

const byCard = { method: 'stripe', end: 'paid', hoursToPay: 2 * minutes } as const
const specialPurchases: Purchase[] = [
  {
    ...{ ...byCard, lister: 0, hoursAgo: 206 * 24, package: 'owner', method: 'paypal' },
    refund: { share: 1, hours: 50, reason: 'Bought by mistake beside the package that runs' },
  },
  {
    ...{ ...byCard, lister: 0, hoursAgo: 128 * 24, package: 'agency' },
    refund: { share: 0.4, hours: 120, reason: 'The page of results was away for two days' },
  },
  { ...byCard, lister: 3, hoursAgo: 75 * 24, package: 'owner', coupon: 'SUMMER50' },
  { ...byCard, lister: 5, hoursAgo: 71 * 24, package: 'owner', coupon: 'SUMMER50' },
  { ...byCard, lister: 7, hoursAgo: 24 * 24, package: 'agency', coupon: 'HARBOUR10' },
  { ...byCard, lister: 0, hoursAgo: 40 * 24, package: 'agency', end: 'failed' },
  { ...byCard, lister: 0, hoursAgo: 90 * 24, package: 'agency', end: 'cancelled' },
  { lister: 0, hoursAgo: 20, package: 'developer', method: 'bank_transfer', end: 'checking', hoursToPay: 2 },
]

function toSteps(purchase: Purchase): Step[] {
  const { hoursAgo, hoursToPay, method, end, refund } = purchase
  const steps: Step[] = [{ hoursAgo, what: 'begin', purchase }]
  // What a provider takes is settled while the buyer waits; of a transfer staff tell later.
  if (method === 'bank_transfer' && end === 'paid')
    steps.push({ hoursAgo: hoursAgo - hoursToPay, what: 'confirm', purchase })
  if (refund) steps.push({ hoursAgo: hoursAgo - hoursToPay - refund.hours, what: 'refund', purchase })
  return steps
}
