export type Discount = { percent: number } | { amountMinor: number }

type Priced = {
  priceMinor: number
  discount?: Discount | undefined
  /** In hundredths of a per cent, so that 7.5 % is a whole number: 750. */
  taxBasisPoints: number
}

/** What a purchase costs, each line in the smallest unit of its currency. */
export type Charge = { priceMinor: number; discountMinor: number; taxMinor: number; totalMinor: number }

/** Tax is on what is left after the discount; both are rounded half up, once, on the whole amount. */
export function chargeFor({ priceMinor, discount, taxBasisPoints }: Priced): Charge {
  const discountMinor = Math.min(priceMinor, discount ? discountOn(priceMinor, discount) : 0)
  const netMinor = priceMinor - discountMinor
  const taxMinor = share(netMinor, taxBasisPoints, 10_000)
  return { priceMinor, discountMinor, taxMinor, totalMinor: netMinor + taxMinor }
}

const discountOn = (priceMinor: number, discount: Discount) =>
  'percent' in discount ? share(priceMinor, discount.percent, 100) : discount.amountMinor

/** Amounts reach beyond what a double multiplies exactly. */
function share(amountMinor: number, part: number, whole: number): number {
  const [exact, divisor] = [BigInt(amountMinor) * BigInt(part) * 2n, BigInt(whole) * 2n]
  return Number((exact + BigInt(whole)) / divisor)
}
