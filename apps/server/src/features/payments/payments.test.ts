import * as calls from '@gable/contract/payments'
import { getOwnPackages } from '@gable/contract/packages'
import { getNotifications } from '@gable/contract/notifications'
import type { ProviderName } from '@gable/domain/payment-methods'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../../../tools/payment-providers/payment-environment.ts'
import type { Webhook } from '../../../../../tools/payment-providers/webhooks.ts'
import { addPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let local: PaymentProviders
let server: TestServer
let packageId: number
type Buyer = Awaited<ReturnType<TestServer['addMember']>>
let buyer: Buyer

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer(paymentEnvironment(local.url))
  packageId = await addPackage(server, { features: { property_list: 5 } })
})
afterAll(async () => {
  await server.stop()
  await local.close()
})
beforeEach(async () => {
  buyer = await server.addMember()
})

const providers = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const

async function begin(name: ProviderName, { call }: Buyer = buyer, id = packageId) {
  const wanted = { packageId: id }
  if (name === 'paypal') return (await call(calls.payWithPaypal, wanted)).data.reference
  if (name === 'flutterwave') return (await call(calls.payWithFlutterwave, wanted)).data.reference
  return (await call(calls.createPaymentIntent, { ...wanted, method: name })).data.reference
}
const chargeOf = (reference: string) => {
  const found = local.charges.all.find((charge) => charge.reference === reference)
  if (!found) throw new Error('The provider knows of no such payment')
  return found
}
/** As it travels: the route takes the bytes, and the worker does the rest. */
const tell = async (webhook: Webhook | undefined, { at = Date.now(), body = webhook?.body ?? '' } = {}) => {
  if (!webhook) throw new Error('Nothing was told')
  const { headers } = local.webhooks.request(webhook, at)
  const url = `/api/payment-webhooks/${webhook.provider}`
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: body })
  await server.runJobs()
  return statusCode
}
const told = (reference: string) =>
  local.webhooks.all.filter(({ body }) => body.includes(reference) || body.includes(chargeOf(reference).id))
const lastTold = (reference: string) => told(reference).at(-1)
const stateOf = async (reference: string) => {
  const row = server.db.selectFrom('payment').select('state').where('reference', '=', reference)
  return (await row.executeTakeFirstOrThrow()).state
}
const grantsOf = async ({ call }: Buyer = buyer) => (await call(getOwnPackages, {})).data
const clock = async () => {
  await server.product.jobs.find(({ name }) => name === 'payments.clock')?.run({})
  await server.runJobs()
}
const makeDue = (reference: string, age = '6 minutes') =>
  server.db
    .updateTable('payment')
    .set({ askAt: sql<Date>`now()`, createdAt: sql<Date>`now() - ${age}::interval` })
    .where('reference', '=', reference)
    .execute()

test('the site says how one can pay, and tells no secret', async () => {
  const { data } = await buyer.call(calls.getPaymentSettings, {})
  expect(data.map(({ method, isTest }) => [method, isTest])).toEqual(providers.map((name) => [name, true]))
  expect(JSON.stringify(data)).not.toMatch(/sk_|whsec|SECK|secret/)
})

