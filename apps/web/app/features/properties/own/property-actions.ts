import type { Property } from '@gable/contract/property'
import { isRenewable, type ListerState, listerState } from '@gable/domain/lister-state'
import { availableState, canMoveMarket, type MarketState, type MarketWish } from '@gable/domain/market-moves'

export type PropertyAction =
  | 'view'
  | 'edit'
  | 'price'
  | 'renew'
  | 'promote'
  | 'pause'
  | 'resume'
  | 'copy'
  | 'delete'
  | 'available'
  | MarketAction
type MarketAction = 'under_offer' | 'sold' | 'rented'

type Facts = Pick<Property, 'deal' | 'marketState' | 'reviewState' | 'isActive' | 'own'>

export function standingOf({ reviewState = 'pending', isActive = false, marketState, own }: Facts) {
  return { reviewState, isActive, marketState, expiresAt: own?.expiresAt ?? null }
}

/** Everything that its lister may do with a home as it stands, in the order of the menu. */
export function actionsOf(property: Facts, now: number): PropertyAction[] {
  const standing = standingOf(property)
  const isApproved = standing.reviewState === 'approved'
  return [
    'view',
    'edit',
    'price',
    ...(isRenewable(standing, now) ? (['renew'] as const) : []),
    ...(listerState(standing, now) === 'live' ? (['promote'] as const) : []),
    ...(isApproved ? marketActionsOf(property) : []),
    ...(isApproved ? [standing.isActive ? ('pause' as const) : ('resume' as const)] : []),
    'copy',
    'delete',
  ]
}

function marketActionsOf({ deal, marketState }: Facts): PropertyAction[] {
  const moves: [PropertyAction, MarketState][] = [
    ['available', availableState(deal)],
    ['under_offer', 'under_offer'],
    ['sold', 'sold'],
    ['rented', 'rented'],
  ]
  return moves.filter(([, to]) => canMoveMarket(deal, marketState, to)).map(([action]) => action)
}

/** The one that helps most, as a button of its own. */
export function mainActionOf(property: Facts, now: number): PropertyAction {
  const byState: Record<ListerState, PropertyAction> = {
    live: 'edit',
    expiring: 'renew',
    expired: 'renew',
    review: 'view',
    rejected: 'edit',
    paused: 'resume',
    under_offer: property.deal === 'sell' ? 'sold' : 'rented',
    taken: 'available',
  }
  return byState[listerState(standingOf(property), now)]
}

/** In the words of the call. */
export function wishOf(state: MarketState): MarketWish {
  if (state === 'for_sale') return 'sell'
  return state === 'for_rent' ? 'rent' : state
}
