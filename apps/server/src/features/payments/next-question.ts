import type { PaymentState } from '@gable/domain/payment-moves'

const [hour, day] = [60, 1_440]

/** How long a payment may be open before it counts as failed. */
export const mostPendingMinutes = day

/**
 * In how many minutes the provider is asked about a payment next. Webhooks get lost: what was paid is found within ten
 * minutes, what comes late within hours, and what went back at the bank within a day, and later within a week.
 */
export function nextQuestion(state: PaymentState, ageMinutes: number): number | null {
  if (state === 'pending') return ageMinutes < hour ? 5 : hour
  if (state === 'failed' || state === 'cancelled') {
    if (ageMinutes < hour) return 10
    return ageMinutes < 3 * day ? 12 * hour : null
  }
  if (state === 'refunded' || ageMinutes > 180 * day) return null
  return ageMinutes < 7 * day ? day : 7 * day
}
