import { payByBankTransfer } from '@gable/contract/bank-transfers'
import * as checkout from '@gable/contract/checkout'
import * as calls from '@gable/contract/payments'
import * as staffCalls from '@gable/contract/staff-coupons'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../../tools/payment-providers/open-payment-providers.ts'
import { addCoupon } from '../../../test/coupons.ts'
import { addPackage } from '../../../test/packages.ts'
import { bankAccount } from '../../../test/payments.ts'
import { paymentEnvironment } from '../../../../../../tools/payment-providers/payment-environment.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let local: PaymentProviders
let server: TestServer
let packageId: number
type Buyer = Awaited<ReturnType<TestServer['addMember']>>
let buyer: Buyer

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer({ ...paymentEnvironment(local.url), SITE_CURRENCY: 'EUR' })
  packageId = await addPackage(server)
})
afterAll(async () => {
  await server.stop()
  await local.close()
})
beforeEach(async () => {
  buyer = await server.addMember()
})

const byStripe = async (couponCode: string, { call }: Buyer = buyer, id = packageId) =>
  (await call(calls.createPaymentIntent, { packageId: id, method: 'stripe', couponCode })).data.reference
const byPaypal = async (couponCode: string, { call }: Buyer = buyer) =>
  (await call(calls.payWithPaypal, { packageId, couponCode })).data.reference
const cancel = (reference: string) => buyer.call(calls.failPayment, { reference })
const idOf = async (reference: string) =>
  (await server.db.selectFrom('payment').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()).id
const ask = async (reference: string) => server.product.payments.settling.ask(await idOf(reference))
/** Paid at the provider, and found by asking it. */
const pay = async (reference: string) => {
  const charge = local.charges.all.find((one) => one.reference === reference)
  if (!charge) throw new Error('The provider knows of no such payment')
  local.settle(charge, 'pay')
  return ask(reference)
}
const usedOf = async (id: number) => {
  const { rows } = await sql<{ used: number; states: string[] }>`
    select used, array(select state from coupon_use where coupon_id = coupon.id order by id) as states
    from coupon where id = ${id}`.execute(server.db)
  return [rows[0]?.used, rows[0]?.states]
}
const unusable = (reason: string) => ({ status: 409, code: 'coupon_unusable', data: { reason } })

test('a coupon that is not for an order says why, in the quote and when it begins', async () => {
  const other = await addPackage(server)
  const anHour = 3_600_000
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const { code: used } = await addCoupon(server)
  await pay(await byStripe(used))
  const { code: usedUp } = await addCoupon(server, { maxUses: 1 })
  await byStripe(usedUp, await server.addMember())
  const codes = {
    unknown: 'NO-SUCH-CODE',
    inactive: (await addCoupon(server, { isActive: false })).code,
    not_yet: (await addCoupon(server, { startsAt: at(anHour) })).code,
    ended: (await addCoupon(server, { startsAt: at(-2 * anHour), endsAt: at(-anHour) })).code,
    other_package: (await addCoupon(server, { packageId: other })).code,
    already_used: used,
    used_up: usedUp,
  }
  for (const [reason, couponCode] of Object.entries(codes)) {
    await expect(buyer.call(checkout.getOrder, { packageId, couponCode })).rejects.toMatchObject(unusable(reason))
    await expect(byStripe(couponCode)).rejects.toMatchObject(unusable(reason))
    await expect(buyer.call(checkout.startWithCoupon, { packageId, couponCode })).rejects.toMatchObject(
      unusable(reason),
    )
  }
  const { code: dollars } = await addCoupon(server, { amountMinor: 100, currency: 'USD' })
  await expect(byStripe(dollars)).rejects.toMatchObject(unusable('other_package'))
})

test('a use is reserved once for a payment, however often it is begun', async () => {
  const { id, code } = await addCoupon(server, { maxUses: 1 })
  const references = await Promise.all(Array.from({ length: 10 }, () => byStripe(code)))
  expect(new Set(references).size).toBe(1)
  expect(await usedOf(id)).toEqual([1, ['counted']])
  await expect(byStripe(code, await server.addMember())).rejects.toMatchObject(unusable('used_up'))
})

test('a use is given back when its payment is given up, and another way to pay takes it', async () => {
  const { id, code } = await addCoupon(server, { maxUses: 1 })
  await cancel(await byStripe(code))
  expect(await usedOf(id)).toEqual([0, ['returned']])
  const reference = await byPaypal(code)
  await cancel(reference)
  await cancel(reference)
  expect(await usedOf(id)).toEqual([0, ['returned', 'returned']])
})

test('whoever chooses another way to pay leaves the payment that held the coupon', async () => {
  const { id, code } = await addCoupon(server, { maxUses: 1 })
  const first = await byStripe(code)
  expect((await buyer.call(checkout.getOrder, { packageId, couponCode: code })).data.coupon?.code).toBe(code)
  const second = await byPaypal(code)
  const states = (await buyer.call(calls.getPaymentDetails, {})).data.map(({ state }) => state)
  expect(states).toEqual(['pending', 'cancelled'])
  expect(await usedOf(id)).toEqual([1, ['returned', 'counted']])
  expect(await pay(second)).toBe('succeeded')
  await ask(first)
  expect(await usedOf(id)).toEqual([1, ['returned', 'counted']])
})

test('where there is room for both, the payment that is open stays', async () => {
  const { id, code } = await addCoupon(server, { maxUsesPerMember: 2 })
  await byStripe(code)
  await byPaypal(code)
  expect(await usedOf(id)).toEqual([2, ['counted', 'counted']])
})

