import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '@gable/domain/payment-methods'

export type PaymentToStart = {
  /** Ours, of the transaction; it is the idempotency key as well, so that a retry starts nothing twice. */
  id: string
  /** Where it was started before: as the provider calls it. */
  providerId: string | null
  amountMinor: number
  currency: string
  description: string
  payer: { email: string; name: string }
  returnUrl: string
  cancelUrl: string
}

export type StartedPayment = {
  /** As the provider calls it; where it uses our id, that. */
  providerId: string
  /** For a form in our page that the provider draws. */
  clientSecret?: string
  /** For a page of the provider. */
  redirectUrl?: string
}

export type KnownPayment = Pick<PaymentToStart, 'id' | 'amountMinor' | 'currency'> & {
  providerId: string
  /** Whether to ask what went back of it as well. */
  isPaid: boolean
}

/** What a provider answers when it is asked about a payment. This, and never what a visitor brings, moves money. */
export type ReportedPayment = {
  paymentId: string
  state: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  amountMinor: number
  currency: string
  /** By us or by the buyer's bank. */
  refundedMinor: number
}

/** `totalMinor` is what has gone back of the payment when this is done: not every provider knows the id of a refund. */
export type Refund = { id: string; amountMinor: number; totalMinor: number }

/** A webhook says which payment to ask about, and nothing more. */
export type WebhookNote = { eventId: string; paymentId?: string | undefined; providerId?: string | undefined }

export type PaymentProvider = {
  name: ProviderName
  /** Everybody may read it. */
  publicKey: string
  isTest: boolean
  start: (payment: PaymentToStart) => Promise<StartedPayment>
  /** Nothing where the provider knows of no such payment: nobody can have paid it. */
  ask: (payment: KnownPayment) => Promise<ReportedPayment | undefined>
  refund: (payment: KnownPayment, refund: Refund) => Promise<void>
  /** Without the secret that proves who sent it, a webhook is never taken. */
  canReadWebhooks: boolean
  /** By the bytes as they came; nothing unless the provider sent them. */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => WebhookNote | undefined
  /** Where only the provider itself can tell whether a webhook is its own. */
  confirmWebhook?: (body: Buffer, headers: IncomingHttpHeaders) => Promise<boolean>
}