describe.each(providers)('with %s', (name) => {
  test('T45 the price is that of the package, whatever is sent, and a webhook gives it', async () => {
    const amount = '0.01'
    if (name === 'flutterwave') await buyer.call(calls.payWithFlutterwave, { packageId, amount })
    const reference = await begin(name)
    expect(chargeOf(reference)).toMatchObject({ amountMinor: 1_900, currency: 'EUR' })
    local.settle(chargeOf(reference), 'pay')
    expect(await stateOf(reference)).toBe('pending')
    expect(await tell(lastTold(reference))).toBe(200)
    expect(await stateOf(reference)).toBe('succeeded')
    expect(await grantsOf()).toMatchObject([{ packageId, source: 'payment', status: 'running' }])
    expect((await buyer.call(getNotifications, {})).data).toMatchObject([{ type: 'payment' }])
  })

  test('T48 F17 told 25 times, at once and later, there is one grant', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    const webhook = lastTold(reference)
    const codes = await Promise.all(Array.from({ length: 25 }, () => tell(webhook)))
    expect(new Set(codes)).toEqual(new Set([200]))
    for (const again of told(reference)) await tell(again)
    expect(await grantsOf()).toHaveLength(1)
  })

  test('T47 what the provider did not send is refused, and gives nothing', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    const webhook = lastTold(reference)
    const url = `/api/payment-webhooks/${name}`
    const unsigned = await server.app.inject({
      ...{ method: 'POST', url, payload: webhook?.body ?? '' },
      headers: { 'content-type': 'application/json' },
    })
    expect(unsigned.statusCode).toBe(400)
    await server.runJobs()
    expect([await stateOf(reference), await grantsOf()]).toEqual(['pending', []])
  })

  test('T46 whoever comes back and says that they paid has not paid', async () => {
    const reference = await begin(name)
    const { data } = await buyer.call(calls.getPaymentStatus, { reference })
    expect(data).toMatchObject({ reference, state: 'pending', packageId, expiresAt: null })
    expect(await grantsOf()).toEqual([])
  })

  test('F16 a webhook that is lost is made up for by the clock', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    await clock()
    expect(await stateOf(reference)).toBe('pending')
    await makeDue(reference)
    await clock()
    expect([await stateOf(reference), (await grantsOf()).length]).toEqual(['succeeded', 1])
  })

  test('whoever comes back need not wait for the webhook', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    expect((await buyer.call(calls.getPaymentStatus, { reference })).data.state).toBe('succeeded')
    expect(await tell(lastTold(reference))).toBe(200)
    expect(await grantsOf()).toHaveLength(1)
  })

  test('T54 giving up ends what is pending, never what is paid, and a payment after it wins', async () => {
    const reference = await begin(name)
    expect((await buyer.call(calls.failPayment, { reference })).data.state).toBe('cancelled')
    local.settle(chargeOf(reference), 'pay')
    await tell(lastTold(reference))
    expect(await stateOf(reference)).toBe('succeeded')
    await expect(buyer.call(calls.failPayment, { reference })).rejects.toMatchObject({ code: 'illegal_move' })
    expect(await grantsOf()).toHaveLength(1)
  })

  test('T53 what goes back ends the package that runs because of it', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    await tell(lastTold(reference))
    expect(await grantsOf()).toMatchObject([{ status: 'running' }])
    local.charges.reverse(chargeOf(reference))
    await tell(lastTold(reference))
    expect([await stateOf(reference), await grantsOf()]).toMatchObject(['refunded', [{ status: 'revoked' }]])
  })

  test('T53 what goes back gives nothing, also when it is told first', async () => {
    const reference = await begin(name)
    local.settle(chargeOf(reference), 'pay')
    if (name === 'paypal') await buyer.call(calls.getPaymentStatus, { reference })
    const paid = lastTold(reference)
    local.charges.reverse(chargeOf(reference))
    await tell(lastTold(reference))
    await tell(paid)
    // Paystack and Flutterwave are asked about refunds once a payment is known to be paid.
    await makeDue(reference)
    await clock()
    expect(await stateOf(reference)).toBe('refunded')
    expect((await grantsOf()).filter(({ status }) => status === 'running')).toEqual([])
  })

  test('T56 many at once with one key are one payment, and with another wish a refusal', async () => {
    const { call } = buyer
    const keyed = server.callAs(buyer.token, { 'idempotency-key': `pay-${name}` })
    const ask = (id: number) => begin(name, { ...buyer, call: keyed }, id)
    const references = await Promise.all(Array.from({ length: 10 }, () => ask(packageId)))
    expect(new Set(references).size).toBe(1)
    expect(local.charges.all.filter(({ reference }) => reference === references[0])).toHaveLength(1)
    const other = await addPackage(server, { priceMinor: 9_900 })
    await expect(ask(other)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
    expect((await call(calls.getPaymentDetails, {})).total).toBe(1)
  })

  test('F20 while it is away nobody is charged, and the next try goes on', async () => {
    local.setFault(name, { isDown: true })
    await expect(begin(name)).rejects.toMatchObject({ status: 503, code: 'payment_unavailable' })
    local.setFault(name, {})
    const reference = await begin(name)
    expect((await buyer.call(calls.getPaymentDetails, {})).data).toMatchObject([{ reference, state: 'pending' }])
  })
})

test('T49 a payment of somebody else is not there, and one of another amount gives nothing', async () => {
  const reference = await begin('stripe')
  const other = await server.addMember()
  for (const call of [calls.getPaymentStatus, calls.failPayment]) {
    await expect(other.call(call, { reference })).rejects.toMatchObject({ code: 'not_found' })
  }
  const charge = chargeOf(reference)
  charge.amountMinor = 100
  local.settle(charge, 'pay')
  await tell(lastTold(reference))
  expect([await stateOf(reference), await grantsOf()]).toEqual(['pending', []])
  const row = server.db.selectFrom('payment').select('alarm').where('reference', '=', reference)
  expect(await row.executeTakeFirst()).toEqual({ alarm: 'mismatch' })
})