test('a use is given back when nobody paid within a day, and taken again by who pays late', async () => {
  const { id, code } = await addCoupon(server, { maxUses: 1 })
  const reference = await byStripe(code)
  await sql`update payment set created_at = now() - interval '25 hours' where reference = ${reference}`.execute(
    server.db,
  )
  expect(await ask(reference)).toBe('failed')
  expect(await usedOf(id)).toEqual([0, ['returned']])
  expect(await pay(reference)).toBe('succeeded')
  expect(await ask(reference)).toBe('succeeded')
  expect(await usedOf(id)).toEqual([1, ['counted']])
})

test('who pays late is honoured beyond the limit, which is never passed, and the ledger says so', async () => {
  const { id, code } = await addCoupon(server, { maxUses: 1 })
  const reference = await byStripe(code)
  await cancel(reference)
  const other = await server.addMember()
  await pay(await byStripe(code, other))
  expect(await pay(reference)).toBe('succeeded')
  expect(await usedOf(id)).toEqual([1, ['beyond', 'counted']])
  await expect(byStripe(code)).rejects.toMatchObject(unusable('already_used'))
})

test('who pays late for what they paid another way meanwhile is beyond their own limit', async () => {
  const { id, code } = await addCoupon(server)
  const first = await byStripe(code)
  await cancel(first)
  await pay(await byPaypal(code))
  expect(await pay(first)).toBe('succeeded')
  expect(await usedOf(id)).toEqual([1, ['beyond', 'counted']])
})

test('a refund gives no use back', async () => {
  const { id, code } = await addCoupon(server)
  const reference = await byStripe(code)
  await pay(reference)
  const charge = local.charges.all.find((one) => one.reference === reference)
  if (charge) local.charges.reverse(charge)
  expect(await ask(reference)).toBe('refunded')
  expect(await usedOf(id)).toEqual([1, ['counted']])
})

test('a code is not found by trying: after sixty an hour there is no answer, for one member', async () => {
  const { code } = await addCoupon(server)
  const tried = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => buyer.call(checkout.getOrder, { packageId, couponCode: `GUESS-${n}` })),
  )
  for (const one of tried) expect(one).toMatchObject({ reason: unusable('unknown') })
  for (const call of [
    () => buyer.call(checkout.getOrder, { packageId, couponCode: code }),
    () => buyer.call(checkout.startWithCoupon, { packageId, couponCode: code }),
    () => byStripe(code),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  await buyer.call(checkout.getOrder, { packageId })
  await byStripe(code, await server.addMember())
})

test('staff add, change and end coupons, one at a time, and each change is on record', async () => {
  const staff = await server.addMember({ staffRole: 'finance' })
  const said = { code: 'spring-26', percent: 25, packageId, maxUses: 3, note: 'For the fair' }
  const { id } = (await staff.call(staffCalls.saveCoupon, said)).data
  const list = async () => (await staff.call(staffCalls.listCoupons, {})).data.find((one) => one.id === id)
  expect(await list()).toMatchObject({
    ...{ code: 'spring-26', percent: 25, amount: null, currency: 'EUR', packageId, endsAt: null, version: 1 },
    ...{ maxUses: 3, maxUsesPerMember: 1, used: 0, isActive: true, note: 'For the fair' },
  })
  await byStripe('Spring-26')
  await byStripe('SPRING-26', await server.addMember())
  const refused = (fields: Record<string, string>) => ({ status: 400, data: { fields } })
  const save = (facts: object) => staff.call(staffCalls.saveCoupon, { ...said, ...facts })
  await expect(save({ code: 'SPRING-26' })).rejects.toMatchObject(refused({ code: 'taken' }))
  await expect(save({ id, version: 9 })).rejects.toMatchObject({ code: 'changed_meanwhile' })
  await expect(save({ id, maxUses: 1 })).rejects.toMatchObject(refused({ max_uses: 'too_small' }))
  await expect(save({ code: 'BOTH', amount: '5' })).rejects.toMatchObject(refused({ percent: 'required' }))
  await expect(save({ code: 'NONE', percent: undefined, amount: '0' })).rejects.toMatchObject(
    refused({ amount: 'invalid' }),
  )
  const backwards = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }
  await expect(save({ code: 'BACKWARDS', ...backwards })).rejects.toMatchObject(refused({ ends_at: 'too_small' }))
  await expect(save({ code: 'FAR', packageId: 999_999 })).rejects.toMatchObject({ code: 'not_found' })
  await save({ id, version: 1, maxUses: 2, percent: undefined, amount: '5' })
  expect(await list()).toMatchObject({ percent: null, amount: '5.00', used: 2, version: 2 })
  await staff.call(staffCalls.endCoupon, { id })
  await expect(staff.call(staffCalls.endCoupon, { id })).rejects.toMatchObject({ code: 'illegal_move' })
  await expect(byStripe('SPRING-26', await server.addMember())).rejects.toMatchObject(unusable('inactive'))
  const audit = server.db.selectFrom('audit').select(['action', 'actorId']).where('objectKind', '=', 'coupon')
  expect(await audit.where('objectId', '=', String(id)).orderBy('id').execute()).toEqual(
    ['coupon.saved', 'coupon.saved', 'coupon.ended'].map((action) => ({ action, actorId: staff.id })),
  )
})

test('whoever sent money to the bank has not given up its coupon by looking at another way to pay', async () => {
  await server.product.settings.set('bankAccount', bankAccount, null)
  const { id, code: couponCode } = await addCoupon(server)
  const { reference } = (await buyer.call(payByBankTransfer, { packageId, couponCode })).data
  await expect(byStripe(couponCode)).rejects.toMatchObject(unusable('already_used'))
  expect((await buyer.call(calls.getPaymentStatus, { reference })).data.state).toBe('pending')
  expect(await usedOf(id)).toEqual([1, ['counted']])
})
