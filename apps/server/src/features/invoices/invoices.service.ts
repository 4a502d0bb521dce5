import { Readable } from 'node:stream'
import type { Answer, Input } from '@gable/contract/call'
import type { getInvoice, listInvoices } from '@gable/contract/invoices'
import { fromMinor } from '@gable/domain/currency'
import type { Member } from '#platform/access.ts'
import { limitPerAccount } from '#platform/concurrency.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { ExportedFile } from '#platform/exported.ts'
import type { Attachment } from '#platform/mail.ts'
import { sheetOf } from './invoice-sheet.ts'
import {
  countInvoices,
  findByNumber,
  findInvoice,
  findInvoiceOf,
  findPaymentId,
  type InvoiceRow,
  listCreditNotesOf,
  listInvoicedPayments,
  listInvoicesAfter,
  listInvoicesOf,
  listInvoices as list,
} from './invoices.repository.ts'
import type { InvoiceKind } from './invoices.tables.ts'
import type { RenderPdf } from './pdf/render-in-thread.ts'

type Deps = { db: Db; render: RenderPdf; siteUrl: string }
type Paid = { id: number; reference: string }
type Listed = Answer<typeof listInvoices>['data'][number]
export type InvoicesService = ReturnType<typeof createInvoicesService>

const usualLimit = 20
/** Each is a moment of work: whoever asks for more at once is told to wait. */
const maxAtOnce = 3
const exportBatch = 100

/** Invoices and credit notes as PDFs: drawn whenever they are asked for, since a row never changes. */
export function createInvoicesService({ db, render, siteUrl }: Deps) {
  const inLine = limitPerAccount(maxAtOnce)

  async function draw(rows: InvoiceRow[]) {
    const [first] = rows
    if (!first) throw notFound('Invoice')
    const invoice = first.correctsId === null ? first : await findInvoice(db, first.correctsId)
    const sheets = rows.map((row, index) =>
      sheetOf({ row, siteUrl, page: index + 1, pages: rows.length, corrects: invoice?.number ?? '' }),
    )
    return { fileName: fileNameOf(first), bytes: await render(sheets) }
  }

  const listPapers = async (paymentId: number, kind: InvoiceKind) => {
    if (kind === 'credit_note') return listCreditNotesOf(db, paymentId)
    const invoice = await findInvoiceOf(db, paymentId)
    return invoice ? [invoice] : []
  }

  return {
    /** Whoever did not pay is told that it is not there. */
    async own({ accountId }: Member, { reference, kind = 'invoice' }: Input<typeof getInvoice>) {
      const paymentId = await findPaymentId(db, reference, accountId)
      if (paymentId === undefined) throw notFound('Invoice')
      const papers = await listPapers(paymentId, kind)
      if (papers.length === 0) throw notFound('Invoice')
      return inLine(accountId, () => draw(papers))
    },

    async byNumber({ accountId }: Member, number: string) {
      const row = await findByNumber(db, seriesOf(number))
      if (!row) throw notFound('Invoice')
      return inLine(accountId, () => draw([row]))
    },

    async list({ offset = 0, limit = usualLimit, year, kind = 'invoice' }: Input<typeof listInvoices>) {
      const series = { kind, year: year ?? new Date().getUTCFullYear() }
      const [rows, total] = await Promise.all([list(db, { ...series, offset, limit }), countInvoices(db, series)])
      return { data: rows.map(toListed), total }
    },

    /** All of a year in the order of their numbers, some at a time. */
    async *readYear(series: { kind: InvoiceKind; year: number }): AsyncGenerator<Listed> {
      for (let after = 0; ; ) {
        const rows = await listInvoicesAfter(db, { ...series, after, limit: exportBatch })
        for (const row of rows) yield toListed(row)
        after = rows.at(-1)?.serial ?? 0
        if (rows.length < exportBatch) return
      }
    },

    async findInvoiceUrls(from: Db, payments: Paid[]): Promise<Map<number, string>> {
      const ids = await listInvoicedPayments(
        from,
        payments.map(({ id }) => id),
      )
      return new Map(
        payments
          .filter(({ id }) => ids.has(id))
          .map(({ id, reference }) => [id, `${siteUrl}/api/get-invoice?payment_transaction_id=${reference}`]),
      )
    },

    /** For the mail to whoever it belongs to; whoever left meanwhile gets none. */
    async attach(accountId: number, id: number): Promise<Attachment[]> {
      const row = await findInvoice(db, id)
      if (row?.accountId !== accountId) return []
      const { fileName, bytes } = await draw([row])
      return [{ filename: fileName, contentType: 'application/pdf', content: Buffer.from(bytes) }]
    },

    async *exportedFiles(accountId: number): AsyncGenerator<ExportedFile> {
      for (let afterId = 0; ; ) {
        const rows = await listInvoicesOf(db, accountId, afterId, exportBatch)
        for (const row of rows) {
          yield { name: fileNameOf(row), open: async () => Readable.from([Buffer.from((await draw([row])).bytes)]) }
        }
        afterId = rows.at(-1)?.id ?? 0
        if (rows.length < exportBatch) return
      }
    },
  }
}

const toListed = ({ taxMinor, totalMinor, currency, ...row }: InvoiceRow & { reference: string }): Listed => ({
  ...{ number: row.number, kind: row.kind, reference: row.reference, orderNumber: row.orderNumber },
  ...{ buyer: row.buyer.name, issuedAt: row.issuedAt.toISOString(), currency },
  ...{ tax: fromMinor(taxMinor, currency), total: fromMinor(totalMinor, currency) },
})

const fileNameOf = ({ kind, number }: InvoiceRow) =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number.replace('CN-', '').replace('/', '-')}.pdf`

/** What a number says of itself; the contract has looked at its form. */
function seriesOf(number: string): { kind: InvoiceKind; year: number; serial: number } {
  const [year, serial] = number.replace('CN-', '').split('/').map(Number)
  return { kind: number.startsWith('CN-') ? 'credit_note' : 'invoice', year: year ?? 0, serial: serial ?? 0 }
}
