import { fromMinor } from '@gable/domain/currency'
import type { Product } from '../../../apps/server/src/compose.ts'
import type { Member } from '../../../apps/server/src/platform/access.ts'
import { listers } from '../listers.ts'
import { drawReceipt } from './draw-receipt.ts'
import { openTill, type Till } from './open-till.ts'
import { planYear, type Purchase, type Refund, type SoldPackage } from './plan-year.ts'
import { addBillingDetails, addCoupons, setSellingTerms } from './selling-terms.ts'
import { turnBackInvoices, turnBackPayment, turnBackReceipt, turnBackRefund } from './turn-back-payments.ts'

type Sold = Record<SoldPackage, number>
type Options = { listerIds: number[]; packageIds: Sold; now: number }
type Year = Options & { product: Product; till: Till; payments: Map<Purchase, number> }

const hourMs = 3_600_000

/** What the listers paid in the past year, in every state and by every method, as if each day had been lived through. */
export async function addPayments(product: Product, options: Options) {
  const sold = await product.db.selectFrom('payment').select('id').limit(1).executeTakeFirst()
  if (sold) return
  const { listerIds, packageIds, now } = options
  await setSellingTerms(product)
  await addBillingDetails(product, listerIds)
  const coupons = await addCoupons(product, packageIds.agency, now)
  const year: Year = { ...options, product, till: openTill(product), payments: new Map() }
  for (const { what, purchase } of planYear()) {
    if (what === 'begin') year.payments.set(purchase, await begin(year, purchase))
    else if (what === 'confirm') await confirm(year, purchase)
    else if (purchase.refund) await refund(year, purchase, purchase.refund)
  }
  await coupons.endSummer()
  await turnBackInvoices(product.pool)
}

const memberOf = ({ listerIds }: Year, { lister }: Purchase): Member => ({
  accountId: listerIds[lister] ?? 0,
  permissions: [],
})

const momentsOf = ({ now }: Year, { hoursAgo, hoursToPay }: Purchase) => ({
  begunAt: new Date(now - hoursAgo * hourMs),
  settledAt: new Date(now - (hoursAgo - hoursToPay) * hourMs),
})

async function begin(year: Year, purchase: Purchase): Promise<number> {
  const { product, till, packageIds } = year
  const { method, end, coupon: couponCode, lister } = purchase
  const wanted = { packageId: packageIds[purchase.package], couponCode }
  const [member, language] = [memberOf(year, purchase), listers[lister]?.language ?? 'en']
  const { reference } =
    method === 'bank_transfer'
      ? await till.transfers.start(member, wanted, language)
      : await till.starting.pay(member, method, wanted, language)
  const payment = await paymentsOf(product).where('reference', '=', reference).executeTakeFirstOrThrow()
  if (method !== 'bank_transfer' && end !== 'checking') {
    till.report(reference, end === 'paid' ? 'succeeded' : end)
    await till.settling.ask(payment.id)
  }
  if (end === 'checking') await sendReceipt(year, purchase, payment)
  await turnBackPayment(product.pool, payment.id, momentsOf(year, purchase))
  return payment.id
}

const paymentsOf = ({ db }: Product) => db.selectFrom('payment').select(['id', 'reference', 'amountMinor', 'currency'])
const getBegun = (product: Product, id: number) => paymentsOf(product).where('id', '=', id).executeTakeFirstOrThrow()
type Begun = Awaited<ReturnType<typeof getBegun>>

async function sendReceipt(year: Year, purchase: Purchase, { id, reference, amountMinor, currency }: Begun) {
  const { product, till } = year
  const member = memberOf(year, purchase)
  const { settledAt } = momentsOf(year, purchase)
  const { account, orderNumber } = await till.transfers.find(member, reference, 'en')
  const amount = `${fromMinor(amountMinor, currency)} ${currency}`
  const payer = listers[purchase.lister]?.name ?? ''
  const file = await drawReceipt({ ...account, payer, amount, orderNumber, on: settledAt })
  await till.transfers.sendReceipt(member, reference, file, 'en')
  await turnBackReceipt(product.pool, id, settledAt)
}

/** Staff saw the money on the account. */
async function confirm(year: Year, purchase: Purchase) {
  const { product, till, payments } = year
  const { id, reference, amountMinor, currency } = await getBegun(product, payments.get(purchase) ?? 0)
  await till.staff.confirm(null, { reference, amount: fromMinor(amountMinor, currency) })
  await turnBackPayment(product.pool, id, momentsOf(year, purchase))
}

async function refund(year: Year, purchase: Purchase, { share, hours, reason }: Refund) {
  const { product, till, payments } = year
  const { db, pool } = product
  const { id, reference, amountMinor, currency } = await getBegun(product, payments.get(purchase) ?? 0)
  const amount = fromMinor(Math.round(amountMinor * share), currency)
  await till.refunds.refund(null, { reference, amount, reason })
  const { id: refundId } = await db
    .selectFrom('paymentRefund')
    .select('id')
    .where('paymentId', '=', id)
    .executeTakeFirstOrThrow()
  await till.refunds.send(refundId)
  const { settledAt } = momentsOf(year, purchase)
  await turnBackRefund(pool, id, new Date(settledAt.getTime() + hours * hourMs))
}
