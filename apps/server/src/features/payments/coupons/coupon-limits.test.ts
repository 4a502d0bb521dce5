import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentState } from '@gable/domain/payment-moves'
import type { Member } from '#platform/access.ts'
import { AppError } from '#platform/errors.ts'
import { addCoupon } from '../../../test/coupons.ts'
import { addPackage } from '../../../test/packages.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { cancelPending, lockPayment, saveSettled } from '../payments.repository.ts'

/** 500 for a thorough run; each has fifty requests at once. */
const rounds = Number(process.env['COUPON_ROUNDS'] ?? 20)
const parallel = 50
const limit = 5

let server: TestServer
let packageId: number
let members: Member[]
beforeAll(async () => {
  server = await startTestServer()
  packageId = await addPackage(server)
  members = []
  for (let n = 0; n < parallel; n += 1) {
    members.push({ accountId: (await server.addMember()).id, permissions: [] })
  }
})
afterAll(() => server.stop())

const how = { rates: [], method: 'stripe', language: 'en' } as const
const open = (member: Member, couponCode: string) =>
  server.db
    .transaction()
    .execute((tx) => server.product.payments.ordering.openOrder(tx, member, { packageId, couponCode }, how))
const forgetLimits = () => server.db.deleteFrom('rateWindow').execute()
const countsOf = async (id: number) => {
  const { rows } = await sql<{ used: number; counted: number; beyond: number }>`
    select used, count(coupon_use.id) filter (where state = 'counted')::int as counted,
      count(coupon_use.id) filter (where state = 'beyond')::int as beyond
    from coupon left join coupon_use on coupon_id = coupon.id where coupon.id = ${id} group by coupon.id`.execute(
    server.db,
  )
  return rows[0]
}
const reasonOf = (error: unknown) => (error instanceof AppError ? error.data?.['reason'] : error)

test(`of ${parallel} members at once exactly as many pay less as there are uses, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await forgetLimits()
    const { id, code } = await addCoupon(server, { maxUses: limit })
    const tries = await Promise.allSettled(members.map((member) => open(member, code)))
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [reasonOf(one.reason)] : []))
    expect(refusals).toEqual(Array.from({ length: parallel - limit }, () => 'used_up'))
    expect(await countsOf(id)).toEqual({ used: limit, counted: limit, beyond: 0 })
  }
})

test(`of ${parallel} members at once exactly as many begin for nothing as there are uses, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await forgetLimits()
    const { id, code } = await addCoupon(server, { percent: 100, maxUses: limit })
    const { startWithCoupon } = server.product.payments.orders
    const tries = await Promise.allSettled(
      members.map((member) => startWithCoupon(member, { packageId, couponCode: code })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
    expect(await countsOf(id)).toEqual({ used: limit, counted: limit, beyond: 0 })
    const granted = server.db.selectFrom('packageGrant').innerJoin('couponUse', 'couponUse.grantId', 'packageGrant.id')
    expect(await granted.select('packageGrant.id').where('couponId', '=', id).execute()).toHaveLength(limit)
  }
})

test(`one member takes one use in ${parallel} requests at once, ${rounds} times`, async () => {
  const [member] = members
  if (!member) throw new Error('There are members')
  for (let round = 0; round < rounds; round += 1) {
    await forgetLimits()
    const { id, code } = await addCoupon(server, { percent: 100, maxUses: limit })
    const { startWithCoupon } = server.product.payments.orders
    const tries = await Promise.allSettled(
      Array.from({ length: parallel }, () => startWithCoupon(member, { packageId, couponCode: code })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countsOf(id)).toEqual({ used: 1, counted: 1, beyond: 0 })
  }
})

/** As settling does it: the payment under its lock, and the use with it. */
const settle = (id: number, state: PaymentState) =>
  server.db.transaction().execute(async (tx) => {
    await lockPayment(tx, id)
    await saveSettled(tx, id, { state, refundedMinor: 0, alarm: '', askInMinutes: null })
  })

test('while payments begin, end and are paid late, the limit holds and the ledger says what is out', async () => {
  await forgetLimits()
  const { id, code } = await addCoupon(server, { maxUses: limit })
  await Promise.all(
    members.map(async (member, n) => {
      const opened = await open(member, code).catch(() => undefined)
      if (!opened) return
      const { id: paymentId } = opened.payment
      if (n % 3 === 0) return settle(paymentId, 'succeeded')
      if (n % 3 === 1) return settle(paymentId, 'failed')
      await server.db.transaction().execute((tx) => cancelPending(tx, paymentId))
      // Begun once more, and then both are paid.
      await open(member, code).catch(() => undefined)
      await settle(paymentId, 'succeeded')
    }),
  )
  const counts = await countsOf(id)
  expect(counts?.used).toBeLessThanOrEqual(limit)
  expect(counts?.counted).toBe(counts?.used)
  const left = await Promise.allSettled(members.map((member) => open(member, code)))
  expect(left.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(limit - (counts?.used ?? 0))
  expect(await countsOf(id)).toMatchObject({ used: limit, counted: limit })
})
