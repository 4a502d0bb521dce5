import type { Input } from '@gable/contract/call'
import type {
  clearPaymentAlarm,
  confirmTransfer,
  listStaffPayments,
  refuseReceipt,
  StaffPayment,
  StaffPaymentRow,
} from '@gable/contract/staff-payments'
import { fromMinor } from '@gable/domain/currency'
import { orderNumber } from '@gable/domain/order-number'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { Notify } from '../notifications/notify.ts'
import { findPayment, type PaymentRow } from './payments.repository.ts'
import { receiptStateOf, toStaffReceipt } from './present-receipt.ts'
import type { Sale } from './orders/sale.ts'
import { readAmount } from './read-amount.ts'
import { findReceipt, refuseSentReceipt } from './receipts.repository.ts'
import { listRefundsOf } from './refunds.repository.ts'
import type { SettlingService } from './settling.service.ts'
import {
  clearAlarm,
  findForStaff,
  listForStaff,
  listWebhooksOf,
  lockByReference,
  type StaffPaymentRow as Found,
} from './staff-payments.repository.ts'

type Deps = {
  db: Db
  settling: SettlingService
  documents: Pick<DocumentsService, 'describe'>
  sale: Pick<Sale, 'wordsIn'>
  notify: Notify
}
export type StaffPaymentsService = ReturnType<typeof createStaffPayments>

/** What those see and decide who answer for the money; each decision is on record. A command decides as nobody. */
export function createStaffPayments({ db, settling, documents, sale, notify }: Deps) {
  const describe = (payment: Found, receiptState: StaffPaymentRow['receiptState'], language: LanguageCode) => ({
    ...{ id: payment.id, reference: payment.reference, orderNumber: orderNumber(payment.reference) },
    ...{ state: payment.state, method: payment.method, alarm: payment.alarm, packageId: payment.packageId },
    ...{ currency: payment.currency, receiptState },
    package: sale.wordsIn(payment.names, language),
    amount: fromMinor(payment.amountMinor, payment.currency),
    refunded: fromMinor(payment.refundedMinor, payment.currency),
    payer: person(payment.accountId, payment.payerName),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  })

  async function describeRefunds({ id, currency }: PaymentRow): Promise<StaffPayment['refunds']> {
    const refunds = await listRefundsOf(db, id)
    return refunds.map(({ reference, state, amountMinor, reason, staffAccountId, staffName, createdAt, doneAt }) => ({
      ...{ reference, state, reason, amount: fromMinor(amountMinor, currency) },
      actor: person(staffAccountId, staffName),
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    }))
  }

  /** Nobody else changes it meanwhile, and nobody decides about their own. */
  const decide = (
    actorId: number | null,
    reference: string,
    work: (tx: Tx, payment: PaymentRow) => Promise<{ state: PaymentRow['state']; action: string; detail?: object }>,
  ) =>
    db.transaction().execute(async (tx) => {
      const payment = await lockByReference(tx, reference)
      if (!payment) throw notFound('Payment')
      if (payment.accountId !== null && payment.accountId === actorId) {
        throw conflict('about_yourself', 'Nobody decides about their own payment')
      }
      const { state, action, detail } = await work(tx, payment)
      await recordAudit(tx, {
        ...{ action: `payment.${action}`, actorId, object: { kind: 'payment', id: payment.id } },
        detail: { before: payment.state, after: state, account: payment.accountId, ...detail },
      })
      return { reference, state }
    })

  return {
    async list(query: Input<typeof listStaffPayments>, language: LanguageCode) {
      const { rows, total } = await listForStaff(db, query)
      const ids = rows.flatMap(({ documentId }) => documentId ?? [])
      const files = new Map((await documents.describe(undefined, ids)).map((file) => [file.id, file]))
      const data = rows.map((row) =>
        describe(row, receiptStateOf(row.receiptState, files.get(row.documentId ?? '')), language),
      )
      return { data, total }
    },

    /** Asked before a proof is: nobody proves who they are for what is not there. */
    async assertExists(reference: string) {
      if (!(await findPayment(db, reference))) throw notFound('Payment')
    },

    /** Whoever opens somebody's receipt is on record. */
    async open(viewer: Member, reference: string, language: LanguageCode): Promise<StaffPayment> {
      const payment = await findForStaff(db, reference)
      if (!payment) throw notFound('Payment')
      const [receipt, refunds, webhooks] = await Promise.all([
        findReceipt(db, payment.id),
        describeRefunds(payment),
        listWebhooksOf(db, payment),
      ])
      const [file] = receipt?.documentId ? await documents.describe(viewer, [receipt.documentId]) : []
      const object = { kind: 'payment', id: payment.id }
      await recordAudit(db, { action: 'payment.open', actorId: viewer.accountId, object })
      return {
        ...describe(payment, receiptStateOf(receipt?.state, file), language),
        ...{ providerId: payment.providerId ?? '', alarmNote: payment.alarmNote, refunds },
        receipt: receipt && file ? toStaffReceipt(receipt, file) : null,
        webhooks: webhooks.map(({ receivedAt, ...webhook }) => ({ ...webhook, receivedAt: receivedAt.toISOString() })),
      }
    },

    /** Money that comes late still counts, as with providers. */
    confirm: (actorId: number | null, { reference, amount }: Input<typeof confirmTransfer>) =>
      decide(actorId, reference, async (tx, payment) => {
        assertTransfer(payment)
        if (payment.state === 'succeeded' || payment.state === 'refunded') throw settled(payment)
        const amountMinor = readAmount(amount, payment.currency)
        if (amountMinor !== payment.amountMinor) throw invalidField('amount', 'mismatch')
        return { state: await settling.confirm(tx, payment), action: 'confirm', detail: { amountMinor } }
      }),

    refuseReceipt: (actorId: number | null, { reference, reason }: Input<typeof refuseReceipt>) =>
      decide(actorId, reference, async (tx, payment) => {
        const { id, state, accountId, amountMinor, currency } = payment
        assertTransfer(payment)
        if (state !== 'pending') throw settled(payment)
        if (!(await refuseSentReceipt(tx, id, reason))) throw conflict('illegal_move', 'No receipt waits', { state })
        const detail = { outcome: 'receipt_refused', amountMinor, currency, reason } as const
        if (accountId !== null) await notify(tx, { to: accountId, kind: 'payment', detail })
        return { state, action: 'refuse-receipt', detail: { reason } }
      }),

    clearAlarm: (actorId: number | null, { reference, note }: Input<typeof clearPaymentAlarm>) =>
      decide(actorId, reference, async (tx, { id, state, alarm }) => {
        if (alarm === '') throw conflict('illegal_move', 'Nobody has to look at it', { state })
        await clearAlarm(tx, id, note)
        return { state, action: 'clear-alarm', detail: { alarm, note } }
      }),
  }
}

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
const settled = ({ state }: PaymentRow) => conflict('illegal_move', 'It is settled', { state })

function assertTransfer({ method, state }: PaymentRow) {
  if (method !== 'bank_transfer') throw conflict('illegal_move', `Of ${method} its provider tells`, { state })
}
