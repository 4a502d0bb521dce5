import { expect, test } from 'vitest'
import { toIdentifier } from './identifier.ts'

const both = ['email', 'phone'] as const

test('one field takes an address or a number', () => {
  expect(toIdentifier(' ines@example.com ', both)).toEqual({ email: 'ines@example.com' })
  expect(toIdentifier('+351 912 604 418', both)).toEqual({ phoneNumber: '+351 912 604 418' })
})

test('what is neither, or not offered, is nothing', () => {
  expect(toIdentifier('ines', both)).toBeUndefined()
  expect(toIdentifier('ines@', both)).toBeUndefined()
  expect(toIdentifier('+351 912 604 418', ['email'])).toBeUndefined()
  expect(toIdentifier('ines@example.com', ['phone'])).toBeUndefined()
})
