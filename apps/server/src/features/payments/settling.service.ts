import { nextPaymentState, type PaymentState } from '@gable/domain/payment-moves'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Notify } from '../notifications/notify.ts'
import { maxPendingMinutes, nextQuestion } from './next-question.ts'
import { getPayment, lockPayment, type PaymentRow, saveSettled } from './payments.repository.ts'
import type { Providers } from './providers.ts'
import type { ReportedPayment } from './providers/payment-provider.ts'

/** What payments do with packages, in the transaction that settles them. */
export type PaidGrants = {
  grantPaid: (tx: Tx, paid: { accountId: number; packageId: number; paymentId: number }) => Promise<number>
  /** Until when the package runs that a payment was for; nothing where none runs. */
  findExpiryOf: (from: Db, paymentId: number) => Promise<Date | undefined>
  revokePaid: (tx: Tx, refunded: { paymentId: number; reason: string }) => Promise<boolean>
}

type Applied = { state: PaymentState; refundedMinor: number; alarm?: PaymentRow['alarm'] }
/** Invoices and credit notes, issued in the transaction that settles the payment; each answers the id of what was issued. */
export type Invoicing = {
  issueInvoice: (tx: Tx, payment: PaymentRow) => Promise<number>
  /** For an amount that went back beyond what had gone back before. */
  issueCreditNote: (tx: Tx, payment: PaymentRow, amountMinor: number) => Promise<number | undefined>
}

type Deps = { db: Db; providers: Providers; grants: PaidGrants; invoicing: Invoicing; notify: Notify }
export type SettlingService = ReturnType<typeof createSettling>

/** The only place where a payment changes what somebody has: by what its provider answered, under a lock. */
export function createSettling({ db, providers, grants, invoicing, notify }: Deps) {
  type Outcome = 'succeeded' | 'refunded' | 'part_refunded'
  async function notifyPayer(tx: Tx, payment: PaymentRow, outcome: Outcome, amountMinor: number, invoiceId?: number) {
    const { accountId, currency, billing, language } = payment
    if (accountId === null) return
    await notify(tx, {
      ...{ to: accountId, kind: 'payment', detail: { outcome, amountMinor, currency, invoiceId } },
      ...(billing.email && { mailTo: billing.email }),
      ...(language !== null && { language }),
    })
  }

  /** Once for each payment, however often it is reported. The money came in, also where nobody is there any more. */
  async function grantPackage(tx: Tx, payment: PaymentRow) {
    const { id, accountId, packageId, amountMinor } = payment
    if (accountId !== null) await grants.grantPaid(tx, { accountId, packageId, paymentId: id })
    await notifyPayer(tx, payment, 'succeeded', amountMinor, await invoicing.issueInvoice(tx, payment))
  }

  /** What went back until now is in `payment`; what goes back now ends the package when it was the rest. */
  async function applyRefund(tx: Tx, payment: PaymentRow, refundedMinor: number) {
    const amountMinor = refundedMinor - payment.refundedMinor
    const isWhole = refundedMinor >= payment.amountMinor
    if (isWhole) await grants.revokePaid(tx, { paymentId: payment.id, reason: 'The payment went back' })
    const creditNoteId = await invoicing.issueCreditNote(tx, payment, amountMinor)
    await notifyPayer(tx, payment, isWhole ? 'refunded' : 'part_refunded', amountMinor, creditNoteId)
  }

  /** Saves what a payment is now, and does what follows from it. */
  async function apply(tx: Tx, payment: PaymentRow, { state, refundedMinor, alarm = payment.alarm }: Applied) {
    const isGiven = state === 'succeeded' && payment.state !== 'succeeded'
    await saveSettled(tx, payment.id, {
      ...{ state, refundedMinor: isPaidFor(state) ? refundedMinor : payment.refundedMinor },
      alarm: isGiven && payment.accountId === null ? 'ownerless' : alarm,
      askInMinutes: nextQuestion(state, ageMinutesOf(payment), payment.method),
    })
    if (isGiven) await grantPackage(tx, payment)
    // By what it grew: of the same refund the provider and staff both tell.
    const wasPaid = isGiven || payment.state === 'succeeded'
    if (wasPaid && refundedMinor > payment.refundedMinor) await applyRefund(tx, payment, refundedMinor)
    return state
  }

  async function settle(tx: Tx, payment: PaymentRow, report: ReportedPayment | undefined) {
    const isOther = report !== undefined && !isAbout(report, payment)
    // Once staff have dealt with it, it says nothing new.
    const isAlarming = isOther && payment.alarm !== 'mismatch' && payment.alarmNote === ''
    if (report && isAlarming) {
      const { paymentId: reference, amountMinor, currency } = report
      const detail = { reported: { reference, amountMinor, currency } }
      await recordAudit(tx, {
        ...{ action: 'payment.mismatch', outcome: 'denied', actorId: null, detail },
        object: { kind: 'payment', id: payment.id },
      })
    }
    // More than came in cannot have gone back: a dispute and a refund of the same money are told as two.
    const gone = Math.min(payment.amountMinor, isOther ? 0 : (report?.refundedMinor ?? 0))
    const refundedMinor = Math.max(payment.refundedMinor, gone)
    const reported = isOther || !report ? 'pending' : stateOf(report, refundedMinor)
    const next = nextPaymentState(payment.state, reported)
    // There was time enough to say something else.
    const isOver = ageMinutesOf(payment) >= maxPendingMinutes(payment.method)
    const state = next === 'pending' && isOver ? 'failed' : next
    return apply(tx, payment, { state, refundedMinor, ...(isAlarming && { alarm: 'mismatch' as const }) })
  }

  return {
    /** Asks its provider and does what follows from the answer; throws when there is none. */
    async ask(id: number): Promise<PaymentState> {
      const payment = await getPayment(db, id)
      const { reference, amountMinor, currency, providerId } = payment
      const known = { id: reference, amountMinor, currency, isPaid: payment.state === 'succeeded' }
      // What never reached the provider nobody can have paid.
      const report =
        providerId === null ? undefined : await providers.get(payment.method)?.ask({ ...known, providerId })
      return db.transaction().execute(async (tx) => {
        const locked = await lockPayment(tx, id)
        return locked ? settle(tx, locked, report) : payment.state
      })
    },

    /** Staff have seen the money of a transfer; the caller holds it. */
    confirm: (tx: Tx, locked: PaymentRow) =>
      apply(tx, locked, { state: 'succeeded', refundedMinor: locked.refundedMinor }),

    /** So much of it has gone back by now; the caller holds it. What its provider said of that before counts once. */
    credit(tx: Tx, locked: PaymentRow, totalMinor: number) {
      const refundedMinor = Math.max(locked.refundedMinor, totalMinor)
      const state = refundedMinor >= locked.amountMinor ? 'refunded' : locked.state
      return apply(tx, locked, { state, refundedMinor })
    },
  }
}

const ageMinutesOf = ({ createdAt }: PaymentRow) => (Date.now() - createdAt.getTime()) / 60_000

const isPaidFor = (state: PaymentState) => state === 'succeeded' || state === 'refunded'

const isAbout = ({ paymentId, amountMinor, currency }: ReportedPayment, payment: PaymentRow) =>
  paymentId === payment.reference && amountMinor === payment.amountMinor && currency === payment.currency

const stateOf = ({ state, amountMinor }: ReportedPayment, refundedMinor: number): PaymentState =>
  state === 'succeeded' && refundedMinor >= amountMinor ? 'refunded' : state
