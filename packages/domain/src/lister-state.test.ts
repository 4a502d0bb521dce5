import { expect, test } from 'vitest'
import { daysUntil, isRenewable, listerState } from './lister-state.ts'

const now = Date.parse('2026-07-08T12:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()
const live = {
  reviewState: 'approved',
  isActive: true,
  marketState: 'for_sale',
  expiresAt: inDays(60),
} as const

test.each([
  ['live', {}],
  ['live', { expiresAt: null }],
  ['expiring', { expiresAt: inDays(3) }],
  ['expiring', { expiresAt: inDays(3), marketState: 'under_offer' }],
  ['under_offer', { marketState: 'under_offer' }],
  ['taken', { marketState: 'sold', expiresAt: inDays(3) }],
  ['paused', { isActive: false, marketState: 'rented' }],
  ['expired', { expiresAt: inDays(-1) }],
  ['expired', { reviewState: 'expired', isActive: false }],
  ['rejected', { reviewState: 'rejected', isActive: false }],
  ['review', { reviewState: 'pending', isActive: false }],
] as const)('its lister is told %s of %j', (state, facts) => {
  expect(listerState({ ...live, ...facts }, now)).toBe(state)
})

test('it is renewed when its end is near or over, and only what was public', () => {
  expect(isRenewable(live, now)).toBe(false)
  expect(isRenewable({ ...live, expiresAt: null }, now)).toBe(false)
  expect(isRenewable({ ...live, expiresAt: inDays(29) }, now)).toBe(true)
  expect(isRenewable({ ...live, reviewState: 'expired', expiresAt: inDays(-9) }, now)).toBe(true)
  expect(isRenewable({ ...live, reviewState: 'rejected', expiresAt: inDays(3) }, now)).toBe(false)
})

test('the last day counts whole', () => {
  expect(daysUntil(inDays(0.1), now)).toBe(1)
  expect(daysUntil(inDays(2.5), now)).toBe(3)
})
