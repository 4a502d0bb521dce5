import { nextPaymentState, type PaymentState } from '@gable/domain/payment-moves'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Notify } from '../notifications/notify.ts'
import { mostPendingMinutes, nextQuestion } from './next-question.ts'
import { getPayment, lockPayment, type PaymentRow, saveSettled } from './payments.repository.ts'
import type { Providers } from './providers.ts'
import type { ReportedPayment } from './providers/payment-provider.ts'

/** What payments do with packages, in the transaction that settles them. */
export type PaidGrants = {
  grantPaid: (tx: Tx, paid: { accountId: number; packageId: number; paymentId: number }) => Promise<number>
  revokePaid: (tx: Tx, refunded: { paymentId: number; reason: string }) => Promise<boolean>
}

type Deps = { db: Db; providers: Providers; grants: PaidGrants; notify: Notify }
export type SettlingService = ReturnType<typeof createSettling>

/** The only place where a payment changes what somebody has: by what its provider answered, under a lock. */
export function createSettling({ db, providers, grants, notify }: Deps) {
  /** Once for each payment, however often it is reported. */
  async function give(tx: Tx, { id, accountId, packageId, amountMinor, currency }: PaymentRow) {
    if (accountId === null) return
    await grants.grantPaid(tx, { accountId, packageId, paymentId: id })
    await notify(tx, { to: accountId, kind: 'payment', detail: { outcome: 'succeeded', amountMinor, currency } })
  }

  async function takeBack(tx: Tx, { id, accountId, amountMinor, currency }: PaymentRow) {
    await grants.revokePaid(tx, { paymentId: id, reason: 'The payment went back' })
    if (accountId === null) return
    await notify(tx, { to: accountId, kind: 'payment', detail: { outcome: 'refunded', amountMinor, currency } })
  }

  async function settle(tx: Tx, payment: PaymentRow, report: ReportedPayment | undefined) {
    const ageMinutes = (Date.now() - payment.createdAt.getTime()) / 60_000
    const isOther = report !== undefined && !isAbout(report, payment)
    if (isOther && payment.alarm !== 'mismatch') {
      const { paymentId: reference, amountMinor, currency } = report
      const detail = { reported: { reference, amountMinor, currency } }
      await recordAudit(tx, {
        ...{ action: 'payment.mismatch', outcome: 'denied', actorId: null, detail },
        object: { kind: 'payment', id: payment.id },
      })
    }
    const refundedMinor = Math.max(payment.refundedMinor, isOther ? 0 : (report?.refundedMinor ?? 0))
    const reported = isOther || !report ? 'pending' : stateOf(report, refundedMinor)
    const told = nextPaymentState(payment.state, reported)
    // The provider had a day to say something else.
    const state = told === 'pending' && ageMinutes >= mostPendingMinutes ? 'failed' : told
    const isGiven = state === 'succeeded' && payment.state !== 'succeeded'
    await saveSettled(tx, payment.id, {
      ...{ state, refundedMinor: isPaidFor(state) ? refundedMinor : payment.refundedMinor },
      alarm: isOther ? 'mismatch' : isGiven && payment.accountId === null ? 'ownerless' : payment.alarm,
      askInMinutes: nextQuestion(state, ageMinutes),
    })
    if (isGiven) await give(tx, payment)
    if (state === 'refunded' && payment.state === 'succeeded') await takeBack(tx, payment)
    return state
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
  }
}

const isPaidFor = (state: PaymentState) => state === 'succeeded' || state === 'refunded'

const isAbout = ({ paymentId, amountMinor, currency }: ReportedPayment, payment: PaymentRow) =>
  paymentId === payment.reference && amountMinor === payment.amountMinor && currency === payment.currency

const stateOf = ({ state, amountMinor }: ReportedPayment, refundedMinor: number): PaymentState =>
  state === 'succeeded' && refundedMinor >= amountMinor ? 'refunded' : state
