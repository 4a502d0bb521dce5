import type { Answer, Input } from '@gable/contract/call'
import type { getPaymentDetails, getPaymentSettings, getPaymentStatus } from '@gable/contract/payments'
import { fromMinor } from '@gable/domain/currency'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import {
  cancelPending,
  claimAsking,
  countPaymentsOf,
  findOwnPayment,
  listPaymentsOf,
  type PaymentRow,
} from './payments.repository.ts'
import type { Providers } from './providers.ts'
import { ProviderRefusal, ProviderUnavailable } from './providers/ask-provider.ts'
import type { SettlingService } from './settling.service.ts'
import type { Sale } from './starting.service.ts'

type Deps = {
  db: Db
  providers: Providers
  settling: SettlingService
  sale: Pick<Sale, 'wordsIn'>
}
export type OwnPaymentsService = ReturnType<typeof createOwnPayments>

/** However many tabs wait, the provider is asked no more often. */
const askingPauseSeconds = 5
const usualLimit = 20

export function createOwnPayments({ db, providers, settling, sale }: Deps) {
  async function get(from: Db, { accountId }: Member, reference: string): Promise<PaymentRow> {
    const payment = await findOwnPayment(from, accountId, reference)
    if (!payment) throw notFound('Payment')
    return payment
  }

  const toStatus = ({ reference, packageId }: PaymentRow, state: PaymentRow['state']) => ({
    reference,
    state,
    packageId,
  })

  return {
    methods: (): Answer<typeof getPaymentSettings>['data'] =>
      [...providers.values()].map(({ name, publicKey, isTest }) => ({ method: name, publicKey, isTest })),

    /** The webhook may be late or lost: whoever comes back from the provider need not wait for it. */
    async status(member: Member, reference: string): Promise<Answer<typeof getPaymentStatus>['data']> {
      const payment = await get(db, member, reference)
      const isAsking = payment.state === 'pending' && (await claimAsking(db, payment.id, askingPauseSeconds))
      const state = isAsking ? await settling.ask(payment.id).catch(asBefore(payment.state)) : payment.state
      return toStatus(payment, state)
    },

    cancel: (member: Member, reference: string) =>
      db.transaction().execute(async (tx) => {
        const payment = await get(tx, member, reference)
        if (payment.state === 'cancelled') return toStatus(payment, 'cancelled')
        if (!(await cancelPending(tx, payment.id)))
          throw conflict('illegal_move', 'It is settled', { state: payment.state })
        return toStatus(payment, 'cancelled')
      }),

    async list(
      { accountId }: Member,
      { offset = 0, limit = usualLimit }: Input<typeof getPaymentDetails>,
      language: LanguageCode,
    ) {
      const [rows, total] = await Promise.all([
        listPaymentsOf(db, accountId, { offset, limit }),
        countPaymentsOf(db, accountId),
      ])
      const data = rows.map(({ reference, packageId, names, amountMinor, refundedMinor, currency, ...row }) => ({
        ...{ reference, packageId, currency, method: row.method, state: row.state },
        package: sale.wordsIn(names, language),
        amount: fromMinor(amountMinor, currency),
        refunded: fromMinor(refundedMinor, currency),
        createdAt: row.createdAt.toISOString(),
      }))
      return { data, total }
    },
  }
}

const asBefore = (state: PaymentRow['state']) => (error: unknown) => {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return state
  throw error
}
