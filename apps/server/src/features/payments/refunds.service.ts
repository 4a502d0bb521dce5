import type { Input } from '@gable/contract/call'
import type { refundPayment } from '@gable/contract/staff-payments'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { AppError, conflict, invalidField, notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { findPayment, getPayment, lockPayment, type PaymentRow } from './payments.repository.ts'
import type { Providers } from './providers.ts'
import { ProviderRefusal, ProviderUnavailable } from './providers/ask-provider.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { readAmount } from './read-amount.ts'
import { sendRefund } from './refunds.jobs.ts'
import { addRefund, closeRefund, findRefund, type RefundRow } from './refunds.repository.ts'
import type { SettlingService } from './settling.service.ts'

type Deps = {
  db: Db
  providers: Providers
  settling: SettlingService
  /** The same before the transaction of a call, whose answer is that of the last one. */
  stepSettling: Pick<SettlingService, 'ask'>
}
type Wanted = Input<typeof refundPayment>
export type RefundsService = ReturnType<typeof createRefunds>

/** What staff send back. The row comes first; a job tells the provider, under the reference of the row. */
export function createRefunds({ db, providers, settling, stepSettling }: Deps) {
  const record = (tx: Tx, actorId: number | null, payment: PaymentRow, refund: RefundRow, outcome: 'done' | 'denied') =>
    recordAudit(tx, {
      ...{ action: outcome === 'done' ? 'payment.refund' : 'payment.refund-refused', outcome, actorId },
      object: { kind: 'payment', id: payment.id },
      detail: {
        refundId: refund.id,
        amountMinor: refund.amountMinor,
        account: payment.accountId,
        reason: refund.reason,
      },
    })

  /** What went back at the provider, by its own pages or by the bank, has to be known before more is sent. */
  async function askProvider({ id, method }: PaymentRow) {
    if (method === 'bank_transfer') return
    if (!providers.has(method)) throw conflict('payment_method_unavailable', `The site has no keys of ${method}`)
    await stepSettling.ask(id).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      throw new AppError(503, 'payment_unavailable', error.message, { retryAfterSeconds: 10 })
    })
  }

  async function add(tx: Tx, actorId: number | null, payment: PaymentRow, { amount, reason }: Wanted) {
    if (payment.state !== 'succeeded') throw conflict('illegal_move', 'Nothing can go back', { state: payment.state })
    const amountMinor = readAmount(amount, payment.currency)
    const leftMinor = payment.amountMinor - payment.refundedMinor
    if (amountMinor < 1 || amountMinor > leftMinor) throw invalidField('amount', 'out_of_range')
    const totalMinor = payment.refundedMinor + amountMinor
    const refund = { paymentId: payment.id, amountMinor, totalMinor, reason, staffAccountId: actorId }
    const added = await addRefund(tx, refund)
    if (!added) throw conflict('illegal_move', 'Another refund of it is under way', { state: payment.state })
    return added
  }

  return {
    /** A command decides as nobody. */
    async refund(actorId: number | null, wanted: Wanted) {
      const found = await findPayment(db, wanted.reference)
      if (!found) throw notFound('Payment')
      if (found.accountId !== null && found.accountId === actorId) {
        throw conflict('about_yourself', 'Nobody sends money back to themselves')
      }
      await askProvider(found)
      return db.transaction().execute(async (tx) => {
        const payment = (await lockPayment(tx, found.id)) ?? found
        const refund = await add(tx, actorId, payment, wanted)
        await record(tx, actorId, payment, refund, 'done')
        if (payment.method !== 'bank_transfer') {
          await enqueue(tx, sendRefund, { id: refund.id })
          return { reference: refund.reference, state: refund.state }
        }
        await closeRefund(tx, refund.id, 'done')
        await settling.credit(tx, payment, refund.totalMinor)
        return { reference: refund.reference, state: 'done' as const }
      })
    },

    /** The job. However often it is done, killed and done again, the money goes back once. */
    async send(id: number) {
      const refund = await findRefund(db, id)
      if (refund?.state !== 'pending') return
      const payment = await getPayment(db, refund.paymentId)
      const provider = providers.get(payment.method)
      if (!provider) throw new Error(`The site has no keys of ${payment.method}`)
      const isAccepted = await sendOnce(provider, payment, refund)
      await db.transaction().execute(async (tx) => {
        const locked = await lockPayment(tx, payment.id)
        if (!locked || !(await closeRefund(tx, id, isAccepted ? 'done' : 'refused'))) return
        if (isAccepted) await settling.credit(tx, locked, refund.totalMinor)
        else await record(tx, null, locked, refund, 'denied')
      })
    },
  }
}

/** False where the provider said no. Its memory of our reference is shorter than ours, so it is asked first. */
async function sendOnce(provider: PaymentProvider, payment: PaymentRow, refund: RefundRow): Promise<boolean> {
  const { reference: id, amountMinor, currency, providerId } = payment
  if (providerId === null) return false
  const known = { id, amountMinor, currency, providerId, isPaid: true }
  try {
    const report = await provider.ask(known)
    if (report && report.refundedMinor >= refund.totalMinor) return true
    const { reference, totalMinor } = refund
    await provider.refund(known, { id: reference, amountMinor: refund.amountMinor, totalMinor })
    return true
  } catch (error) {
    if (error instanceof ProviderRefusal) return false
    throw error
  }
}
