import { saveSettled } from '../../features/payments/payments.repository.ts'
import type { TestServer } from '../../test/test-server.ts'

type HotPath = readonly [name: string, work: () => Promise<unknown>]

/** What a member reads and does before they pay, and what staff see of it. */
export const orderPaths = (server: TestServer, accountId: number, ask: (path: string) => HotPath): HotPath[] => [
  ...['get-order?package_id=1', 'get-order?package_id=1&coupon_code=coupon-77', 'get-billing-details'].map((path) =>
    ask(path),
  ),
  ['coupons', () => server.product.payments.coupons.list({})],
  ['an order with a coupon', () => orderWithCoupon(server, accountId)],
]

/** One is given up, and another way to pay takes its coupon; it fails, and is paid late. */
async function orderWithCoupon({ db, product: { payments } }: TestServer, accountId: number) {
  const wanted = { packageId: 1, couponCode: 'coupon-78' }
  const open = (method: 'stripe' | 'paypal') =>
    db.transaction().execute(async (tx) => {
      const how = { rates: [], method, language: 'en' } as const
      return payments.ordering.openOrder(tx, { accountId, permissions: [] }, wanted, how)
    })
  await open('stripe')
  const { payment } = await open('paypal')
  for (const state of ['failed', 'succeeded'] as const) {
    const settled = { state, refundedMinor: 0, alarm: '', askInMinutes: null } as const
    await db.transaction().execute((tx) => saveSettled(tx, payment.id, settled))
  }
}
