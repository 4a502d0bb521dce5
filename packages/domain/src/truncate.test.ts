import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const clusters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

test.each([
  ['A quiet house', 20, 'A quiet house'],
  ['A quiet house', 13, 'A quiet house'],
  ['A quiet house', 9, 'A quiet…'],
  ['A quiet house', 1, ''],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦…'],
  ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ['🇦🇪🇦🇪🇦🇪', 2, '🇦🇪…'],
])('%s in %i is %s', (text, length, shown) => {
  expect(truncate(text, length)).toBe(shown)
})

test('a short text is untouched and a long one fits', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 30 }), (text, length) => {
      const shown = truncate(text, length)
      if (clusters(text).length <= length) expect(shown).toBe(text)
      else expect(clusters(shown).length).toBeLessThanOrEqual(length)
    }),
  )
})

test('no cluster is ever cut', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 30 }), (text, length) => {
      const whole = clusters(text)
      fc.pre(whole.length > length)
      expect(truncate(text, length)).toBe(
        `${whole
          .slice(0, length - 1)
          .join('')
          .trimEnd()}…`,
      )
    }),
  )
})
