import type { ProviderName } from '@gable/domain/payment-methods'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flutterwaveKeys } from '../../../../../../tools/payment-providers/flutterwave.ts'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../../tools/payment-providers/open-payment-providers.ts'
import { paypalKeys } from '../../../../../../tools/payment-providers/paypal.ts'
import { livePaystackKey, paystackKeys } from '../../../../../../tools/payment-providers/paystack.ts'
import { stripeKeys } from '../../../../../../tools/payment-providers/stripe.ts'
import type { Webhook } from '../../../../../../tools/payment-providers/webhooks.ts'
import { ProviderRefusal, ProviderUnavailable } from './ask-provider.ts'
import { createFlutterwaveProvider } from './flutterwave.ts'
import type { KnownPayment, PaymentProvider, PaymentToStart } from './payment-provider.ts'
import { createPaypalProvider } from './paypal.ts'
import { createPaystackProvider } from './paystack.ts'
import { createStripeProvider } from './stripe.ts'

let local: PaymentProviders
let all: Record<ProviderName, PaymentProvider>
beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  all = {
    stripe: createStripeProvider({ ...stripeKeys, url: local.url }),
    paypal: createPaypalProvider({ ...paypalKeys, url: `${local.url}/paypal` }),
    paystack: createPaystackProvider({ ...paystackKeys, url: `${local.url}/paystack` }),
    flutterwave: createFlutterwaveProvider({ ...flutterwaveKeys, url: `${local.url}/flutterwave` }),
  }
})
afterAll(() => local.close())

const newPayment = (given: Partial<PaymentToStart> = {}): PaymentToStart => ({
  ...{ id: crypto.randomUUID(), amountMinor: 2_208, currency: 'EUR', description: 'Starter' },
  providerId: null,
  payer: { email: 'ines@gable.test', name: 'Inês Carvalho' },
  ...{ returnUrl: 'http://gable.test/payment/1', cancelUrl: 'http://gable.test/payment/1?cancelled=1' },
  ...given,
})
const chargeOf = ({ id }: { id: string }) => {
  const found = local.charges.all.find(({ reference }) => reference === id)
  if (!found) throw new Error('The provider knows of no such payment')
  return found
}
const known = ({ id, amountMinor, currency }: PaymentToStart, providerId: string, isPaid = false): KnownPayment => ({
  ...{ id, amountMinor, currency, providerId, isPaid },
})
const lastWebhook = (): Webhook => {
  const found = local.webhooks.all.at(-1)
  if (!found) throw new Error('Nothing was told')
  return found
}

