import { createHmac } from 'node:crypto'
import * as calls from '@gable/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../../../tools/payment-providers/payment-environment.ts'
import { paystackKeys } from '../../../../../tools/payment-providers/paystack.ts'
import { addPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let local: PaymentProviders
let server: TestServer
let packageId: number
let buyer: Awaited<ReturnType<TestServer['addMember']>>

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer(paymentEnvironment(local.url))
  packageId = await addPackage(server)
})
afterAll(async () => {
  await server.stop()
  await local.close()
})
beforeEach(async () => {
  buyer = await server.addMember()
})

type Sent = { body?: string; headers?: Record<string, string> }
async function send({ body = '', headers = {} }: Sent, provider = 'paypal') {
  const url = `/api/payment-webhooks/${provider}`
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: body })
  return statusCode
}
/** A PayPal payment that the buyer agreed to, and what PayPal tells of it. */
async function agreed() {
  const { reference } = (await buyer.call(calls.payWithPaypal, { packageId })).data
  const charge = local.charges.all.find((one) => one.reference === reference)
  if (!charge) throw new Error('PayPal knows of no such payment')
  local.settle(charge, 'pay')
  const webhook = local.webhooks.all.at(-1)
  if (!webhook) throw new Error('PayPal told nothing')
  return { reference, charge, webhook: local.webhooks.request(webhook) }
}
const stored = () => server.db.selectFrom('paymentWebhook').selectAll().orderBy('id', 'desc').execute()
const stateOf = async (reference: string) => {
  const payment = server.db.selectFrom('payment').select('state').where('reference', '=', reference)
  return (await payment.executeTakeFirstOrThrow()).state
}

test('T47 T48 what somebody made up under the id of an event does not pass for the event', async () => {
  const { reference, webhook } = await agreed()
  const forged = { ...webhook, headers: { ...webhook.headers, 'paypal-transmission-sig': 'Zm9yZ2Vk' } }
  expect(await send(forged)).toBe(200)
  await server.runJobs()
  expect(await stateOf(reference)).toBe('pending')
  expect((await stored())[0]).toMatchObject({ outcome: 'refused', body: Buffer.alloc(0), headers: {} })
  expect(await send(webhook)).toBe(200)
  await server.runJobs()
  expect(await stateOf(reference)).toBe('succeeded')
})

test('T48 the same delivery is stored once', async () => {
  const { webhook } = await agreed()
  const before = (await stored()).length
  for (const _ of [1, 2, 3]) await send(webhook)
  expect((await stored()).length - before).toBe(1)
})

test('T47 of what anybody may have sent nothing is kept that is about no payment, or larger than what is told', async () => {
  const { charge, webhook } = await agreed()
  const before = (await stored()).length
  expect(await send({ ...webhook, body: webhook.body.replaceAll(charge.id, 'ANOTHER') })).toBe(200)
  const large = JSON.stringify({ ...(JSON.parse(webhook.body) as object), more: 'x'.repeat(40_000) })
  expect(await send({ ...webhook, body: large })).toBe(400)
  expect((await stored()).length).toBe(before)
})

test('T47 whoever makes up much about their own payment makes nobody else wait', async () => {
  const mine = await agreed()
  expect(await send(mine.webhook)).toBe(200)
  await sql`update rate_window set used = 200 where key like 'webhooks:unproven:%'`.execute(server.db)
  const changed = { ...mine.webhook, headers: { ...mine.webhook.headers, 'paypal-transmission-id': 'T-2' } }
  expect(await send(changed)).toBe(429)
  buyer = await server.addMember()
  expect(await send((await agreed()).webhook)).toBe(200)
})

test('T71 what providers told of a buyer is forgotten with them, also what they tell later', async () => {
  const { reference, charge, webhook } = await agreed()
  await send(webhook)
  await server.runJobs()
  const isTold = (body: Buffer) => body.includes(reference) || body.includes(charge.id)
  expect((await stored()).some(({ body }) => isTold(body))).toBe(true)
  await server.product.payments.eraseAllOf(buyer.id)
  expect((await stored()).some(({ body }) => isTold(body))).toBe(false)
  local.charges.reverse(charge)
  const later = local.webhooks.all.at(-1)
  expect(later && (await send(local.webhooks.request(later)))).toBe(200)
  await server.runJobs()
  expect(await stateOf(reference)).toBe('refunded')
  expect((await stored()).some(({ body }) => isTold(body))).toBe(false)
})

test('T49 a provider tells of its own payments alone', async () => {
  const { reference } = await agreed()
  const body = JSON.stringify({ event: 'charge.success', data: { reference } })
  const signature = createHmac('sha512', paystackKeys.secretKey).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
  expect(await send({ body, headers }, 'paystack')).toBe(200)
  await server.runJobs()
  expect((await stored())[0]).toMatchObject({ provider: 'paystack', outcome: 'unknown' })
  expect(await stateOf(reference)).toBe('pending')
})
