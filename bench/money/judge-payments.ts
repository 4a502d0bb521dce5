import type { Charge } from '../../tools/payment-providers/charges.ts'
import type { History } from './history.ts'
import type { MoneyWorld } from './money-world.ts'

type Row = {
  reference: string
  method: string
  state: string
  amountMinor: number
  currency: string
  refundedMinor: number
  alarm: string
  grants: number
  running: number
}
export type Judged = { verified: number; refunded: number; grants: number; running: number; violations: string[] }

const refundedOf = ({ refunds, isReversed, amountMinor }: Charge) =>
  isReversed ? amountMinor : refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)

/** Compares what the product made of payments with what the providers know of them. */
export function judgePayments(rows: Row[], charges: Charge[], histories: Pick<History, 'reference'>[]): Judged {
  const judged: Judged = { verified: 0, refunded: 0, grants: 0, running: 0, violations: [] }
  const chargesOf = Map.groupBy(charges, ({ reference }) => reference)
  const known = new Set(rows.map(({ reference }) => reference))
  for (const { reference } of histories) {
    if (!known.has(reference)) judged.violations.push(`${reference || 'a payment'} never began`)
  }
  for (const row of rows) {
    const own = chargesOf.get(row.reference) ?? []
    const [charge] = own
    if (own.length > 1) judged.violations.push(`${row.reference} was begun ${own.length} times at its provider`)
    judgeOne(judged, row, charge)
  }
  return judged
}

function judgeOne(judged: Judged, row: Row, charge: Charge | undefined) {
  const { reference, state, alarm, grants, running } = row
  const isSame = charge?.amountMinor === row.amountMinor && charge.currency === row.currency
  const isPaid = charge?.state === 'succeeded' && isSame
  const backMinor = isPaid ? refundedOf(charge) : 0
  const isGone = isPaid && backMinor === row.amountMinor
  const expected = {
    state: isGone ? 'refunded' : isPaid ? 'succeeded' : state,
    backMinor,
    running: isPaid && !isGone && alarm !== 'ownerless' ? 1 : 0,
  }
  const is = { state, backMinor: row.refundedMinor, running }
  const isLeftOpen = state === 'pending'
  const isGivenForNothing = grants > (isPaid ? 1 : 0)
  const isPaidByRow = state === 'succeeded' || state === 'refunded'
  if (JSON.stringify(is) !== JSON.stringify(expected) || isLeftOpen || isGivenForNothing || (isPaidByRow && !isPaid)) {
    judged.violations.push(
      `${reference} (${row.method}) is ${JSON.stringify({ ...is, alarm, grants })}, the provider says ${JSON.stringify(expected)}`,
    )
  }
  judged.verified += isPaid ? 1 : 0
  judged.refunded += isGone ? 1 : 0
  judged.grants += grants
  judged.running += running
}

/** What began after this payment. */
export async function readPayments({ pool }: Pick<MoneyWorld, 'pool'>, afterId: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select reference, method, state, amount_minor::float8 as "amountMinor", currency,
       refunded_minor::float8 as "refundedMinor", alarm, count(granted.id)::int as grants,
       count(granted.id) filter (where revoked_at is null)::int as running
     from payment left join package_grant granted on granted.payment_id = payment.id
     where payment.id > $1 group by payment.id`,
    [afterId],
  )
  return rows
}
