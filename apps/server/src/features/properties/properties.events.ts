import type { MarketState } from '@gable/domain/market-moves'
import type { ListingEvents } from '../listings/listings.events.ts'

export type PropertiesEvents = ListingEvents<'property'> & {
  /** In minor units of its currency. */
  'property.price-changed': { from: number; to: number }
  'property.market-changed': { from: MarketState; to: MarketState }
}
