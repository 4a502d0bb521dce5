import type { Favourite } from '@gable/contract/favourites'

type Home = Pick<Favourite, 'price' | 'marketState' | 'favourite'>

/** How much more it costs than on the day it was saved; less is below zero. */
export function priceChange({ price, favourite: { savedPrice } }: Home): number {
  if (price === null || savedPrice === null) return 0
  return Number(price) - Number(savedPrice)
}

export const isCheaper = (home: Home) => priceChange(home) < 0

/** Sold or let. */
export const isTakenHome = ({ marketState }: Home) => marketState === 'sold' || marketState === 'rented'
