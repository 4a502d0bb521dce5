import { canMoveMarket, type MarketWish, marketWishes } from '@gable/domain/market-moves'
import type { Member } from '#platform/access.ts'
import { conflict } from '#platform/errors.ts'
import type { composeListings } from '../listings/compose-listings.ts'
import { getMarket } from './market.repository.ts'
import type { PropertyDeps } from './property-deps.ts'

/** Whether a home is still to be had. */
export const createMarket = (
  { core }: Pick<PropertyDeps, 'core'>,
  change: ReturnType<typeof composeListings>['change'],
) => ({
  async setMarketState(lister: Member, id: number, wish: MarketWish) {
    return change(lister, id, async (tx) => {
      const { deal, marketState: from } = await getMarket(tx, id)
      const to = marketWishes[wish]
      if (from === to) return { id, marketState: to }
      if (!canMoveMarket(deal, from, to))
        throw conflict('illegal_move', `A home to ${deal} cannot go from ${from} to ${to}`)
      await core.rows.update(tx, id, { marketState: to })
      await core.events.record(tx, {
        name: 'property.market-changed',
        subjectIds: [id],
        actorId: lister.accountId,
        detail: { from, to },
      })
      return { id, marketState: to }
    })
  },
})
