import type { PaymentMethod, ProviderName } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Why a person has to look at a payment. */
export type PaymentAlarm = '' | 'mismatch' | 'ownerless'
export type WebhookOutcome = 'waiting' | 'handled' | 'unknown' | 'refused'

/** Who an invoice is for, as they said it when they paid. */
export type Billing = { name?: string; address?: string; country?: string; taxNumber?: string; email?: string }

export type BankAccount = { holder: string; iban: string; bic: string; bank: string }

export type PaymentsTables = {
  payment: {
    id: GeneratedAlways<number>
    reference: Generated<string>
    accountId: number | null
    packageId: number
    method: PaymentMethod
    state: Generated<PaymentState>
    amountMinor: number
    priceMinor: number | null
    discountMinor: Generated<number>
    taxMinor: Generated<number>
    taxBasisPoints: Generated<number>
    taxName: Generated<string>
    billing: ColumnType<Billing, string | undefined, string>
    /** Where whoever pays by transfer was told to send the money; older ones do not know. */
    transferTo: ColumnType<Partial<BankAccount> | null, string | null | undefined, string | null>
    currency: string
    /** In which it was paid; nobody knows it of older ones. */
    language: string | null
    refundedMinor: Generated<number>
    platform: Generated<'web' | 'app'>
    providerId: string | null
    redirectUrl: string | null
    alarm: Generated<PaymentAlarm>
    alarmNote: Generated<string>
    createdAt: Generated<Date>
    settledAt: Date | null
    askedAt: Date | null
    askAt: Generated<Date | null>
  }
  billingDetails: {
    accountId: number
    name: Generated<string>
    address: Generated<string>
    country: Generated<string>
    taxNumber: Generated<string>
    email: Generated<string>
    changedAt: Generated<Date>
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
  paymentReceipt: {
    paymentId: number
    accountId: number
    documentId: string | null
    state: Generated<'sent' | 'refused'>
    refusal: Generated<string>
    sentAt: Generated<Date>
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
