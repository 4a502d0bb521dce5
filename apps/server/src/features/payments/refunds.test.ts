import { getNotifications } from '@gable/contract/notifications'
import { getOwnPackages } from '@gable/contract/packages'
import * as calls from '@gable/contract/payments'
import {
  clearPaymentAlarm,
  confirmTransfer,
  getStaffPayment,
  listStaffPayments,
  refundPayment,
} from '@gable/contract/staff-payments'
import type { ProviderName } from '@gable/domain/payment-methods'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../../../tools/payment-providers/payment-environment.ts'
import { addPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { ProviderUnavailable } from './providers/ask-provider.ts'

type Member = Awaited<ReturnType<TestServer['addMember']>>
let local: PaymentProviders
let server: TestServer
let packageId: number
let finance: Member
let buyer: Member

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer(paymentEnvironment(local.url))
  packageId = await addPackage(server, { features: { property_list: 5 } })
  finance = await server.addMember({ staffRole: 'finance', isFresh: true })
})
afterAll(async () => {
  await server.stop()
  await local.close()
})
beforeEach(async () => {
  buyer = await server.addMember()
})

const providers = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const

async function begin(name: ProviderName) {
  const { call } = buyer
  if (name === 'paypal') return (await call(calls.payWithPaypal, { packageId })).data.reference
  if (name === 'flutterwave') return (await call(calls.payWithFlutterwave, { packageId })).data.reference
  return (await call(calls.createPaymentIntent, { packageId, method: name })).data.reference
}
const chargeOf = (reference: string) => {
  const found = local.charges.all.find((charge) => charge.reference === reference)
  if (!found) throw new Error('The provider knows of no such payment')
  return found
}
async function pay(name: ProviderName) {
  const reference = await begin(name)
  local.settle(chargeOf(reference), 'pay')
  await buyer.call(calls.getPaymentStatus, { reference })
  return reference
}
const sentBack = (reference: string) => local.charges.refundedMinor(chargeOf(reference))
const refund = async (reference: string, amount: string) =>
  (await finance.call(refundPayment, { reference, amount, reason: 'As we agreed' })).data
const open = async (reference: string) => (await finance.call(getStaffPayment, { reference })).data
const statusOf = async () => (await buyer.call(getOwnPackages, {})).data[0]?.status
const runAgain = async (reference: string) => {
  const row = server.db.selectFrom('paymentRefund').innerJoin('payment', 'payment.id', 'paymentId')
  const [{ id } = { id: 0 }] = await row.select('paymentRefund.id').where('payment.reference', '=', reference).execute()
  await server.product.jobs.find(({ name }) => name === 'payments.refund')?.run({ id })
}
/** As after a kill between the answer of the provider and our note of it. */
const forget = (reference: string) =>
  sql`update payment_refund set state = 'pending', done_at = null
    where payment_id = (select id from payment where reference = ${reference}::uuid)`.execute(server.db)
const ask = (reference: string) =>
  server.db
    .updateTable('payment')
    .set({ askAt: sql<Date>`now()` })
    .where('reference', '=', reference)
    .execute()
    .then(() => server.product.jobs.find(({ name }) => name === 'payments.clock')?.run({}))
    .then(() => server.runJobs())

test('T46 staff confirm a transfer, and nothing that a provider tells of', async () => {
  const { reference } = (await buyer.call(calls.createPaymentIntent, { packageId, method: 'stripe' })).data
  const confirming = finance.call(confirmTransfer, { reference, amount: '19.00' })
  await expect(confirming).rejects.toMatchObject({ code: 'illegal_move' })
  expect([(await open(reference)).state, await statusOf()]).toEqual(['pending', undefined])
})

test('T53 a dispute of what was refunded is told as more than was paid, and counts as all of it', async () => {
  const reference = await pay('paypal')
  const charge = local.charges.all.find((one) => one.reference === reference)
  charge?.refunds.push({ id: 're_1', amountMinor: 1_000 }, { id: 're_2', amountMinor: 1_500 })
  await ask(reference)
  expect([(await open(reference)).state, await statusOf()]).toEqual(['refunded', 'revoked'])
})

