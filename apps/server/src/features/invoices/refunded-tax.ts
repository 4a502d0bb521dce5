type Charged = { taxMinor: number; totalMinor: number }

/**
 * How much of what goes back is tax. It is reckoned on everything that went back until now, less what was reckoned
 * before, so that the parts of a whole refund add up to the tax of the invoice.
 */
export const taxOfRefund = (charged: Charged, beforeMinor: number, amountMinor: number): number =>
  taxWithin(charged, beforeMinor + amountMinor) - taxWithin(charged, beforeMinor)

/** Rounded half up; amounts reach beyond what a double multiplies exactly. */
function taxWithin({ taxMinor, totalMinor }: Charged, refundedMinor: number): number {
  const [share, whole] = [BigInt(taxMinor) * BigInt(refundedMinor) * 2n, BigInt(totalMinor) * 2n]
  return Number((share + BigInt(totalMinor)) / whole)
}
