import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { maxListed } from './payments.repository.ts'

type Total = {
  year: number
  state: PaymentState
  method: PaymentMethod
  currency: string
  count: number
  paidMinor: number
}

const maxTotals = 500

/** The payments of one account by year, state, method and currency, the newest year first. */
export async function listTotalsOf(db: Db, accountId: number): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select extract(year from created_at at time zone 'UTC')::int as year, state, method, currency,
      count(*)::int as count,
      coalesce(sum(amount_minor - refunded_minor) filter (where state = 'succeeded'), 0)::bigint as paid_minor
    from (select created_at, state, method, currency, amount_minor, refunded_minor from payment
      where account_id = ${accountId} order by id desc limit ${maxListed}) own
    group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4 limit ${maxTotals}`.execute(db)
  return rows
}
