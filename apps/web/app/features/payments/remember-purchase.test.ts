import { expect, test } from 'vitest'
import { parsePurchase } from './remember-purchase.ts'

test('what a tab remembers of a purchase may be of an older edition, or nothing', () => {
  expect(parsePurchase(null)).toBeUndefined()
  expect(parsePurchase('{}')).toEqual({ next: '', coupon: '' })
  expect(parsePurchase('{"next":"/user","coupon":"SPRING"}')).toEqual({ next: '/user', coupon: 'SPRING' })
})
