import { keep, recall } from '#app/shared/remembered.ts'

/** What the page of a provider does not bring back. */
export type Purchase = { next: string; coupon: string }

const nameOf = (reference: string) => `gable:purchase:${reference}`

/** In this tab, which is the one that comes back. */
export const rememberPurchase = (reference: string, purchase: Purchase) =>
  keep(nameOf(reference), JSON.stringify(purchase), 'sessionStorage')

/** As text, so that it is the same each time it is read. */
export const recallPurchase = (reference: string) => recall(nameOf(reference), 'sessionStorage')

export function parsePurchase(kept: string | null): Purchase | undefined {
  if (kept === null) return undefined
  const { next, coupon } = JSON.parse(kept) as Partial<Purchase>
  return { next: next ?? '', coupon: coupon ?? '' }
}
