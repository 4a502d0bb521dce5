import { sql } from 'kysely'
import type { MoneyRule } from './money-rule.ts'

const sameSeries = (table: string) =>
  sql`${sql.ref(`${table}.kind`)} = subject.kind and ${sql.ref(`${table}.year`)} = subject.year`

/** What papers have to prove: their numbers, and that they say what was paid and what went back. */
export const invoiceRules: readonly MoneyRule[] = [
  {
    name: 'a number follows the one before it, and is not dated before it',
    table: 'invoice',
    isViolated: sql`subject.serial > 1 and not exists (select from invoice earlier where ${sameSeries('earlier')}
      and earlier.serial = subject.serial - 1 and earlier.issued_at <= subject.issued_at)`,
  },
  {
    name: 'a number is followed by the next one, or is the last that was given',
    table: 'invoice',
    isViolated: sql`not exists (select from invoice later where ${sameSeries('later')} and later.serial = subject.serial + 1)
      and subject.serial is distinct from (select last_serial from invoice_counter counter where ${sameSeries('counter')})`,
  },
  {
    name: 'a credit note corrects the invoice of its payment',
    table: 'invoice',
    isViolated: sql`subject.kind = 'credit_note' and not exists (select from invoice charged
      where charged.id = subject.corrects_id and charged.kind = 'invoice' and charged.payment_id = subject.payment_id)`,
  },
  {
    name: 'what was paid has an invoice of its amount, and what went back credit notes of theirs',
    table: 'payment',
    isViolated: sql`(
      select case
        when charged.id is null then subject.state = 'succeeded' or credited.total_minor > 0
        else subject.state not in ('succeeded', 'refunded') or charged.total_minor <> subject.amount_minor
          or credited.total_minor <> subject.refunded_minor
          or subject.state = 'refunded' and credited.tax_minor <> charged.tax_minor end
      from (select coalesce(sum(total_minor), 0) as total_minor, coalesce(sum(tax_minor), 0) as tax_minor
        from invoice where payment_id = subject.id and kind = 'credit_note') credited
      left join invoice charged on charged.payment_id = subject.id and charged.kind = 'invoice')`,
  },
]
