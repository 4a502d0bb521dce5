import type { Charge } from '../../../tools/payment-providers/charges.ts'
import type { Purchase } from './buy.ts'
import type { KillWorld } from './kill-world.ts'

/** One payment: whose it is, and how often staff sent something of it back. */
type Paid = { reference: string; accountId: number; refunds: number }

export async function readPaid({ pool }: Pick<KillWorld, 'pool'>): Promise<Paid[]> {
  const { rows } = await pool.query<Paid>(
    `select payment.reference, account_id::float8 as "accountId",
       count(refund.id) filter (where refund.state = 'done')::int as refunds
     from payment left join payment_refund refund on refund.payment_id = payment.id group by payment.id`,
  )
  return rows
}

/** Who was charged more than once for one purchase, and of what more or less went back than somebody sent. */
export function judgeCharges(rows: Paid[], charges: Charge[], purchases: Purchase[]) {
  const payments = new Map(rows.map((row) => [row.reference, row]))
  const bankRefunds = new Map(purchases.map((purchase) => [purchase.reference, purchase.bankRefunds]))
  const paid = charges.filter(({ state }) => state === 'succeeded')
  const paidBy = Map.groupBy(paid, ({ reference }) => payments.get(reference)?.accountId)
  const isRefundedWrongly = ({ reference, refunds }: Charge) =>
    refunds.length !== (payments.get(reference)?.refunds ?? 0) + (bankRefunds.get(reference) ?? 0)
  return {
    // Each member bought once; a charge of nobody is one too many.
    chargedTwice: [...paidBy].filter(([accountId, own]) => accountId === undefined || own.length > 1).length,
    refundedWrongly: charges.filter(isRefundedWrongly).length,
    staffRefunds: rows.reduce((sum, { refunds }) => sum + refunds, 0),
  }
}
