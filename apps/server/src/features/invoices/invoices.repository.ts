import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { InvoiceKind, InvoicesTables } from './invoices.tables.ts'

export type InvoiceRow = Selectable<InvoicesTables['invoice']>
type NewInvoice = Omit<Insertable<InvoicesTables['invoice']>, 'year' | 'serial' | 'issuedAt'>

/**
 * Under the next number of its year, which nobody else gets before this is committed or rolled back. Numbers follow the
 * clock: whoever began earlier and comes later is dated as the one before.
 */
export async function addInvoice(tx: Tx, invoice: NewInvoice): Promise<InvoiceRow> {
  const { rows } = await sql<{ year: number; serial: number; issuedAt: Date }>`
    insert into invoice_counter as counter (kind, year, last_serial, last_at)
    values (${invoice.kind}, extract(year from now() at time zone 'utc')::int, 1, now())
    on conflict (kind, year) do update
      set last_serial = counter.last_serial + 1, last_at = greatest(counter.last_at, excluded.last_at)
    returning year, last_serial as serial, last_at as "issuedAt"`.execute(tx)
  const [numbered] = rows
  if (!numbered) throw new Error('No number was given')
  return tx
    .insertInto('invoice')
    .values({ ...invoice, ...numbered })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findInvoiceOf = (db: Db, paymentId: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('kind', '=', sql.lit('invoice' as const))
    .executeTakeFirst()

export const findInvoice = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()

/** More of it went back in no case that we know; a bound all the same. */
const maxCreditNotes = 50

export const listCreditNotesOf = (db: Db, paymentId: number): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'credit_note')
    .orderBy('id')
    .limit(maxCreditNotes)
    .execute()

/** Of these payments those that there is an invoice of. */
export async function listInvoicedPayments(db: Db, paymentIds: number[]): Promise<Set<number>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('invoice')
    .select('paymentId')
    .where('paymentId', 'in', paymentIds)
    .where('kind', '=', sql.lit('invoice' as const))
    .execute()
  return new Set(rows.map(({ paymentId }) => paymentId))
}

export const findPaymentId = async (db: Db, reference: string, accountId?: number): Promise<number | undefined> => {
  const payment = db.selectFrom('payment').select('id').where('reference', '=', reference)
  const own = accountId === undefined ? payment : payment.where('accountId', '=', accountId)
  return (await own.executeTakeFirst())?.id
}

type Series = { kind: InvoiceKind; year: number }

type Listed = InvoiceRow & { reference: string }

const selectSeries = (db: Db, { kind, year }: Series) =>
  db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.paymentId')
    .selectAll('invoice')
    .select('payment.reference')
    .where('kind', '=', kind)
    .where('year', '=', year)

type Page = Series & { offset: number; limit: number }
export const listInvoices = (db: Db, { offset, limit, ...series }: Page): Promise<Listed[]> =>
  selectSeries(db, series).orderBy('serial', 'desc').offset(offset).limit(limit).execute()

type Batch = Series & { after: number; limit: number }
export const listInvoicesAfter = (db: Db, { after, limit, ...series }: Batch): Promise<Listed[]> =>
  selectSeries(db, series).where('serial', '>', after).orderBy('serial').limit(limit).execute()

/** Numbers have no gap, so the last one says how many there are. */
export async function countInvoices(db: Db, { kind, year }: Series): Promise<number> {
  const counter = await db
    .selectFrom('invoiceCounter')
    .select('lastSerial')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst()
  return counter?.lastSerial ?? 0
}

export const findByNumber = (db: Db, { kind, year, serial }: Series & { serial: number }) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('serial', '=', serial)
    .executeTakeFirst()

/** Of one member, some at a time. */
export const listInvoicesOf = (db: Db, accountId: number, afterId: number, limit: number): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const forgetBuyer = (db: Db, accountId: number) =>
  db.updateTable('invoice').set({ accountId: null }).where('accountId', '=', accountId).execute()
