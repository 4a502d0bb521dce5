import type { ReviewState } from './listing-moves.ts'
import { isTaken, type MarketState } from './market-moves.ts'

const dayMs = 86_400_000

/** So many days before its end a listing wants attention. */
export const expiringDays = 7

/** Before that a renewal changes nothing, so that a second click costs nothing. */
export const renewableDays = 30

export type ListerState = 'live' | 'expiring' | 'review' | 'rejected' | 'expired' | 'paused' | 'under_offer' | 'taken'

type Ending = { reviewState: ReviewState; expiresAt: string | null }
type Standing = Ending & { isActive: boolean; marketState: MarketState }

/** Where a home stands in the eyes of its lister: the one thing about it that matters most now. */
export function listerState({ reviewState, isActive, marketState, expiresAt }: Standing, now: number): ListerState {
  if (reviewState === 'pending' || reviewState === 'draft') return 'review'
  if (reviewState === 'rejected') return 'rejected'
  const daysLeft = daysUntil(expiresAt, now)
  if (reviewState === 'expired' || daysLeft <= 0) return 'expired'
  if (!isActive) return 'paused'
  if (isTaken(marketState)) return 'taken'
  if (daysLeft <= expiringDays) return 'expiring'
  return marketState === 'under_offer' ? 'under_offer' : 'live'
}

export function isRenewable({ reviewState, expiresAt }: Ending, now: number): boolean {
  return reviewState === 'expired' || (reviewState === 'approved' && daysUntil(expiresAt, now) <= renewableDays)
}

/** Days to go, the last one counted whole; without an end there is no end of them. */
export function daysUntil(moment: string | null, now: number): number {
  return moment === null ? Number.POSITIVE_INFINITY : Math.ceil((Date.parse(moment) - now) / dayMs)
}
