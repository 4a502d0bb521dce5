import type { PaymentMethod, ProviderName } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { moveUseOf } from './coupons/coupon-uses.repository.ts'
import { maxPendingMinutes } from './next-question.ts'
import { type PaymentFilter, passes } from './payment-filter.repository.ts'
import type { BankAccount, Billing, PaymentsTables } from './payments.tables.ts'
import type { StartedPayment } from './providers/payment-provider.ts'

export type PaymentRow = Selectable<PaymentsTables['payment']>

type NewPayment = {
  accountId: number
  packageId: number
  method: PaymentMethod
  priceMinor: number
  discountMinor: number
  taxMinor: number
  taxBasisPoints: number
  taxName: string
  amountMinor: number
  currency: string
  billing: Billing
  platform: 'web' | 'app'
  /** Of whoever pays, for the invoice. */
  language: string
}

/** As deep as a list goes. */
export const maxListed = 10_000

/** Whoever begins again within this time goes on with the payment that they left. */
const sameAttempt = (method: PaymentMethod) =>
  method === 'bank_transfer' ? sql`make_interval(mins => ${maxPendingMinutes(method)})` : sql`interval '30 minutes'`

/**
 * The one that is under way for the same order, or a new one. The caller holds the account, so that of many at once the
 * first begins it and the others find it.
 */
export async function beginPayment(
  tx: Tx,
  { billing, ...wanted }: NewPayment,
  couponId: number | null,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const { accountId, packageId, method, amountMinor, currency } = wanted
  const found = await tx
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('packageId', '=', packageId)
    .where('method', '=', method)
    // The page of its provider leads back to one of the two only.
    .where('platform', '=', wanted.platform)
    .where('amountMinor', '=', amountMinor)
    .where('currency', '=', currency)
    .where('priceMinor', '=', wanted.priceMinor)
    .where('discountMinor', '=', wanted.discountMinor)
    .where('taxBasisPoints', '=', wanted.taxBasisPoints)
    .where('taxName', '=', wanted.taxName)
    .where(sql<boolean>`billing = ${JSON.stringify(billing)}::jsonb`)
    .where(
      sql<boolean>`(select coupon_id from coupon_use where payment_id = payment.id) is not distinct from ${couponId}`,
    )
    .where('state', '=', 'pending')
    .where('createdAt', '>', sql<Date>`now() - ${sameAttempt(method)}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (found) return { payment: found, isNew: false }
  const added = tx
    .insertInto('payment')
    .values({ ...wanted, billing: JSON.stringify(billing), providerId: null, redirectUrl: null })
    .returningAll()
  return { payment: await added.executeTakeFirstOrThrow(), isNew: true }
}

export const noteTransferTo = (tx: Tx, id: number, account: BankAccount) =>
  tx
    .updateTable('payment')
    .set({ transferTo: JSON.stringify(account) })
    .where('id', '=', id)
    .execute()

/** Only the first answer of the provider is noted: all others are the same. */
export const saveStarted = (tx: Tx, id: number, { providerId, redirectUrl }: StartedPayment) =>
  tx
    .updateTable('payment')
    .set({ providerId, redirectUrl: redirectUrl ?? null })
    .where('id', '=', id)
    .where('providerId', 'is', null)
    .execute()

export const getPayment = (db: Db, id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findPayment = (db: Db, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst()

export const lockPayment = (tx: Tx, id: number) =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type NamedPayment = PaymentRow & { names: Partial<Record<string, string>> }

export const findOwnPayment = (db: Db, accountId: number, reference: string): Promise<NamedPayment | undefined> =>
  db
    .selectFrom('payment')
    .innerJoin('package', 'package.id', 'payment.packageId')
    .selectAll('payment')
    .select('package.names')
    .where('reference', '=', reference)
    .where('accountId', '=', accountId)
    .executeTakeFirst()

type WebhookSubject = { paymentId?: string | null | undefined; providerId?: string | null | undefined }

/** The payment that a webhook is about. What it says of the provider has to be what we know. */
export async function findPaymentOfWebhook(db: Db, provider: ProviderName, { paymentId, providerId }: WebhookSubject) {
  const ofProvider = db.selectFrom('payment').select(['id', 'accountId']).where('method', '=', provider)
  if (providerId) return ofProvider.where('providerId', '=', providerId).executeTakeFirst()
  if (!paymentId || !isUuid(paymentId)) return undefined
  return ofProvider.where('reference', '=', paymentId).executeTakeFirst()
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Pending to cancelled, and nothing else; false when it was settled before. Its coupon is free again. */
export async function cancelPending(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    // Somebody may have paid in another tab: it is asked about for a while.
    .set({ state: 'cancelled', askAt: sql<Date>`least(ask_at, now() + interval '10 minutes')` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await moveUseOf(tx, id, 'cancelled')
  return true
}

type Settled = {
  state: PaymentState
  refundedMinor: number
  alarm: PaymentRow['alarm']
  /** Minutes until the provider is asked again; null for never. */
  askInMinutes: number | null
}

/** With what becomes of the coupon that it was begun with. */
export async function saveSettled(tx: Tx, id: number, { askInMinutes, state, ...columns }: Settled) {
  await tx
    .updateTable('payment')
    .set({
      ...columns,
      state,
      askAt: askInMinutes === null ? null : sql<Date>`now() + make_interval(mins => ${askInMinutes})`,
      settledAt: state === 'pending' ? null : sql<Date>`coalesce(settled_at, now())`,
    })
    .where('id', '=', id)
    .execute()
  await moveUseOf(tx, id, state)
}

/** One asks on behalf of all who wait for the same payment. */
export async function claimAsking(db: Db, id: number, seconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ askedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'failed', 'cancelled'])
    // As long as the clock asks, it may still be paid.
    .where('askAt', 'is not', null)
    .where('providerId', 'is not', null)
    .where((eb) =>
      eb.or([eb('askedAt', 'is', null), eb('askedAt', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that it is time to ask about; whoever claims them has this time to do it. */
export async function claimDue(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payment set ask_at = now() + interval '10 minutes'
    where id = any(array(select id from payment where ask_at <= now() order by ask_at limit ${limit}
      for update skip locked))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Page = PaymentFilter & { offset: number; limit: number }

export async function listPaymentsOf(db: Db, accountId: number, { offset, limit, ...filter }: Page) {
  return db
    .selectFrom('payment')
    .innerJoin('package', 'package.id', 'payment.packageId')
    .selectAll('payment')
    .select('package.names')
    .where('accountId', '=', accountId)
    .where(passes(filter))
    .orderBy('payment.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** No member has more than a list shows. */
export async function countPaymentsOf(db: Db, accountId: number, filter: PaymentFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payment where account_id = ${accountId} and ${passes(filter)} limit ${maxListed}) own`.execute(db)
  return rows[0]?.count ?? 0
}

/** The books keep what came in; whose it was is forgotten. */
export const forgetPayer = (db: Db, accountId: number) =>
  db
    .updateTable('payment')
    .set({ accountId: null, redirectUrl: null, billing: '{}' })
    .where('accountId', '=', accountId)
    .execute()
