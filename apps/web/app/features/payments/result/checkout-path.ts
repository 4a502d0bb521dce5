import type { PaymentStatus } from '@gable/contract/payments'
import type { Purchase } from '../remember-purchase.ts'

/** The same order once more. */
export function checkoutPath({ packageId }: Pick<PaymentStatus, 'packageId'>, { next, coupon }: Purchase): string {
  const query = new URLSearchParams({ ...(coupon && { coupon }), ...(next && { next }) })
  return `/checkout/${packageId}${query.size > 0 ? `?${query.toString()}` : ''}`
}
