import type { RawBuilder } from 'kysely'

type Audited =
  | 'payment'
  | 'payment_refund'
  | 'package_grant'
  | 'grant_use'
  | 'advertisement'
  | 'invoice'
  | 'coupon'
  | 'coupon_use'

/** Something that holds for every row of a table. `isViolated` asks about one row, which it calls `subject`. */
export type MoneyRule = { name: string; table: Audited; isViolated: RawBuilder<unknown> }
