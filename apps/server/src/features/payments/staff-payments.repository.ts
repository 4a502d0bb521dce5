import type { Input } from '@gable/contract/call'
import type { listStaffPayments } from '@gable/contract/staff-payments'
import { referencesOf } from '@gable/domain/order-number'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { NamedPayment, PaymentRow } from './payments.repository.ts'

export type StaffPaymentRow = NamedPayment & {
  payerName: string | null
  receiptState: 'sent' | 'refused' | null
  documentId: string | null
}
type Query = Input<typeof listStaffPayments>

const usualLimit = 24

const columns = sql`payment.*, package.names, account.name as payer_name, 
  payment_receipt.state as receipt_state, payment_receipt.document_id`
const tables = sql`payment join package on package.id = payment.package_id
  left join account on account.id = payment.account_id
  left join payment_receipt on payment_receipt.payment_id = payment.id`

/** Each narrows by an index of its own that is in the order of the list, or to a few rows. */
function conditionsOf({ state, method, alarm, accountId, orderNumber }: Query): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (state) conditions.push(sql`payment.state = ${state}`)
  if (method) conditions.push(sql`payment.method = ${method}`)
  if (alarm) conditions.push(sql`payment.alarm <> ''`)
  if (alarm && alarm !== 'any') conditions.push(sql`payment.alarm = ${alarm}`)
  if (accountId) conditions.push(sql`payment.account_id = ${accountId}`)
  if (orderNumber) {
    const named = referencesOf(orderNumber)
    if (!named) throw invalidField('orderNumber', 'invalid')
    conditions.push(sql`payment.id = any(array(
      select id from payment where reference between ${named.first}::uuid and ${named.last}::uuid limit 50))`)
  }
  return conditions
}

export async function listForStaff(db: Db, query: Query): Promise<{ rows: StaffPaymentRow[]; total: number }> {
  const { beforeId, limit = usualLimit } = query
  const conditions = [sql`true`, ...conditionsOf(query)]
  const isBefore = beforeId === undefined ? sql`true` : sql`payment.id < ${beforeId}`
  const all = sql.join(conditions, sql` and `)
  const page = sql<StaffPaymentRow>`
    select ${columns} from ${tables} where ${all} and ${isBefore} order by payment.id desc limit ${limit}`
  const count = sql<{ total: number }>`
    select count(*)::int as total from (
      select from payment where ${all} order by payment.id desc limit ${maxCounted}) listed`
  const [{ rows }, counted] = await Promise.all([page.execute(db), count.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findForStaff(db: Db, reference: string): Promise<StaffPaymentRow | undefined> {
  const { rows } = await sql<StaffPaymentRow>`
    select ${columns} from ${tables} where payment.reference = ${reference}::uuid`.execute(db)
  return rows[0]
}

export const lockByReference = (tx: Tx, reference: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst()

/** It rests from now on, also when the provider says the same again. */
export const clearAlarm = (tx: Tx, id: number, alarmNote: string) =>
  tx.updateTable('payment').set({ alarm: '', alarmNote }).where('id', '=', id).execute()

const maxWebhooks = 50

/** By the two names that providers know a payment by; each has an index. */
export async function listWebhooksOf(db: Db, { reference, method, providerId }: PaymentRow) {
  if (method === 'bank_transfer') return []
  return db
    .selectFrom('paymentWebhook')
    .select(['provider', 'outcome', 'receivedAt'])
    .where('provider', '=', method)
    .where((eb) => {
      const byReference = eb('paymentReference', '=', reference)
      return providerId === null ? byReference : eb.or([byReference, eb('providerId', '=', providerId)])
    })
    .orderBy('id', 'desc')
    .limit(maxWebhooks)
    .execute()
}