describe.each(providers)('with %s', (name) => {
  test('T53 a part goes back and leaves the package, all of it ends the package', async () => {
    const reference = await pay(name)
    expect((await refund(reference, '4.50')).state).toBe('pending')
    expect(sentBack(reference)).toBe(0)
    await server.runJobs()
    expect([sentBack(reference), await statusOf()]).toEqual([450, 'running'])
    expect((await buyer.call(calls.getPaymentDetails, {})).data).toMatchObject([{ refunded: '4.50' }])
    await refund(reference, '14.50')
    await server.runJobs()
    expect([sentBack(reference), await statusOf()]).toEqual([1_900, 'revoked'])
    expect(await open(reference)).toMatchObject({ state: 'refunded', refunded: '19.00' })
  })

  test('T48 what the provider tells of our own refund counts once', async () => {
    const reference = await pay(name)
    await refund(reference, '4.50')
    await server.runJobs()
    for (let times = 0; times < 3; times += 1) await ask(reference)
    expect(await open(reference)).toMatchObject({ state: 'succeeded', refunded: '4.50' })
    const told = (await buyer.call(getNotifications, {})).data.filter(({ type }) => type === 'payment')
    // That it came, and that a part went back.
    expect(told).toHaveLength(2)
  })

  test('F17 a refund whose job is done twice, or at once, goes back once', async () => {
    const reference = await pay(name)
    await refund(reference, '4.50')
    await runAgain(reference)
    await Promise.all([runAgain(reference), runAgain(reference), server.runJobs()])
    expect([sentBack(reference), (await open(reference)).refunded]).toEqual([450, '4.50'])
  })

  test('F1 killed before it was noted that the provider has it, it goes back once', async () => {
    const reference = await pay(name)
    await refund(reference, '4.50')
    await server.runJobs()
    await forget(reference)
    // Providers keep keys for a day.
    local.charges.forgetKeys()
    await runAgain(reference)
    expect([sentBack(reference), (await open(reference)).refunds]).toMatchObject([450, [{ state: 'done' }]])
  })

  test('F20 while the provider is away a refund waits, and nothing else is sent back meanwhile', async () => {
    const reference = await pay(name)
    await refund(reference, '4.50')
    local.setFault(name, { isDown: true })
    await expect(runAgain(reference)).rejects.toBeInstanceOf(ProviderUnavailable)
    await expect(refund(reference, '1')).rejects.toMatchObject({ status: 503, code: 'payment_unavailable' })
    local.setFault(name, {})
    await expect(refund(reference, '1')).rejects.toMatchObject({ code: 'illegal_move' })
    await runAgain(reference)
    expect([sentBack(reference), (await open(reference)).refunds]).toMatchObject([450, [{ state: 'done' }]])
  })

  test('what the provider refuses is noted, and the payment stays as it was', async () => {
    const reference = await pay(name)
    await refund(reference, '4.50')
    const charge = chargeOf(reference)
    // It was changed there since we asked.
    charge.state = 'failed'
    await server.runJobs()
    charge.state = 'succeeded'
    expect(await open(reference)).toMatchObject({ refunded: '0.00', refunds: [{ state: 'refused' }] })
    const audit = server.db.selectFrom('audit').select('outcome').where('action', '=', 'payment.refund-refused')
    expect(await audit.execute()).toContainEqual({ outcome: 'denied' })
    await refund(reference, '1')
    await server.runJobs()
    expect(sentBack(reference)).toBe(100)
  })

  test('what went back at the provider itself is known before more is sent', async () => {
    const reference = await pay(name)
    local.charges.refund(chargeOf(reference), 1_000)
    await expect(refund(reference, '9.01')).rejects.toMatchObject({ code: 'invalid_request' })
    await refund(reference, '9.00')
    await server.runJobs()
    expect([sentBack(reference), (await open(reference)).state]).toEqual([1_900, 'refunded'])
  })
})

test('T56 many refunds at once are one, and the others are refused', async () => {
  const reference = await pay('stripe')
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => refund(reference, '4')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await server.runJobs()
  expect(sentBack(reference)).toBe(400)
})

test('F20 a refund that was tried in vain is tried again by the clock', async () => {
  const reference = await pay('stripe')
  await refund(reference, '4')
  await sql`delete from graphile_worker._private_jobs`.execute(server.db)
  await sql`update payment_refund set created_at = now() - interval '2 hours' where state = 'pending'`.execute(
    server.db,
  )
  await server.product.jobs.find(({ name }) => name === 'payments.refund-clock')?.run({})
  await server.runJobs()
  expect(sentBack(reference)).toBe(400)
})

test('what is not paid, and one’s own, is not sent back', async () => {
  const reference = await begin('stripe')
  await expect(refund(reference, '1')).rejects.toMatchObject({ code: 'illegal_move' })
  const paid = await pay('stripe')
  await server.db.updateTable('payment').set({ accountId: finance.id }).where('reference', '=', paid).execute()
  await expect(refund(paid, '1')).rejects.toMatchObject({ code: 'about_yourself' })
})

test('T49 an alarm that a person has dealt with is not raised again by the same report', async () => {
  const reference = await begin('stripe')
  const charge = chargeOf(reference)
  charge.amountMinor = 100
  local.settle(charge, 'pay')
  await ask(reference)
  const alarmed = async () =>
    (await finance.call(listStaffPayments, { alarm: 'any' })).data.filter((row) => row.reference === reference)
  expect(await alarmed()).toMatchObject([{ alarm: 'mismatch', state: 'pending' }])
  await finance.call(clearPaymentAlarm, { reference, note: 'Sent back at Stripe' })
  await ask(reference)
  expect(await alarmed()).toEqual([])
})
