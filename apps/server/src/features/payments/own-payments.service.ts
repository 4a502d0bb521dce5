import type { Answer, Input } from '@gable/contract/call'
import type {
  getPaymentDetails,
  getPaymentSettings,
  getPaymentStatus,
  getPaymentTotals,
  ReceiptState,
} from '@gable/contract/payments'
import { fromMinor } from '@gable/domain/currency'
import { orderNumber } from '@gable/domain/order-number'
import type { PaymentState } from '@gable/domain/payment-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { CsvPage } from '#platform/csv.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import { listTotalsOf } from './payment-totals.repository.ts'
import {
  cancelPending,
  claimAsking,
  countPaymentsOf,
  findOwnPayment,
  listPaymentsOf,
  type NamedPayment,
} from './payments.repository.ts'
import { receiptStateOf } from './present-receipt.ts'
import type { Providers } from './providers.ts'
import { ProviderRefusal, ProviderUnavailable } from './providers/ask-provider.ts'
import { listReceiptsOf } from './receipts.repository.ts'
import type { PaidGrants, SettlingService } from './settling.service.ts'
import type { Sale } from './orders/sale.ts'
import type { FindBankAccount } from './transfers.service.ts'

type Deps = {
  db: Db
  providers: Providers
  settling: SettlingService
  sale: Pick<Sale, 'wordsIn'>
  grants: Pick<PaidGrants, 'findExpiryOf'>
  findBankAccount: FindBankAccount
  findInvoiceUrls: FindInvoiceUrls
  documents: Pick<DocumentsService, 'describe'>
}
/** Where the invoices of these payments are, of those that have one. */
export type FindInvoiceUrls = (
  from: Db,
  payments: Pick<NamedPayment, 'id' | 'reference'>[],
) => Promise<Map<number, string>>
export type OwnPaymentsService = ReturnType<typeof createOwnPayments>

/** However many tabs wait, the provider is asked no more often. */
const askingPauseSeconds = 5
const usualLimit = 20

export function createOwnPayments(deps: Deps) {
  const { db, providers, settling, sale, grants, findBankAccount, findInvoiceUrls, documents } = deps

  async function get(from: Db, { accountId }: Member, reference: string): Promise<NamedPayment> {
    const payment = await findOwnPayment(from, accountId, reference)
    if (!payment) throw notFound('Payment')
    return payment
  }

  const describe = (
    { reference, names, amountMinor, ...payment }: NamedPayment,
    invoiceUrls: Map<number, string>,
    language: LanguageCode,
  ) => ({
    ...{ reference, packageId: payment.packageId, method: payment.method, state: payment.state },
    package: sale.wordsIn(names, language),
    amount: fromMinor(amountMinor, payment.currency),
    currency: payment.currency,
    orderNumber: orderNumber(reference),
    invoiceUrl: invoiceUrls.get(payment.id) ?? null,
    createdAt: payment.createdAt.toISOString(),
  })

  /** Whether what was sent for a transfer is being looked at. */
  async function findReceiptStates(payments: NamedPayment[]): Promise<Map<number, ReceiptState>> {
    const transfers = payments.filter(({ method, state }) => method === 'bank_transfer' && state === 'pending')
    if (transfers.length === 0) return new Map()
    const receipts = await listReceiptsOf(
      db,
      transfers.map(({ id }) => id),
    )
    const ids = receipts.flatMap(({ documentId }) => documentId ?? [])
    const files = new Map((await documents.describe(undefined, ids)).map((file) => [file.id, file]))
    return new Map(
      receipts.map(({ paymentId, state, documentId }) => [
        paymentId,
        receiptStateOf(state, files.get(documentId ?? '')),
      ]),
    )
  }

  async function toRows(payments: NamedPayment[], language: LanguageCode) {
    const [invoiceUrls, receipts] = await Promise.all([findInvoiceUrls(db, payments), findReceiptStates(payments)])
    return payments.map((payment) => ({
      ...describe(payment, invoiceUrls, language),
      refunded: fromMinor(payment.refundedMinor, payment.currency),
      receiptState: receipts.get(payment.id) ?? ('none' as const),
    }))
  }

  async function toStatus(from: Db, payment: NamedPayment, state: PaymentState, language: LanguageCode) {
    const expiresAt = state === 'succeeded' ? await grants.findExpiryOf(from, payment.id) : undefined
    return {
      ...describe({ ...payment, state }, await findInvoiceUrls(from, [payment]), language),
      expiresAt: expiresAt?.toISOString() ?? null,
      redirectUrl: state === 'pending' ? payment.redirectUrl : null,
    }
  }

  return {
    async methods(): Promise<Answer<typeof getPaymentSettings>['data']> {
      const atProviders = [...providers.values()].map(({ name, publicKey, isTest }) => ({
        ...{ method: name, publicKey, isTest },
      }))
      const isTransferOffered = (await findBankAccount()) !== null
      const transfer = { method: 'bank_transfer' as const, publicKey: '', isTest: false }
      return isTransferOffered ? [...atProviders, transfer] : atProviders
    },

    /**
     * The webhook may be late or lost: whoever comes back from the provider need not wait for it. What was declined may
     * have been paid with another card since.
     */
    async status(
      member: Member,
      reference: string,
      language: LanguageCode,
    ): Promise<Answer<typeof getPaymentStatus>['data']> {
      const payment = await get(db, member, reference)
      const isAsking = canBePaid(payment.state) && (await claimAsking(db, payment.id, askingPauseSeconds))
      const state = isAsking ? await settling.ask(payment.id).catch(asBefore(payment.state)) : payment.state
      return toStatus(db, payment, state, language)
    },

    cancel: (member: Member, reference: string, language: LanguageCode) =>
      db.transaction().execute(async (tx) => {
        const payment = await get(tx, member, reference)
        if (payment.state === 'cancelled') return toStatus(tx, payment, 'cancelled', language)
        if (!(await cancelPending(tx, payment.id)))
          throw conflict('illegal_move', 'It is settled', { state: payment.state })
        return toStatus(tx, payment, 'cancelled', language)
      }),

    async list(
      { accountId }: Member,
      { offset = 0, limit = usualLimit, ...filter }: Input<typeof getPaymentDetails>,
      language: LanguageCode,
    ) {
      const [rows, total] = await Promise.all([
        listPaymentsOf(db, accountId, { ...filter, offset, limit }),
        countPaymentsOf(db, accountId, filter),
      ])
      return { data: await toRows(rows, language), total }
    },

    async totals({ accountId }: Member): Promise<Answer<typeof getPaymentTotals>['data']> {
      const totals = await listTotalsOf(db, accountId)
      return totals.map(({ paidMinor, ...group }) => ({ ...group, paid: fromMinor(paidMinor, group.currency) }))
    },

    /** For the table: what is older than the last row of the page before. */
    async listPage({ accountId }: Member, page: CsvPage, language: LanguageCode) {
      const payments = await listPaymentsOf(db, accountId, { ...page, offset: 0 })
      const rows = await toRows(payments, language)
      return rows.map((row, index) => ({ id: payments[index]?.id ?? 0, ...row }))
    },

    spendDownload: ({ accountId }: Member) =>
      spendLimits(db, [{ key: `payments-csv:${accountId}`, most: 20, windowSeconds: 3_600 }]),
  }
}

const canBePaid = (state: PaymentState) => state !== 'succeeded' && state !== 'refunded'

const asBefore = (state: PaymentState) => (error: unknown) => {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return state
  throw error
}