test('F16 what is given up is asked about no later than if it were not', async () => {
  const reference = await begin('stripe')
  const askAt = () =>
    server.db.selectFrom('payment').select('askAt').where('reference', '=', reference).executeTakeFirstOrThrow()
  const before = await askAt()
  await buyer.call(calls.failPayment, { reference })
  expect(await askAt()).toEqual(before)
})

test('what nobody paid within a day has failed, and is asked about a while longer', async () => {
  const reference = await begin('paystack')
  await makeDue(reference, '25 hours')
  await clock()
  expect(await stateOf(reference)).toBe('failed')
  local.settle(chargeOf(reference), 'pay')
  await makeDue(reference, '30 hours')
  await clock()
  expect([await stateOf(reference), (await grantsOf()).length]).toEqual(['succeeded', 1])
})

test('F18 what is paid by somebody who is gone is noted for staff, and given to nobody', async () => {
  const reference = await begin('stripe')
  local.settle(chargeOf(reference), 'pay')
  await server.product.payments.eraseAllOf(buyer.id)
  await tell(lastTold(reference))
  const row = server.db.selectFrom('payment').select(['state', 'alarm']).where('reference', '=', reference)
  expect(await row.executeTakeFirst()).toEqual({ state: 'succeeded', alarm: 'ownerless' })
  expect(await grantsOf()).toEqual([])
})

test('a free package and one that is not offered are not paid for', async () => {
  const free = await addPackage(server, { priceMinor: 0 })
  await expect(begin('stripe', buyer, free)).rejects.toMatchObject({ code: 'illegal_move' })
  const retired = await addPackage(server, { isActive: false })
  await expect(begin('stripe', buyer, retired)).rejects.toMatchObject({ code: 'not_found' })
})

test('whoever is declined and pays with another card is told so at once, whatever the webhook said of the first', async () => {
  const reference = await begin('stripe')
  local.charges.settle(chargeOf(reference), 'failed')
  await tell(lastTold(reference))
  expect(await stateOf(reference)).toBe('failed')
  local.charges.settle(chargeOf(reference), 'succeeded')
  const { data } = await buyer.call(calls.getPaymentStatus, { reference })
  expect(data.state).toBe('succeeded')
  expect(await grantsOf()).toHaveLength(1)
})

test('PayPal by GET takes a bearer token and no cookie', async () => {
  const url = `/api/paypal?package_id=${packageId}`
  const byBearer = await server.app.inject({ url, headers: { authorization: `Bearer ${buyer.token}` } })
  expect(byBearer.json()).toMatchObject({
    error: false,
    data: { redirect_url: expect.stringContaining('/paypal/') as unknown },
  })
  const byCookie = await server.app.inject({ url, headers: { cookie: `__Host-session=${buyer.token}` } })
  expect(byCookie.statusCode).toBe(401)
})

test('of Stripe and Paystack one has to be named where the site has both', async () => {
  await expect(buyer.call(calls.createPaymentIntent, { packageId })).rejects.toMatchObject({
    code: 'payment_method_unavailable',
    data: { methods: ['stripe', 'paystack'] },
  })
})

test('whoever begins on the site and goes on in the app comes back to the app', async () => {
  const start = async (platform: 'web' | 'app') =>
    (await buyer.call(calls.payWithFlutterwave, { packageId, platform })).data.reference
  const [onSite, inApp] = [await start('web'), await start('app')]
  expect(chargeOf(onSite).returnUrl).toBe(`http://gable.test/payment/${onSite}`)
  expect(chargeOf(inApp).returnUrl).toBe(`http://gable.test/payment/${inApp}?platform=app`)
  expect(await start('app')).toBe(inApp)
})

test('T47 without a secret a provider tells us nothing, and an unknown one has no address', async () => {
  const bare = await startTestServer()
  const post = (provider: string) =>
    bare.app.inject({ method: 'POST', url: `/api/payment-webhooks/${provider}`, payload: '{}' })
  expect((await post('stripe')).statusCode).toBe(503)
  expect((await post('klarna')).statusCode).toBe(404)
  const member = await bare.addMember()
  expect((await member.call(calls.getPaymentSettings, {})).data).toEqual([])
  await expect(member.call(calls.payWithPaypal, { packageId: 1 })).rejects.toMatchObject({
    code: 'payment_method_unavailable',
  })
  await bare.stop()
})
