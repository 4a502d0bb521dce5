import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flutterwaveKeys } from './flutterwave.ts'
import { openPaymentProviders, type PaymentProviders } from './open-payment-providers.ts'
import { paystackKeys } from './paystack.ts'
import { stripeKeys } from './stripe.ts'

type Received = { path: string; headers: Record<string, unknown>; body: string }
let providers: PaymentProviders
let shop: Awaited<ReturnType<typeof openShop>>

/** Takes what it is told, or refuses it a few times before. */
async function openShop() {
  const received: Received[] = []
  let refusals = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
      refusals -= 1
      response.writeHead(refusals >= 0 ? 500 : 200).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    refuse: (times: number) => (refusals = times),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

beforeEach(async () => {
  shop = await openShop()
  providers = await openPaymentProviders({ webhookBase: shop.url })
})
afterEach(async () => {
  await providers.close()
  await shop.close()
})

type Told = { status: number; body: { id?: string; data?: { link?: string } } | undefined }

async function ask(path: string, key: string, body?: object, headers: Record<string, string> = {}): Promise<Told> {
  const isForm = body instanceof URLSearchParams
  const type: Record<string, string> = isForm || !body ? {} : { 'content-type': 'application/json' }
  const reply = await fetch(providers.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...type, ...headers },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  })
  return { status: reply.status, body: (await reply.json().catch(() => undefined)) as Told['body'] }
}
const intent = (key: string, amount = '1900') =>
  ask(
    '/v1/payment_intents',
    stripeKeys.secretKey,
    new URLSearchParams({ amount, currency: 'eur', 'metadata[payment_id]': 'ours' }),
    { 'idempotency-key': key },
  )

test('a key that comes again gets the same payment, and with another amount a refusal', async () => {
  const first = await intent('one')
  expect((await intent('one')).body?.id).toBe(first.body?.id)
  expect((await intent('one', '5')).status).toBe(400)
  expect(providers.charges.all).toHaveLength(1)
})

test('who has the wrong key is refused', async () => {
  expect((await ask('/v1/payment_intents/pi_1', 'sk_wrong')).status).toBe(401)
  expect((await ask('/paystack/transaction/verify/x', 'wrong')).status).toBe(401)
  expect((await ask('/flutterwave/v3/refunds?id=1', 'wrong')).status).toBe(401)
  expect((await ask('/paypal/v2/checkout/orders/x', 'wrong')).status).toBe(401)
})

test('on its page the buyer pays, is declined or cancels, and comes back', async () => {
  const body = { tx_ref: 'ours', amount: '19.00', currency: 'EUR', redirect_url: 'http://shop.test/back' }
  const { link = '' } = (await ask('/flutterwave/v3/payments', flutterwaveKeys.secretKey, body)).body?.data ?? {}
  expect(await (await fetch(link)).text()).toContain('19.00 EUR for ours')
  const press = (outcome: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  expect((await press('decline')).headers.get('location')).toBe('http://shop.test/back')
  expect(providers.charges.all[0]?.state).toBe('failed')
  await press('pay')
  await press('decline')
  expect(providers.charges.all[0]?.state).toBe('succeeded')
  expect((await press('steal')).status).toBe(400)
})

test('a shop that refuses is told again, and what is held or lost is not sent by itself', async () => {
  shop.refuse(2)
  const charge = (reference: string) =>
    providers.charges.open({
      ...{
        provider: 'paystack',
        id: reference,
        reference,
        amountMinor: 100,
        currency: 'NGN',
        returnUrl: '',
        cancelUrl: '',
      },
    })
  providers.charges.settle(charge('told'), 'succeeded')
  await expect.poll(() => shop.received.length).toBe(3)
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1)
  expect(shop.received[0]).toMatchObject({
    path: '/hooks/paystack',
    headers: { 'x-paystack-signature': expect.stringMatching(/^[0-9a-f]{128}$/) as unknown },
  })
  providers.webhooks.setDelivery('held')
  providers.charges.settle(charge('held'), 'succeeded')
  const [held] = providers.webhooks.all.slice(-1)
  expect(JSON.parse(held?.body ?? '')).toMatchObject({ event: 'charge.success', data: { reference: 'held' } })
  if (held) expect(await providers.webhooks.send(held)).toBe(200)
  expect(shop.received).toHaveLength(4)
})

test('no more goes back than was paid, and a reversed payment is not refunded as well', async () => {
  const [charge] = [
    providers.charges.open({
      ...{
        provider: 'stripe',
        id: 'pi',
        reference: 'ours',
        amountMinor: 100,
        currency: 'EUR',
        returnUrl: '',
        cancelUrl: '',
      },
    }),
  ]
  expect(() => providers.charges.refund(charge, 10)).toThrow('cannot be refunded')
  providers.charges.settle(charge, 'succeeded')
  providers.charges.refund(charge, 60, 'a')
  providers.charges.refund(charge, 60, 'a')
  expect(providers.charges.refundedMinor(charge)).toBe(60)
  expect(() => providers.charges.refund(charge, 41)).toThrow('cannot be refunded')
  providers.charges.reverse(charge)
  expect(() => providers.charges.refund(charge, 1)).toThrow('cannot be refunded')
})

test('one that is down answers nothing useful, and only that one', async () => {
  providers.setFault('stripe', { isDown: true })
  expect((await intent('one')).status).toBe(503)
  const body = { reference: 'ours', amount: 5, currency: 'NGN' }
  expect((await ask('/paystack/transaction/initialize', paystackKeys.secretKey, body)).status).toBe(200)
  expect((await ask('/paystack/transaction/initialize', paystackKeys.secretKey, body)).status).toBe(400)
})
