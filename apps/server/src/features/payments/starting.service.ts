import { setTimeout as sleep } from 'node:timers/promises'
import { fromMinor } from '@gable/domain/currency'
import type { PaymentMethod, ProviderName } from '@gable/domain/payment-methods'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { AppError, conflict } from '#platform/errors.ts'
import type { Ordered, Ordering } from './orders/open-order.ts'
import { findPayer } from './payer.repository.ts'
import { cancelPending, getPayment, saveStarted, type PaymentRow } from './payments.repository.ts'
import type { Providers } from './providers.ts'
import { ProviderRefusal, ProviderUnavailable } from './providers/ask-provider.ts'
import type { StartedPayment } from './providers/payment-provider.ts'

type Deps = {
  db: Db
  /** For what is committed before the provider is asked: the answer of the call is that of the last transaction. */
  stepDb: Db
  providers: Providers
  ordering: Ordering
  siteUrl: string
}

type OrderBy = { member: Member; method: ProviderName; wanted: Ordered; language: LanguageCode }

const triesToFindPage = 5
const pauseMs = 200

const unavailable = () => conflict('payment_method_unavailable', 'Nobody pays this way here')

/** Our own row first, with the price frozen; then the provider, under the row's reference, so that a retry is the same. */
export function createStarting({ db, stepDb, providers, ordering, siteUrl }: Deps) {
  async function begin(member: Member, method: PaymentMethod, wanted: Ordered, language: LanguageCode) {
    const prepared = await ordering.prepare(member, wanted.couponCode)
    const how = { ...prepared, method, language }
    return stepDb.transaction().execute((tx) => ordering.openOrder(tx, member, wanted, how))
  }

  async function startAtProvider(payment: PaymentRow, description: string): Promise<StartedPayment> {
    const provider = providers.get(payment.method)
    if (!provider) throw unavailable()
    const { reference: id, amountMinor, currency, accountId, platform, providerId } = payment
    const returnUrl = `${siteUrl}/payment/${id}${platform === 'app' ? '?platform=app' : ''}`
    const cancelUrl = `${returnUrl}${platform === 'app' ? '&' : '?'}cancelled=1`
    const payer = await findPayer(db, accountId ?? 0)
    return provider.start({ id, providerId, amountMinor, currency, description, payer, returnUrl, cancelUrl })
  }

  /** Some providers take a reference once: whoever comes second is led to the page of whoever was first. */
  async function findPage({ id }: PaymentRow): Promise<StartedPayment | undefined> {
    for (let tries = 1; tries <= triesToFindPage; tries += 1) {
      const { providerId, redirectUrl } = await getPayment(db, id)
      if (providerId !== null && redirectUrl !== null) return { providerId, redirectUrl }
      await sleep(pauseMs)
    }
    return undefined
  }

  async function start(payment: PaymentRow, description: string): Promise<StartedPayment> {
    const { id, providerId, redirectUrl } = payment
    if (providerId !== null && redirectUrl !== null) return { providerId, redirectUrl }
    try {
      return await startAtProvider(payment, description)
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        throw new AppError(503, 'payment_unavailable', error.message, { retryAfterSeconds: 10 })
      }
      if (!(error instanceof ProviderRefusal)) throw error
      const page = await findPage(payment)
      if (page) return page
      // The next attempt begins anew, under a reference that the provider has not seen.
      await stepDb.transaction().execute((tx) => cancelPending(tx, id))
      throw unavailable()
    }
  }

  /** The answer is that of the transaction, so that a call that is sent again gets it again. */
  async function payBy<Answer>(order: OrderBy, toAnswer: (payment: PaymentRow, started: StartedPayment) => Answer) {
    const { member, method, wanted, language } = order
    if (!providers.has(method)) throw unavailable()
    const { payment, description } = await begin(member, method, wanted, language)
    const started = await start(payment, description)
    const answer = toAnswer(payment, started)
    return db.transaction().execute(async (tx) => {
      await saveStarted(tx, payment.id, started)
      return answer
    })
  }

  return {
    /** For what needs no provider. */
    begin,

    pay: (member: Member, method: ProviderName, wanted: Ordered, language: LanguageCode) =>
      payBy({ member, method, wanted, language }, ({ reference, amountMinor, currency }, started) => ({
        ...{ reference, method, amount: fromMinor(amountMinor, currency), currency },
        ...(started.redirectUrl !== undefined && { redirectUrl: started.redirectUrl }),
        ...(started.clientSecret !== undefined && { clientSecret: started.clientSecret }),
      })),

    /** The same where the provider has a page of its own and nothing else is needed. */
    payOnPage: (member: Member, method: ProviderName, wanted: Ordered, language: LanguageCode) =>
      payBy({ member, method, wanted, language }, ({ reference }, { redirectUrl }) => {
        if (redirectUrl === undefined) throw new Error(`${method} gave no page`)
        return { reference, redirectUrl }
      }),
  }
}

export type StartingService = ReturnType<typeof createStarting>
