import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availableState, canMoveMarket, deals, type MarketState, marketMoves, marketStates } from './market-moves.ts'

const deal = fc.constantFrom(...deals)
const state = fc.constantFrom(...marketStates)

test('a home keeps to the states of its deal, whatever is tried', () => {
  fc.assert(
    fc.property(deal, fc.array(state), (ofDeal, wishes) => {
      const end = wishes.reduce<MarketState>(
        (from, to) => (canMoveMarket(ofDeal, from, to) ? to : from),
        availableState(ofDeal),
      )
      expect(Object.keys(marketMoves[ofDeal])).toContain(end)
    }),
  )
})

test.each(deals)('every state of a home to %s leads back to the market in one move', (ofDeal) => {
  const available = availableState(ofDeal)
  for (const from of Object.keys(marketMoves[ofDeal]) as MarketState[]) {
    expect(from === available || canMoveMarket(ofDeal, from, available)).toBe(true)
  }
})

test('no state moves to itself', () => {
  fc.assert(fc.property(deal, state, (ofDeal, from) => !canMoveMarket(ofDeal, from, from)))
})
