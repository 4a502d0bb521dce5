import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { addGrant, findExpiryOf, findPaidGrant, getGrant, lockAccount, revokeGrant } from './grants.repository.ts'

/** What else ends with a package that is taken back. */
export type NoteRevoked = (tx: Tx, grantId: number) => Promise<unknown>

type Paid = { accountId: number; packageId: number; paymentId: number }

/** What payments give and take back, in the transaction that settles or refunds them. */
export const createPaidGrants = (noteRevoked: NoteRevoked) => ({
  /** Once for each payment, however often it is reported. */
  async grantPaid(tx: Tx, paid: Paid): Promise<number> {
    await lockAccount(tx, paid.accountId)
    const added = await addGrant(tx, { ...paid, source: 'payment' })
    const id = added ?? (await findPaidGrant(tx, paid))
    if (id === undefined) throw notFound('Package')
    return id
  },

  /** What a coupon leaves nothing to pay of; the caller holds the account, and notes the use. */
  async grantByCoupon(tx: Tx, taken: { accountId: number; packageId: number }) {
    const id = await addGrant(tx, { ...taken, source: 'coupon' })
    if (id === undefined) throw notFound('Package')
    return { id, expiresAt: (await getGrant(tx, id)).expiresAt }
  },

  findExpiryOf: (from: Db, paymentId: number) => findExpiryOf(from, paymentId),

  /** A refund or a chargeback: what is left is gone at once. False if there was nothing left to take. */
  async revokePaid(tx: Tx, { paymentId, reason }: { paymentId: number; reason: string }): Promise<boolean> {
    const revoked = await revokeGrant(tx, { paymentId }, reason)
    if (revoked) await noteRevoked(tx, revoked.id)
    return revoked !== undefined
  },
})
