import { useSyncExternalStore } from 'react'
import { safeNext } from '#app/features/accounts/use-next.ts'
import { parsePurchase, type Purchase, recallPurchase } from '../remember-purchase.ts'

const never = () => () => undefined

/** Where one was before paying: as the address says, or as this tab remembers it. */
export function usePurchase(reference: string, next: string): Purchase {
  const kept = useSyncExternalStore(
    never,
    () => recallPurchase(reference),
    () => null,
  )
  const { next: before = '', coupon = '' } = parsePurchase(kept) ?? {}
  return { next: safeNext(next || before, ''), coupon }
}
