import { orderNumber } from '@gable/domain/order-number'
import type { TestServer } from '../../test/test-server.ts'

/** What staff read of payments, narrowed in each way, and what follows when a package is taken back. */
export async function lookAfterPayments({ db, product }: TestServer) {
  const queries = [
    {},
    { beforeId: 7_777 },
    { state: 'succeeded' },
    { state: 'failed', method: 'stripe' },
    { method: 'stripe', beforeId: 7_777 },
    { method: 'bank_transfer' },
    { alarm: 'any' },
    { accountId: 77 },
  ] as const
  const { staff } = product.payments
  for (const query of queries) await staff.list(query, 'en')
  const { reference } = await db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', 77)
    .executeTakeFirstOrThrow()
  await staff.list({ orderNumber: orderNumber(reference) }, 'en')
  await staff.open({ accountId: 77, permissions: [] }, reference, 'en')
  await product.jobs.find(({ name }) => name === 'promotions.end-unpaid')?.run({ grantId: 77 })
}
