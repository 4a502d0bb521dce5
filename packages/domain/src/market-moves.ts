export const deals = ['sell', 'rent'] as const
export type Deal = (typeof deals)[number]

export const marketStates = ['for_sale', 'for_rent', 'under_offer', 'sold', 'rented'] as const
export type MarketState = (typeof marketStates)[number]

/** Where a home may go from where it stands; a home to let never becomes sold, nor one for sale rented. */
export const marketMoves: Record<Deal, Partial<Record<MarketState, readonly MarketState[]>>> = {
  sell: { for_sale: ['under_offer', 'sold'], under_offer: ['for_sale', 'sold'], sold: ['for_sale'] },
  rent: { for_rent: ['under_offer', 'rented'], under_offer: ['for_rent', 'rented'], rented: ['for_rent'] },
}

export function canMoveMarket(deal: Deal, from: MarketState, to: MarketState): boolean {
  return marketMoves[deal][from]?.includes(to) ?? false
}

/** The words in which a lister tells the market; `sell` and `rent` say that the home is to be had again. */
export const marketWishes = {
  sell: 'for_sale',
  rent: 'for_rent',
  under_offer: 'under_offer',
  sold: 'sold',
  rented: 'rented',
} as const satisfies Record<string, MarketState>
export type MarketWish = keyof typeof marketWishes

/** Nobody looks for a home that is taken. */
export const isTaken = (state: MarketState) => state === 'sold' || state === 'rented'

/** The state in which a home enters the market, and comes back to it. */
export function availableState(deal: Deal): MarketState {
  return deal === 'sell' ? 'for_sale' : 'for_rent'
}
