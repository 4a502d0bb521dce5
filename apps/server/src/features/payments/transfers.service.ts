import type { BankTransfer } from '@gable/contract/bank-transfers'
import { type FilePart, ReceivedFile } from '@gable/contract/wire'
import { fromMinor } from '@gable/domain/currency'
import { orderNumber } from '@gable/domain/order-number'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import { maxPendingMinutes } from './next-question.ts'
import { findOwnPayment, lockPayment, type NamedPayment, noteTransferTo } from './payments.repository.ts'
import { receiptStateOf } from './present-receipt.ts'
import { findReceipt, saveReceipt } from './receipts.repository.ts'
import type { Sale } from './orders/sale.ts'
import type { StartingService } from './starting.service.ts'

/** Where members send money; nothing where the site takes no transfers. */
export type FindBankAccount = () => Promise<BankTransfer['account'] | null>
type Deps = {
  db: Db
  begin: StartingService['begin']
  documents: Pick<DocumentsService, 'store' | 'keep' | 'describe'>
  findBankAccount: FindBankAccount
  sale: Pick<Sale, 'wordsIn'>
}
export type TransfersService = ReturnType<typeof createTransfers>

/** Whoever is refused so often in a day is not helped by another file. */
const limitsOf = (accountId: number): Limit[] => [{ key: `receipt:${accountId}`, most: 50, windowSeconds: 86_400 }]

/** Payments without a provider: the buyer sends the money to the bank and may show a receipt; staff say that it came. */
export function createTransfers({ db, begin, documents, findBankAccount, sale }: Deps) {
  async function get(from: Db, { accountId }: Member, reference: string): Promise<NamedPayment> {
    const payment = await findOwnPayment(from, accountId, reference)
    if (payment?.method !== 'bank_transfer') throw notFound('Transfer')
    return payment
  }

  async function getPending(from: Db, member: Member, reference: string): Promise<NamedPayment> {
    const payment = await get(from, member, reference)
    if (payment.state !== 'pending') throw conflict('illegal_move', 'It is settled', { state: payment.state })
    return payment
  }

  async function describe(
    from: Db,
    viewer: Member,
    payment: NamedPayment,
    language: LanguageCode,
  ): Promise<BankTransfer> {
    const account = await getAccount(payment)
    const { reference, packageId, names, amountMinor, currency, createdAt } = payment
    const receipt = await findReceipt(from, payment.id)
    const [file] = receipt?.documentId ? await documents.describe(viewer, [receipt.documentId], from) : []
    const expiresAt = new Date(createdAt.getTime() + maxPendingMinutes(payment.method) * 60_000)
    return {
      ...{ reference, packageId, account, currency, orderNumber: orderNumber(reference) },
      name: sale.wordsIn(names, language),
      amount: fromMinor(amountMinor, currency),
      receiptState: receiptStateOf(receipt?.state, file),
      receiptName: file?.name ?? '',
      refusal: receipt?.refusal ?? '',
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
  }

  /** As they were told, whatever the operator does with it since. */
  async function getAccount({ transferTo }: NamedPayment): Promise<BankTransfer['account']> {
    const account = transferTo ?? (await findBankAccount())
    if (!account) throw notFound('Bank account')
    const { holder = '', iban = '', bic = '', bank = '' } = account
    return { holder, iban, bic, bank }
  }

  return {
    async start(member: Member, wanted: Parameters<typeof begin>[2], language: LanguageCode) {
      const account = await findBankAccount()
      if (!account) throw conflict('payment_method_unavailable', 'Nobody pays by a transfer here')
      const { payment } = await begin(member, 'bank_transfer', wanted, language)
      return db.transaction().execute(async (tx) => {
        await noteTransferTo(tx, payment.id, account)
        return describe(tx, member, await get(tx, member, payment.reference), language)
      })
    },

    find: async (member: Member, reference: string, language: LanguageCode) =>
      describe(db, member, await get(db, member, reference), language),

    /** The file is stored before the transaction that uses it, and swept if that fails. */
    async sendReceipt(member: Member, reference: string, file: FilePart, language: LanguageCode) {
      if (!(file instanceof ReceivedFile)) throw invalidField('file', 'required')
      const { id } = await getPending(db, member, reference)
      await spendLimits(db, limitsOf(member.accountId))
      const stored = await documents.store(member.accountId, [file])
      return db.transaction().execute(async (tx) => {
        // Nobody confirms it meanwhile.
        await lockPayment(tx, id)
        const payment = await getPending(tx, member, reference)
        for (const { id: documentId } of stored) {
          await saveReceipt(tx, { paymentId: id, accountId: member.accountId, documentId })
        }
        await documents.keep(tx, stored)
        return describe(tx, member, payment, language)
      })
    },
  }
}
