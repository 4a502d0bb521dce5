import type { ProviderName } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Why a person has to look at a payment. */
export type PaymentAlarm = '' | 'mismatch' | 'ownerless'
export type WebhookOutcome = 'waiting' | 'handled' | 'unknown' | 'refused'

export type PaymentsTables = {
  payment: {
    id: GeneratedAlways<number>
    reference: Generated<string>
    accountId: number | null
    packageId: number
    method: ProviderName
    state: Generated<PaymentState>
    amountMinor: number
    currency: string
    refundedMinor: Generated<number>
    platform: Generated<'web' | 'app'>
    providerId: string | null
    redirectUrl: string | null
    alarm: Generated<PaymentAlarm>
    createdAt: Generated<Date>
    settledAt: Date | null
    askedAt: Date | null
    askAt: Generated<Date | null>
  }
  paymentRefund: {
    id: GeneratedAlways<number>
    reference: Generated<string>
    paymentId: number
    state: Generated<'pending' | 'done' | 'refused'>
    amountMinor: number
    totalMinor: number
    reason: string
    staffAccountId: number | null
    createdAt: Generated<Date>
    doneAt: Date | null
  }
  paymentWebhook: {
    id: GeneratedAlways<number>
    provider: ProviderName
    eventId: string
    paymentReference: string | null
    providerId: string | null
    body: Buffer
    headers: JSONColumnType<Record<string, string>>
    outcome: Generated<WebhookOutcome>
    receivedAt: Generated<Date>
  }
}
