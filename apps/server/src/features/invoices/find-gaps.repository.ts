import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { InvoiceKind } from './invoices.tables.ts'

/** A series of numbers that is not what its counter says, or a payment whose papers do not add up. */
export type InvoiceFault =
  | { fault: 'gap'; kind: InvoiceKind; year: number; lastSerial: number; count: number; highest: number }
  | { fault: 'unbalanced'; paymentId: number; chargedMinor: number; creditedMinor: number }

const maxFaults = 100

/**
 * Proves the books: as many numbers as were given, none of them twice or left out, dates in their order, and no payment
 * that is settled without an invoice or that went back without a credit note. Reads all of it: an audit's, not a page's.
 */
export async function findInvoiceFaults(db: Db): Promise<InvoiceFault[]> {
  const gaps = await sql<InvoiceFault>`
    select 'gap' as fault, kind, year, coalesce(counter.last_serial, 0) as "lastSerial",
      coalesce(series.count, 0) as count, coalesce(series.highest, 0) as highest
    from invoice_counter counter full join (
      select kind, year, count(*)::int as count, max(serial) as highest, min(serial) as lowest, bool_and(in_order) as in_order
      from (select kind, year, serial, issued_at >= coalesce(lag(issued_at) over (partition by kind, year order by serial),
        issued_at) as in_order from invoice) numbered
      group by kind, year) series using (kind, year)
    where (counter.last_serial, counter.last_serial, 1, true)
      is distinct from (series.count, series.highest, series.lowest, series.in_order)
    limit ${maxFaults}`.execute(db)
  const unbalanced = await sql<InvoiceFault>`
    select 'unbalanced' as fault, payment.id as "paymentId", coalesce(charged.total_minor, 0)::float8 as "chargedMinor",
      coalesce(credited.total_minor, 0)::float8 as "creditedMinor"
    from payment
    left join invoice charged on charged.payment_id = payment.id and charged.kind = 'invoice'
    left join lateral (select sum(total_minor) as total_minor, sum(tax_minor) as tax_minor from invoice
      where payment_id = payment.id and kind = 'credit_note') credited on true
    where case
      when charged.id is not null then
        charged.total_minor <> payment.amount_minor or coalesce(credited.total_minor, 0) <> payment.refunded_minor
        or payment.state not in ('succeeded', 'refunded')
        or payment.state = 'refunded' and credited.tax_minor <> charged.tax_minor
      else credited.total_minor is not null or payment.state = 'succeeded' end
    limit ${maxFaults}`.execute(db)
  return [...gaps.rows, ...unbalanced.rows]
}
