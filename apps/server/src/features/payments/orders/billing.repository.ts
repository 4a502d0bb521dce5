import type { BillingDetails } from '@gable/contract/checkout'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

const unsaid: BillingDetails = { name: '', address: '', country: '', taxNumber: '', email: '' }

/** Who invoices of a member are for; empty until they say it. */
export async function findBillingDetails(from: Db, accountId: number): Promise<BillingDetails> {
  const found = from.selectFrom('billingDetails').select(['name', 'address', 'country', 'taxNumber', 'email'])
  return (await found.where('accountId', '=', accountId).executeTakeFirst()) ?? unsaid
}

export const saveBillingDetails = (tx: Tx, accountId: number, said: BillingDetails) =>
  tx
    .insertInto('billingDetails')
    .values({ accountId, ...said })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...said, changedAt: sql<Date>`now()` }))
    .execute()

export const removeBillingDetails = (db: Db, accountId: number) =>
  db.deleteFrom('billingDetails').where('accountId', '=', accountId).execute()
