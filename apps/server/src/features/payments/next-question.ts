import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'

const [hour, day] = [60, 1_440]

/** How long a payment may be open before it counts as failed; a bank and whoever looks at its account take their time. */
export const maxPendingMinutes = (method: PaymentMethod) => (method === 'bank_transfer' ? 14 * day : day)

/**
 * In how many minutes the provider is asked about a payment next. Webhooks get lost: what was paid is found within ten
 * minutes, what comes late within hours, and what went back at the bank within a day, and later within a week.
 */
export function nextQuestion(state: PaymentState, ageMinutes: number, method: PaymentMethod): number | null {
  // Of a transfer staff tell; the clock only ends what waited too long.
  if (method === 'bank_transfer') {
    return state === 'pending' ? Math.max(1, Math.ceil(maxPendingMinutes(method) - ageMinutes)) : null
  }
  if (state === 'pending') return ageMinutes < hour ? 5 : hour
  if (state === 'failed' || state === 'cancelled') {
    if (ageMinutes < hour) return 10
    return ageMinutes < 3 * day ? 12 * hour : null
  }
  if (state === 'refunded' || ageMinutes > 180 * day) return null
  return ageMinutes < 7 * day ? day : 7 * day
}
