import { getPaymentDetails, getPaymentTotals } from '@gable/contract/payments'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import { orderNumber } from '@gable/domain/order-number'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let packageId: number
beforeAll(async () => {
  server = await startTestServer()
  packageId = await addPackage(server)
})
afterAll(() => server.stop())

type Facts = { state?: PaymentState; method?: PaymentMethod; amountMinor?: number; refundedMinor?: number; at?: string }

async function addPayment(
  accountId: number,
  { at = '2026-03-01T12:00:00Z', amountMinor = 1_900, state = 'succeeded', ...facts }: Facts = {},
) {
  const { reference } = await server.db
    .insertInto('payment')
    .values({
      ...{ accountId, packageId, method: 'stripe', currency: 'EUR', createdAt: new Date(at), ...facts },
      ...{ state, amountMinor, refundedMinor: state === 'refunded' ? amountMinor : (facts.refundedMinor ?? 0) },
    })
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

const download = (token: string, language = 'en') =>
  server.app.inject({ url: `/api/payments-csv?language=${language}`, headers: { authorization: `Bearer ${token}` } })

test('payments are listed by state, method, year and order number, each list with its own total', async () => {
  const { id, call } = await server.addMember()
  const old = await addPayment(id, { at: '2025-12-31T23:59:59Z' })
  const failed = await addPayment(id, { state: 'failed', method: 'paypal', at: '2026-01-01T00:00:00Z' })
  const paid = await addPayment(id)
  const find = async (filter: Parameters<typeof call<typeof getPaymentDetails>>[1]) => {
    const { data, total } = await call(getPaymentDetails, filter)
    expect(total).toBe(data.length)
    return data.map(({ reference }) => reference)
  }
  expect(await find({})).toEqual([paid, failed, old])
  expect(await find({ state: 'succeeded' })).toEqual([paid, old])
  expect(await find({ method: 'paypal' })).toEqual([failed])
  expect(await find({ year: 2025 })).toEqual([old])
  expect(await find({ year: 2026 })).toEqual([paid, failed])
  expect(await find({ state: 'succeeded', year: 2026 })).toEqual([paid])
  expect(await find({ orderNumber: orderNumber(failed).toLowerCase() })).toEqual([failed])
  expect(await find({ orderNumber: 'whatever' })).toEqual([])
  expect((await call(getPaymentDetails, { offset: 1, limit: 1 })).total).toBe(3)
})

test('totals tell how many there are of each kind, and what was paid without what went back', async () => {
  const { id, call } = await server.addMember()
  await addPayment(id, { amountMinor: 10_947 })
  await addPayment(id, { amountMinor: 1_230, refundedMinor: 230 })
  await addPayment(id, { state: 'refunded', at: '2025-05-01T00:00:00Z' })
  await addPayment(id, { state: 'pending', method: 'paypal' })
  const of2026 = { year: 2026, currency: 'EUR' }
  expect((await call(getPaymentTotals, {})).data).toEqual([
    { ...of2026, state: 'pending', method: 'paypal', count: 1, paid: '0.00' },
    { ...of2026, state: 'succeeded', method: 'stripe', count: 2, paid: '119.47' },
    { year: 2025, currency: 'EUR', state: 'refunded', method: 'stripe', count: 1, paid: '0.00' },
  ])
})

test('T49 what others paid is in no list, no total and no table', async () => {
  const [payer, other] = [await server.addMember(), await server.addMember()]
  const reference = await addPayment(payer.id)
  expect(await other.call(getPaymentDetails, {})).toMatchObject({ data: [], total: 0 })
  expect((await other.call(getPaymentDetails, { orderNumber: orderNumber(reference) })).data).toEqual([])
  expect((await other.call(getPaymentTotals, {})).data).toEqual([])
  expect((await download(other.token)).body.trim().split('\r\n')).toHaveLength(1)
  expect((await payer.call(getPaymentDetails, {})).total).toBe(1)
})

test('all payments are a table for spreadsheets, however many there are, in the language of the link', async () => {
  const { id, token } = await server.addMember()
  const reference = await addPayment(id, { method: 'paypal', amountMinor: 10_950, refundedMinor: 1_000 })
  await server.db
    .insertInto('payment')
    .values(
      Array.from({ length: 200 }, () => ({
        ...{ accountId: id, packageId, method: 'stripe' as const, state: 'failed' as const },
        ...{ amountMinor: 1_900, currency: 'EUR' },
      })),
    )
    .execute()
  const { headers, body } = await download(token)
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(headers['content-disposition']).toContain('payments.csv')
  const lines = body.trim().split('\r\n')
  expect(body.startsWith('\uFEFF')).toBe(true)
  expect(lines[0]).toBe('Date,Order,Package,Method,State,Amount,Refunded,Currency')
  expect(lines).toHaveLength(202)
  expect(lines.at(-1)).toBe(`2026-03-01,${orderNumber(reference)},Starter,PayPal,Paid,109.50,10.00,EUR`)
  expect((await download(token, 'de')).body).toContain('Fehlgeschlagen')
})

test('the table is downloaded twenty times an hour and no more', async () => {
  const { token } = await server.addMember()
  const codes = []
  for (let time = 0; time < 21; time += 1) codes.push((await download(token)).statusCode)
  expect([codes.slice(0, 20).every((code) => code === 200), codes[20]]).toEqual([true, 429])
})
