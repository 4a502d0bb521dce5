import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { addGrant, findPaidGrant, lockAccount, revokeGrant } from './grants.repository.ts'

type Paid = { accountId: number; packageId: number; paymentId: number }

/** What payments give and take back, in the transaction that settles or refunds them. */
export const paidGrants = {
  /** Once for each payment, however often it is reported. */
  async grantPaid(tx: Tx, paid: Paid): Promise<number> {
    await lockAccount(tx, paid.accountId)
    const added = await addGrant(tx, { ...paid, source: 'payment' })
    const id = added ?? (await findPaidGrant(tx, paid))
    if (id === undefined) throw notFound('Package')
    return id
  },

  /** A refund or a chargeback: what is left is gone at once. False if there was nothing left to take. */
  async revokePaid(tx: Tx, { paymentId, reason }: { paymentId: number; reason: string }): Promise<boolean> {
    return (await revokeGrant(tx, { paymentId }, reason)) !== undefined
  },
}
