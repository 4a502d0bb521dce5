import { expect, test } from 'vitest'
import { strengthOf } from './password-field.tsx'

test('a password is as strong as it is long, repeated letters aside', () => {
  expect(strengthOf('short', 8)).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaaaaaa', 8)).toBe('weak')
  expect(strengthOf('windows9', 8)).toBe('fair')
  expect(strengthOf('tall-windows', 8)).toBe('good')
  expect(strengthOf('four-tall-windows', 8)).toBe('strong')
})

test('what the site refuses is weak however it looks', () => {
  expect(strengthOf('tall-windows', 14)).toBe('weak')
})
