export const paymentStates = ['pending', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * What is reported late, twice or out of order only ever leads on: a success wins over a failure or a cancellation that
 * was noted before it, and a refund over everything.
 */
const rank: Record<PaymentState, number> = { pending: 0, failed: 1, cancelled: 1, succeeded: 2, refunded: 3 }

/** Where a payment is after a report about it. */
export const nextPaymentState = (known: PaymentState, reported: PaymentState): PaymentState =>
  rank[reported] > rank[known] ? reported : known
