import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { PaymentsTables } from './payments.tables.ts'

export type RefundRow = Selectable<PaymentsTables['paymentRefund']>
type NewRefund = {
  paymentId: number
  amountMinor: number
  totalMinor: number
  reason: string
  staffAccountId: number | null
}

/** Nothing while another one of the same payment is under way: what is left is not known. */
export const addRefund = (tx: Tx, refund: NewRefund): Promise<RefundRow | undefined> =>
  tx
    .insertInto('paymentRefund')
    .values({ ...refund, doneAt: null })
    .onConflict((pending) => pending.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('paymentRefund').selectAll().where('id', '=', id).executeTakeFirst()

/** Once: false for whoever comes second. */
export async function closeRefund(tx: Tx, id: number, state: 'done' | 'refused'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentRefund')
    .set({ state, doneAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const maxRefunds = 100

export const listRefundsOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('paymentRefund')
    .leftJoin('account', 'account.id', 'staffAccountId')
    .selectAll('paymentRefund')
    .select('account.name as staffName')
    .where('paymentId', '=', paymentId)
    .orderBy('paymentRefund.id', 'desc')
    .limit(maxRefunds)
    .execute()

/** Those that wait for longer than jobs try. */
export async function listWaitingRefunds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('paymentRefund')
    .select('id')
    .where('state', '=', sql.lit('pending'))
    .where('createdAt', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('paymentId')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
