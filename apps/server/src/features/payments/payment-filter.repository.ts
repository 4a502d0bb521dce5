import { referencesOf } from '@gable/domain/order-number'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

export type PaymentFilter = {
  state?: PaymentState | undefined
  method?: PaymentMethod | undefined
  year?: number | undefined
  /** As it is typed. */
  orderNumber?: string | undefined
  /** Those that are older than this one. */
  beforeId?: number | undefined
}

/** What narrows the payments of one account, which are few: all of it is read from the index of the account. */
export function passes({ state, method, year, orderNumber, beforeId }: PaymentFilter): RawBuilder<SqlBool> {
  const conditions = [
    state && sql`payment.state = ${state}`,
    method && sql`payment.method = ${method}`,
    year && sql`payment.created_at >= ${yearStart(year)} and payment.created_at < ${yearStart(year + 1)}`,
    orderNumber && hasOrderNumber(orderNumber),
    beforeId && sql`payment.id < ${beforeId}`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`
}

const yearStart = (year: number) => new Date(Date.UTC(year, 0, 1))

function hasOrderNumber(said: string) {
  const references = referencesOf(said)
  return references ? sql`payment.reference between ${references.first} and ${references.last}` : sql`false`
}
