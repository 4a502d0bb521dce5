import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metaKeywords, metaProblems } from './meta-rules.ts'

const codes = (fields: Parameters<typeof metaProblems>[0]) => metaProblems(fields).map(({ code }) => code)

test('empty fields are fine', () => {
  expect(codes({})).toEqual([])
  expect(codes({ title: '', description: '  ', keywords: ' , ' })).toEqual([])
})

test('a title warns above 60 characters and is never an error', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (length) => {
      const problems = metaProblems({ title: 'é'.repeat(length) })
      expect(problems.map(({ severity }) => severity)).toEqual(length > 60 ? ['warning'] : [])
    }),
  )
})

test('a description is refused outside 50 to 160 characters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (length) => {
      const expected = length < 50 ? ['meta_description_short'] : length > 160 ? ['meta_description_long'] : []
      expect(codes({ description: '🏠'.repeat(length) })).toEqual(expected)
    }),
  )
})

test('ten phrases are the most, however they are spaced', () => {
  const phrase = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/)
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 15 }), (phrases) => {
      const keywords = phrases.join(' ,  ')
      expect(metaKeywords(keywords)).toEqual(phrases)
      expect(codes({ keywords })).toEqual(phrases.length > 10 ? ['meta_keywords_too_many'] : [])
    }),
  )
})

test('Arabic and CJK commas separate phrases too', () => {
  expect(metaKeywords('شقة، فيلا,villa、公寓')).toEqual(['شقة', 'فيلا', 'villa', '公寓'])
})
