import * as checkout from '@gable/contract/checkout'
import { getOwnPackages } from '@gable/contract/packages'
import * as calls from '@gable/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../../tools/payment-providers/open-payment-providers.ts'
import { addCoupon } from '../../../test/coupons.ts'
import { addPackage } from '../../../test/packages.ts'
import { paymentEnvironment } from '../../../../../../tools/payment-providers/payment-environment.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let local: PaymentProviders
let server: TestServer
let packageId: number
let buyer: Awaited<ReturnType<TestServer['addMember']>>

const rates = [
  { country: 'PT', percent: '23', name: 'IVA' },
  { country: 'CH', percent: '7.5', name: 'MWST' },
  { country: '', percent: '0', name: 'Reverse charge' },
]
const details = { name: 'Harbour Homes', address: 'Cais 1, Porto', country: 'PT', taxNumber: 'PT123', email: '' }

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer({ ...paymentEnvironment(local.url), SITE_CURRENCY: 'EUR' })
  packageId = await addPackage(server, { features: { property_list: 5 } })
})
afterAll(async () => {
  await server.stop()
  await local.close()
})
beforeEach(async () => {
  await server.product.settings.set('taxRates', rates, null)
  buyer = await server.addMember()
})

const bill = (country: string) => buyer.call(checkout.saveBillingDetails, { ...details, country })
const quote = async (couponCode?: string, id = packageId) =>
  (await buyer.call(checkout.getOrder, { packageId: id, couponCode })).data
const begin = async (couponCode?: string, id = packageId) =>
  (await buyer.call(calls.createPaymentIntent, { packageId: id, method: 'stripe', couponCode })).data
const rowOf = (reference: string) =>
  server.db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const grants = async () => (await buyer.call(getOwnPackages, {})).data

