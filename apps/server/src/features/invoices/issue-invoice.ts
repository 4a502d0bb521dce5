import { orderNumber } from '@gable/domain/order-number'
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@gable/i18n/languages'
import type { Db, Tx } from '#platform/db.ts'
import type { PaymentRow } from '../payments/payments.repository.ts'
import { findAccountOf, findSold } from './sold.repository.ts'
import { addInvoice, findInvoiceOf } from './invoices.repository.ts'
import type { Buyer, Seller } from './invoices.tables.ts'
import { taxOfRefund } from './refunded-tax.ts'

type Deps = {
  /** Asked within the transaction: a second connection for each of many could be one too many. */
  findSeller: (from: Db) => Promise<Seller>
  wordsIn: (words: Partial<Record<string, string>>, language: string) => string
}

/** The invoice and the credit notes of a payment, issued in the transaction that settles it, as everything was said at that moment. */
export function createInvoicing({ findSeller, wordsIn }: Deps) {
  return {
    /** For what was paid, also by somebody who is gone: the money came in. */
    async issueInvoice(tx: Tx, payment: PaymentRow): Promise<number> {
      const account = payment.accountId === null ? undefined : await findAccountOf(tx, payment.accountId)
      const language = languageOf(payment.language, account?.language)
      const { names, features, ...sold } = await findSold(tx, payment)
      const { taxName, taxBasisPoints, taxMinor, discountMinor, amountMinor, currency, method } = payment
      const { id } = await addInvoice(tx, {
        kind: 'invoice',
        ...{ paymentId: payment.id, accountId: payment.accountId, language },
        seller: JSON.stringify(await findSeller(tx)),
        buyer: JSON.stringify(buyerOf(payment, account)),
        ...{ ...sold, packageName: wordsIn(names, language), features: JSON.stringify(features) },
        ...{ taxName, taxBasisPoints, taxMinor, discountMinor, totalMinor: amountMinor, currency, method },
        priceMinor: amountMinor - taxMinor + discountMinor,
        orderNumber: orderNumber(payment.reference),
      })
      return id
    },

    /** For what went back of it now; `refundedMinor` is what went back before. */
    async issueCreditNote(tx: Tx, payment: PaymentRow, amountMinor: number): Promise<number | undefined> {
      const invoice = await findInvoiceOf(tx, payment.id)
      // What was settled before there were invoices.
      if (!invoice) return undefined
      const { id: correctsId, accountId: _buyerThen, seller, buyer, features, ...same } = withoutNumber(invoice)
      const taxMinor = taxOfRefund(invoice, payment.refundedMinor, amountMinor)
      const { id } = await addInvoice(tx, {
        ...{ ...same, kind: 'credit_note', correctsId, accountId: payment.accountId },
        ...{ seller: JSON.stringify(seller), buyer: JSON.stringify(buyer), features: JSON.stringify(features) },
        ...{ priceMinor: amountMinor - taxMinor, discountMinor: 0, taxMinor, totalMinor: amountMinor },
      })
      return id
    },
  }
}

function withoutNumber<Row extends { year: number; serial: number; number: string; issuedAt: Date }>(row: Row) {
  const { year: _year, serial: _serial, number: _number, issuedAt: _issuedAt, ...rest } = row
  return rest
}

type Account = { name: string; email: string | null; language: string | null }

const buyerOf = ({ billing }: PaymentRow, account: Account | undefined): Buyer => ({
  name: billing.name || account?.name || '',
  lines: linesOf(billing.address ?? ''),
  country: billing.country ?? '',
  taxNumber: billing.taxNumber ?? '',
  email: billing.email || account?.email || '',
})

/** What is beyond these goes on in the last of them: a page has an end. */
const maxLines = 8

function linesOf(address: string): string[] {
  const lines = address.split('\n').flatMap((line) => line.trim() || [])
  const rest = lines.slice(maxLines - 1).join(', ')
  return [...lines.slice(0, maxLines - 1), ...(rest ? [rest] : [])]
}

/** The first that there are texts for. */
function languageOf(...wishes: (string | null | undefined)[]): LanguageCode {
  for (const wish of wishes) if (wish && isLanguageCode(wish)) return wish
  return defaultLanguage
}
