import { marketStates } from '@gable/domain/market-moves'
import { expect, test } from 'vitest'
import { actionsOf, mainActionOf, wishOf } from './property-actions.ts'

const now = Date.parse('2026-07-08T12:00:00Z')
const own = (days: number) => ({
  version: 1,
  clientAddress: '',
  address: '',
  latitude: 0,
  longitude: 0,
  hidesLocation: false,
  rejectReason: null,
  expiresAt: new Date(now + days * 86_400_000).toISOString(),
  interested: 0,
})
const live = {
  deal: 'sell',
  marketState: 'for_sale',
  reviewState: 'approved',
  isActive: true,
  own: own(60),
} as const

test('a live home is edited, marked and paused, and needs no renewal', () => {
  expect(actionsOf(live, now)).toEqual([
    'view',
    'edit',
    'price',
    'promote',
    'under_offer',
    'sold',
    'pause',
    'copy',
    'delete',
  ])
  expect(mainActionOf(live, now)).toBe('edit')
})

test('a home to let is let, never sold', () => {
  const toLet = { ...live, deal: 'rent', marketState: 'under_offer' } as const
  expect(actionsOf(toLet, now)).toEqual(expect.arrayContaining(['available', 'rented']))
  expect(actionsOf(toLet, now)).not.toContain('sold')
  expect(mainActionOf(toLet, now)).toBe('rented')
})

test('what is in review or sent back has no market and no switch', () => {
  for (const reviewState of ['pending', 'rejected'] as const) {
    expect(actionsOf({ ...live, reviewState }, now)).toEqual(['view', 'edit', 'price', 'copy', 'delete'])
  }
})

test('what is over or about to be is renewed before anything else', () => {
  for (const property of [
    { ...live, own: own(2) },
    { ...live, reviewState: 'expired', own: own(-2) },
  ] as const) {
    expect(mainActionOf(property, now)).toBe('renew')
    expect(actionsOf(property, now)).toContain('renew')
  }
})

test('the button is always one of the menu', () => {
  for (const reviewState of ['pending', 'approved', 'rejected', 'expired'] as const) {
    for (const marketState of ['for_sale', 'under_offer', 'sold'] as const) {
      for (const isActive of [true, false]) {
        const property = { ...live, reviewState, marketState, isActive }
        expect(actionsOf(property, now)).toContain(mainActionOf(property, now))
      }
    }
  }
})

test('every market state can be wished for', () => {
  expect(marketStates.map(wishOf)).toEqual(['sell', 'rent', 'under_offer', 'sold', 'rented'])
})
