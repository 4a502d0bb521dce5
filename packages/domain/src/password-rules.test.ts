import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem, passwordsMatch } from './password-rules.ts'

test('length alone decides, and an emoji counts once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.constantFrom('a', '🏠', 'ß', '好'), (length, character) => {
      const expected = length < 8 ? 'password_too_short' : length > 128 ? 'password_too_long' : undefined
      expect(passwordProblem(character.repeat(length))).toBe(expected)
    }),
  )
})

test('an operator may go down to six, not below', () => {
  expect(passwordProblem('123456', 6)).toBeUndefined()
  expect(passwordProblem('12345', 1)).toBe('password_too_short')
})

test('however a keyboard composes an accent, it is the same password of the same length', () => {
  const composed = 'é'.repeat(8)
  const decomposed = composed.normalize('NFD')
  expect(passwordsMatch(composed, decomposed)).toBe(true)
  expect(passwordProblem('é'.repeat(7).normalize('NFD'))).toBe('password_too_short')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => passwordsMatch(text, text.normalize('NFD'))))
})

test('upper and lower case differ', () => {
  expect(passwordsMatch('Correct horse', 'correct horse')).toBe(false)
})