test('an order without coupon and tax costs what its package does', async () => {
  await server.product.settings.set('taxRates', [], null)
  const order = await quote()
  expect(order).toMatchObject({ packageId, name: 'Starter', durationDays: 30, currency: 'EUR', coupon: null })
  expect(order).toMatchObject({ price: '19.00', discount: '0.00', tax: '0.00', total: '19.00' })
  expect([order.taxName, order.taxPercent]).toEqual(['', '0'])
  const days = (Date.parse(order.endsAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('tax is that of the country of whom the invoice is for, on what a coupon leaves', async () => {
  const { code } = await addCoupon(server)
  expect(await quote()).toMatchObject({ taxName: 'Reverse charge', taxPercent: '0', total: '19.00' })
  await bill('CH')
  expect(await quote()).toMatchObject({ taxName: 'MWST', taxPercent: '7.5', tax: '1.43', total: '20.43' })
  await bill('PT')
  expect(await quote(code.toLowerCase())).toMatchObject({
    ...{ price: '19.00', discount: '1.90', taxName: 'IVA', taxPercent: '23', tax: '3.93', total: '21.03' },
    coupon: { code, percent: 10, amount: null },
  })
  expect((await begin(code)).amount).toBe('21.03')
})

test('T45 what a payment is made of is frozen when it begins, whatever changes afterwards', async () => {
  await bill('PT')
  const { id, code } = await addCoupon(server, { amountMinor: 500 })
  const own = await addPackage(server)
  const { reference, amount } = await begin(code, own)
  expect(amount).toBe('17.22')
  await server.db.updateTable('package').set({ priceMinor: 1 }).where('id', '=', own).execute()
  await server.db.updateTable('coupon').set({ amountMinor: 1 }).where('id', '=', id).execute()
  await server.product.settings.set('taxRates', [], null)
  await bill('CH')
  const frozen = { priceMinor: 1_900, discountMinor: 500, taxMinor: 322, taxBasisPoints: 2_300, amountMinor: 1_722 }
  expect(await rowOf(reference)).toMatchObject({ ...frozen, taxName: 'IVA', billing: details })
  const charge = local.charges.all.find((one) => one.reference === reference)
  expect(charge).toMatchObject({ amountMinor: 1_722, currency: 'EUR' })
})

test('the same order begun again is the same payment; of another coupon, country or name another one', async () => {
  const [one, two] = [await addCoupon(server), await addCoupon(server)]
  const first = await begin()
  expect((await begin()).reference).toBe(first.reference)
  const references = [first.reference, (await begin(one.code)).reference]
  expect((await begin(one.code.toLowerCase())).reference).toBe(references[1])
  // Of the same amount, and yet another coupon.
  references.push((await begin(two.code)).reference)
  await bill('PT')
  references.push((await begin()).reference)
  await buyer.call(checkout.saveBillingDetails, { ...details, name: 'Ada Lister' })
  references.push((await begin()).reference)
  expect(new Set(references).size).toBe(5)
})

test('a payment by card is gone on with, also in another language and under another name of its package', async () => {
  const own = await addPackage(server, { name: 'Agency' })
  const first = await begin(undefined, own)
  await server.db
    .updateTable('package')
    .set({ names: JSON.stringify({ en: 'Agencies', ar: 'وكالة' }) })
    .where('id', '=', own)
    .execute()
  expect(await begin(undefined, own)).toEqual(first)
  const again = { packageId: own }
  const { starting } = server.product.payments
  const inArabic = await starting.pay({ accountId: buyer.id, permissions: [] }, 'stripe', again, 'ar')
  expect(inArabic).toEqual(first)
})

test('with nothing left to pay no payment begins, and the package starts without one, once', async () => {
  await bill('PT')
  const { code } = await addCoupon(server, { percent: 100 })
  expect(await quote(code)).toMatchObject({ discount: '19.00', tax: '0.00', total: '0.00' })
  const wanted = { packageId, couponCode: code }
  for (const pay of [
    () => begin(code),
    () => buyer.call(calls.payWithPaypal, wanted),
    () => buyer.call(calls.payWithFlutterwave, wanted),
  ]) {
    await expect(pay()).rejects.toMatchObject({ code: 'illegal_move' })
  }
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => buyer.call(checkout.startWithCoupon, wanted)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) {
    if (one.status === 'rejected') {
      expect(one.reason).toMatchObject({ code: 'coupon_unusable', data: { reason: 'already_used' } })
    }
  }
  expect(await grants()).toMatchObject([{ packageId, source: 'coupon', status: 'running' }])
  const payments = server.db.selectFrom('payment').select('id').where('accountId', '=', buyer.id)
  expect(await payments.execute()).toEqual([])
})

test('where something is left to pay nothing starts without a payment, nor does what is free anyway', async () => {
  const { code } = await addCoupon(server, { amountMinor: 1_899 })
  const start = (id: number) => buyer.call(checkout.startWithCoupon, { packageId: id, couponCode: code })
  await expect(start(packageId)).rejects.toMatchObject({ status: 402, code: 'payment_required' })
  const free = await addPackage(server, { priceMinor: 0 })
  await expect(start(free)).rejects.toMatchObject({ code: 'illegal_move' })
  await expect(quote(undefined, free)).rejects.toMatchObject({ code: 'illegal_move' })
  const retired = await addPackage(server, { isActive: false })
  await expect(start(retired)).rejects.toMatchObject({ code: 'not_found' })
  await expect(quote(undefined, retired)).rejects.toMatchObject({ code: 'not_found' })
  expect(await grants()).toEqual([])
})

test('a package that runs is gone on with: the order ends after what is left of it', async () => {
  const { code } = await addCoupon(server, { percent: 100, maxUsesPerMember: 2 })
  const wanted = { packageId, couponCode: code }
  const { expiresAt } = (await buyer.call(checkout.startWithCoupon, wanted)).data
  const { endsAt } = await quote(code)
  expect(Date.parse(endsAt) - Date.parse(expiresAt)).toBe(30 * 86_400_000)
  expect((await buyer.call(checkout.startWithCoupon, wanted)).data.expiresAt).toBe(endsAt)
})

test('billing details are kept as they are said, emptied, and gone with the member, also from payments', async () => {
  const empty = { name: '', address: '', country: '', taxNumber: '', email: '' }
  const read = async () => (await buyer.call(checkout.getBillingDetails, {})).data
  expect(await read()).toEqual(empty)
  await bill('PT')
  expect(await read()).toEqual(details)
  const { reference } = await begin()
  await buyer.call(checkout.saveBillingDetails, empty)
  expect(await read()).toEqual(empty)
  await bill('PT')
  const { code } = await addCoupon(server, { percent: 100 })
  await buyer.call(checkout.startWithCoupon, { packageId, couponCode: code })
  await server.product.payments.eraseAllOf(buyer.id)
  expect((await rowOf(reference)).billing).toEqual({})
  const { rows } = await sql`select from billing_details where account_id = ${buyer.id}
    union all select from coupon_use where account_id = ${buyer.id}`.execute(server.db)
  expect(rows).toEqual([])
})

test.each([
  [[{ country: 'pt', percent: '23', name: 'IVA' }]],
  [[{ country: 'PT', percent: '23.125', name: 'IVA' }]],
  [[{ country: 'PT', percent: '101', name: 'IVA' }]],
  [[{ country: 'PT', percent: '-1', name: 'IVA' }]],
  [[...rates, ...rates]],
])('the tax rates cannot be %j', async (said) => {
  await expect(server.product.settings.set('taxRates', said, null)).rejects.toMatchObject({ status: 400 })
})

test('T56 a member begins thirty payments an hour and no more', async () => {
  await begin()
  await sql`update rate_window set used = 30 where key = ${`pay:${buyer.id}`}`.execute(server.db)
  await expect(begin()).rejects.toMatchObject({ code: 'too_many_requests' })
  expect((await buyer.call(calls.getPaymentDetails, {})).total).toBe(1)
})
