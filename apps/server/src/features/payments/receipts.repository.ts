import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type NewReceipt = { paymentId: number; accountId: number; documentId: string }

/** The one before it is let go of; what nothing shows is swept. */
export async function saveReceipt(tx: Tx, receipt: NewReceipt) {
  const { documentId } = receipt
  await tx
    .insertInto('paymentReceipt')
    .values(receipt)
    .onConflict((known) =>
      known.column('paymentId').doUpdateSet({ documentId, state: 'sent', refusal: '', sentAt: sql<Date>`now()` }),
    )
    .execute()
}

export const findReceipt = (db: Db, paymentId: number) =>
  db.selectFrom('paymentReceipt').selectAll().where('paymentId', '=', paymentId).executeTakeFirst()

/** Of these payments, those that one was sent for. */
export const listReceiptsOf = (db: Db, paymentIds: number[]) =>
  db
    .selectFrom('paymentReceipt')
    .select(['paymentId', 'state', 'documentId'])
    .where('paymentId', 'in', paymentIds)
    .execute()

/** False where there is none that waits to be looked at. */
export async function refuseSentReceipt(tx: Tx, paymentId: number, refusal: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentReceipt')
    .set({ state: 'refused', refusal })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'sent')
    .where('documentId', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeReceiptsOf = (db: Db, accountId: number) =>
  db.deleteFrom('paymentReceipt').where('accountId', '=', accountId).execute()