describe.each(['stripe', 'paypal', 'paystack', 'flutterwave'] as const)('%s', (name) => {
  const read = (webhook = lastWebhook(), at?: number, body = webhook.body) =>
    all[name].readWebhook(Buffer.from(body), local.webhooks.request(webhook, at).headers)

  async function pay(payment = newPayment()) {
    const { providerId } = await all[name].start(payment)
    local.settle(chargeOf(payment), 'pay')
    return { payment, providerId, charge: chargeOf(payment) }
  }

  test('a payment is open until it is paid, and then of the amount that was asked', async () => {
    const payment = newPayment()
    const { providerId, clientSecret, redirectUrl } = await all[name].start(payment)
    expect(name === 'stripe' ? clientSecret : redirectUrl).toBeTruthy()
    expect((await all[name].ask(known(payment, providerId)))?.state ?? 'pending').toBe('pending')
    local.settle(chargeOf(payment), 'pay')
    const { id: paymentId, amountMinor, currency } = payment
    const report = { paymentId, state: 'succeeded', amountMinor, currency, refundedMinor: 0 }
    expect(await all[name].ask(known(payment, providerId))).toEqual(report)
    expect(chargeOf(payment).state).toBe('succeeded')
  })

  test.each([
    ['JPY', 1_900],
    ['KWD', 19_005],
    ['USD', 1],
    ['ISK', 500],
    ['UGX', 500],
    ['MGA', 50_000],
    ['XOF', 500],
    ['HUF', 50_000],
  ])('T45 an amount in %s arrives as it is', async (currency, amountMinor) => {
    const { payment, providerId, charge } = await pay(newPayment({ currency, amountMinor }))
    expect(charge).toMatchObject({ currency, amountMinor })
    const paid = known(payment, providerId, true)
    expect(await all[name].ask(paid)).toMatchObject({ currency, amountMinor })
    await all[name].refund(paid, { id: crypto.randomUUID(), amountMinor, totalMinor: amountMinor })
    expect(await all[name].ask(paid)).toMatchObject({ currency, amountMinor, refundedMinor: amountMinor })
  })

  test('T56 however often it is started, there is one payment', async () => {
    const payment = newPayment()
    const tries = await Promise.allSettled([1, 2, 3].map(() => all[name].start(payment)))
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(local.charges.all.filter(({ reference }) => reference === payment.id)).toHaveLength(1)
  })

  test('a refused card is a failure, and another try may follow', async () => {
    const payment = newPayment()
    const { providerId } = await all[name].start(payment)
    local.settle(chargeOf(payment), 'decline')
    expect(await all[name].ask(known(payment, providerId))).toMatchObject({ state: 'failed' })
  })

  test('what goes back is told, once however often it is asked', async () => {
    const { payment, providerId } = await pay()
    const paid = known(payment, providerId, true)
    await all[name].ask(paid)
    for (const _ of [1, 2]) await all[name].refund(paid, { id: 'r1', amountMinor: 1_000, totalMinor: 1_000 })
    expect(await all[name].ask(paid)).toMatchObject({ state: 'succeeded', refundedMinor: 1_000 })
    await all[name].refund(paid, { id: 'r2', amountMinor: 1_208, totalMinor: 2_208 })
    expect(await all[name].ask(paid)).toMatchObject({ state: 'succeeded', refundedMinor: 2_208 })
    const tooMuch = all[name].refund(paid, { id: 'r3', amountMinor: 1, totalMinor: 2_209 })
    await expect(tooMuch).rejects.toThrow(ProviderRefusal)
  })

  test('T53 what the bank took back counts as gone', async () => {
    const { payment, providerId, charge } = await pay()
    await all[name].ask(known(payment, providerId))
    local.charges.reverse(charge)
    expect(await all[name].ask(known(payment, providerId, true))).toMatchObject({ refundedMinor: payment.amountMinor })
  })

  test('T47 a webhook counts only as the provider sent it', async () => {
    const { payment, providerId } = await pay()
    await all[name].ask(known(payment, providerId))
    const webhook = lastWebhook()
    const note = read()
    expect([note?.paymentId, note?.providerId]).toContain(
      name === 'stripe' || name === 'paypal' ? providerId : payment.id,
    )
    const { headers } = local.webhooks.request(webhook)
    expect(all[name].readWebhook(Buffer.from(webhook.body), {})).toBeUndefined()
    expect(all[name].readWebhook(Buffer.from('{}'), headers)).toBeUndefined()
    expect(all[name].readWebhook(Buffer.from('not json'), headers)).toBeUndefined()
    const tampered = Buffer.from(webhook.body.replace(/"(\w+)":/, '"$1": '))
    const isFound = all[name].readWebhook(tampered, headers) !== undefined
    // Flutterwave signs nothing; PayPal is asked.
    expect(isFound).toBe(name === 'flutterwave' || name === 'paypal')
    if (all[name].confirmWebhook) {
      expect(await all[name].confirmWebhook(Buffer.from(webhook.body), headers)).toBe(true)
      const forged = Buffer.from(webhook.body.replace(/CAP/, 'CAT'))
      expect(await all[name].confirmWebhook(forged, headers)).toBe(false)
      expect(await all[name].confirmWebhook(Buffer.from(webhook.body), {})).toBe(false)
    }
  })

  test('T48 the same event has the same id, another one another', async () => {
    const { payment, providerId } = await pay()
    await all[name].ask(known(payment, providerId))
    const first = read()
    expect(read()?.eventId).toBe(first?.eventId)
    local.charges.reverse(chargeOf(payment))
    expect(read()?.eventId).not.toBe(first?.eventId)
  })

  test('F20 one that is away, or answers nonsense, may be asked again; one that says no may not', async () => {
    const payment = newPayment()
    local.setFault(name, { isDown: true })
    await expect(all[name].start(payment)).rejects.toThrow(ProviderUnavailable)
    local.setFault(name, {})
    expect(await all[name].ask(known(payment, 'pi_unknown'))).toBeUndefined()
    const unknown = all[name].refund(known(payment, 'pi_unknown'), { id: 'r', amountMinor: 1, totalMinor: 1 })
    await expect(unknown).rejects.toThrow(ProviderRefusal)
  })
})

test('T48 of Stripe an old signature is a replay, and a live event settles no test payment', async () => {
  const payment = newPayment()
  await all.stripe.start(payment)
  local.settle(chargeOf(payment), 'pay')
  const webhook = lastWebhook()
  const at = (seconds: number) => local.webhooks.request(webhook, Date.now() - seconds * 1_000).headers
  expect(all.stripe.readWebhook(Buffer.from(webhook.body), at(200))).toBeDefined()
  expect(all.stripe.readWebhook(Buffer.from(webhook.body), at(400))).toBeUndefined()
  const live = createStripeProvider({ ...stripeKeys, secretKey: 'sk_live_x', url: local.url })
  expect(live.readWebhook(Buffer.from(webhook.body), at(0))).toBeUndefined()
})

test('T46 of Paystack what was paid with a test card is no money', async () => {
  const payment = newPayment()
  const live = createPaystackProvider({ ...paystackKeys, secretKey: livePaystackKey, url: `${local.url}/paystack` })
  const { providerId } = await live.start(payment)
  local.settle(chargeOf(payment), 'pay')
  expect(await live.ask(known(payment, providerId))).toMatchObject({ state: 'failed' })
})

test('of PayPal a refund that failed did not go back', async () => {
  const payment = newPayment()
  const { providerId } = await all.paypal.start(payment)
  local.settle(chargeOf(payment), 'pay')
  await all.paypal.ask(known(payment, providerId))
  chargeOf(payment).refunds.push(
    { id: 're_1', amountMinor: 700, status: 'FAILED' },
    { id: 're_2', amountMinor: 300, status: 'COMPLETED' },
  )
  expect(await all.paypal.ask(known(payment, providerId, true))).toMatchObject({ refundedMinor: 300 })
})

test('PayPal money that the buyer agreed to is taken once', async () => {
  const payment = newPayment()
  const { providerId } = await all.paypal.start(payment)
  local.settle(chargeOf(payment), 'pay')
  expect(chargeOf(payment).state).toBe('approved')
  const reports = await Promise.all([1, 2, 3].map(() => all.paypal.ask(known(payment, providerId))))
  expect(reports.map((report) => report?.state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
})
