import type { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ApiError, createClient } from '@gable/contract/client'
import {
  createPaymentIntent,
  failPayment,
  getPaymentStatus,
  payWithFlutterwave,
  payWithPaypal,
} from '@gable/contract/payments'
import { refundPayment } from '@gable/contract/staff-payments'
import type { Charge, ProviderName } from '../../../tools/payment-providers/charges.ts'
import { toDecimal } from '../../../tools/payment-providers/decimal-amounts.ts'
import type { PaymentProviders } from '../../../tools/payment-providers/open-payment-providers.ts'
import type { Random } from '../../search/random.ts'

export type Buyer = { accountId: number; token: string; address: string }
/** One purchase of one member, as the member and the provider know it. */
export type Purchase = { accountId: number; reference: string; presses: number; tries: number; bankRefunds: number }
export type Shop = {
  apiUrl: string
  local: PaymentProviders
  random: Random
  packageIds: number[]
  finance: Buyer
  progress: EventEmitter<{ step: [] }>
}
type Call = ReturnType<typeof createClient>

const methods = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const

/** Nobody there, a connection cut in the middle of an answer, or a server that says "later". */
const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

/** Again and again, as an impatient person presses a button. */
async function insist<Result>(purchase: Purchase, attempt: () => Promise<Result>): Promise<Result> {
  purchase.presses += 1
  for (;;) {
    purchase.tries += 1
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthRetrying(error)) throw error
      await delay(100)
    }
  }
}

const callAs = ({ apiUrl }: Shop, { token, address }: Buyer): Call =>
  createClient({ baseUrl: `${apiUrl}/api`, readToken: () => token, headers: { 'x-forwarded-for': address } })

/** Checks out, pays on the page of the provider or thinks again, and perhaps wants the money back. */
export async function buy(shop: Shop, buyer: Buyer): Promise<Purchase> {
  const { random, local, progress } = shop
  const purchase: Purchase = { accountId: buyer.accountId, reference: '', presses: 0, tries: 0, bankRefunds: 0 }
  const call = callAs(shop, buyer)
  const method = methods[random.below(methods.length)] ?? 'stripe'
  const packageId = shop.packageIds[random.below(shop.packageIds.length)] ?? 0
  purchase.reference = await begin(shop, purchase, call, { method, packageId })
  const { reference } = purchase
  const charge = local.charges.get(method, (one) => one.reference === reference)
  progress.emit('step')
  await delay(random.below(300))
  await press(shop, charge)
  progress.emit('step')
  if (charge.state === 'open' && random.next() < 0.5) {
    const giveUp = () => call(failPayment, { reference }).catch(unless('illegal_move'))
    await insist(purchase, giveUp)
  }
  // Who comes back asks at once; the others never do, and are told by a webhook or found by the clock.
  if (random.next() < 0.5) await insist(purchase, () => call(getPaymentStatus, { reference }))
  if (isPaid(charge)) await sendBack(shop, purchase, charge)
  return purchase
}

const isPaid = ({ state }: Charge) => state === 'succeeded' || state === 'approved'
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== code) throw error
}

type Wanted = { method: ProviderName; packageId: number }

/**
 * Half of them press with the key of their page, and half without: what is under way is found either way. Where a
 * provider took the reference and nobody noted its page, the site says that it does not work, and they try once more.
 */
async function begin(shop: Shop, purchase: Purchase, call: Call, { method, packageId }: Wanted): Promise<string> {
  const options = shop.random.next() < 0.5 ? { idempotencyKey: crypto.randomUUID() } : {}
  const pressPay = () => {
    shop.progress.emit('step')
    if (method === 'paypal') return call(payWithPaypal, { packageId }, options)
    if (method === 'flutterwave') return call(payWithFlutterwave, { packageId }, options)
    return call(createPaymentIntent, { packageId, method }, options)
  }
  try {
    const { data } = await insist<{ data: { reference: string } }>(purchase, pressPay)
    return data.reference
  } catch (error) {
    unless('payment_method_unavailable')(error)
    return begin(shop, purchase, call, { method, packageId })
  }
}

/** Most pay, some with their second card; a few are declined for good or leave. */
async function press({ local, random }: Shop, charge: Charge) {
  const luck = random.next()
  if (luck > 0.92) return
  if (luck > 0.75) {
    local.settle(charge, 'decline')
    if (luck > 0.88) return
    await delay(random.below(200))
  }
  local.settle(charge, 'pay')
}

/** At the provider itself, by the buyer's bank, or by staff. */
async function sendBack(shop: Shop, purchase: Purchase, charge: Charge): Promise<void> {
  const { random, local } = shop
  const luck = random.next()
  if (luck > 0.4) return
  await delay(random.below(1_000))
  if (luck < 0.2) await refundByStaff(shop, purchase, charge, luck < 0.12)
  else if (charge.state === 'succeeded' && luck < 0.25) local.charges.reverse(charge)
  else if (charge.state === 'succeeded') {
    purchase.bankRefunds += 1
    local.charges.refund(charge, luck < 0.33 ? charge.amountMinor : 1)
  }
}

/** Under one key, so that however often the button is pressed it is one refund. */
async function refundByStaff(shop: Shop, purchase: Purchase, { amountMinor, currency }: Charge, isWhole: boolean) {
  const { reference } = purchase
  const call = callAs(shop, shop.finance)
  const amount = toDecimal(isWhole ? amountMinor : 1, currency)
  const options = { idempotencyKey: crypto.randomUUID() }
  const ask = () => call(refundPayment, { reference, amount, reason: 'They changed their mind' }, options)
  // What the site has not heard of yet is not sent back.
  await insist(purchase, () => ask().catch(unless('illegal_move')))
}
