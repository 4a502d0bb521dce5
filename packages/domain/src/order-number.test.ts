import { expect, test } from 'vitest'
import { orderNumber, referencesOf } from './order-number.ts'

const reference = '5f3a9c12-7b04-4d8e-9a21-0c1d2e3f4a5b'

test('an order number leads back to its payment, however it is written', () => {
  const number = orderNumber(reference)
  expect(number).toBe('5F3A9-C127B')
  for (const said of [number, '5f3a9 c127b', '5F3A9C127B']) {
    const { first, last } = referencesOf(said) ?? { first: '', last: '' }
    expect([first, reference, last].toSorted()).toEqual([first, reference, last])
  }
  expect(referencesOf(number)?.first).toBe('5f3a9c12-7b00-0000-0000-000000000000')
})

test.each(['', '5F3A9', '5F3A9-C127B-0', 'GF3A9-C127B'])('%j is no order number', (said) => {
  expect(referencesOf(said)).toBeUndefined()
})
