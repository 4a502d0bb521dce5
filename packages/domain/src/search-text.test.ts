import { expect, test } from 'vitest'
import { findExcerpt, findMarks } from './search-marks.ts'
import { toReference } from './reference.ts'
import { isTypoOf, parseSearchText } from './search-text.ts'

const parsed = (text: string) => parseSearchText(text) ?? { terms: [], phrases: [] }
const marked = (text: string, asked: string) =>
  findMarks(text, parsed(asked)).map(([from, upTo]) => text.slice(from, upTo))

test('words are terms with their other forms, and what stands in quotes is a phrase', () => {
  expect(parseSearchText('Houses "sea view" porto')).toMatchObject({
    terms: [{ word: 'houses', forms: ['hous', 'en:hous'] }, { word: 'porto' }],
    phrases: [['sea', 'view']],
  })
})

test('signs without a word ask for nothing', () => {
  expect(parseSearchText('&& !! "" ')).toBeUndefined()
})

test('a reference finds its listing with or without a dash', () => {
  expect(parseSearchText(toReference(42))?.listingId).toBe(42)
  expect(parseSearchText(toReference(42).replace('-', '').toLowerCase())?.listingId).toBe(42)
  expect(parseSearchText('loft')?.listingId).toBeUndefined()
})

test.each([
  ['hose', 'house', true],
  ['huose', 'house', true],
  ['housse', 'house', true],
  ['hause', 'house', true],
  ['hsoue', 'house', false],
  ['renovaton', 'renovation', true],
  ['rennovaton', 'renovation', true],
  ['porto', 'lisboa', false],
])('%s for %s is a slip: %s', (written, meant, isSlip) => {
  expect(isTypoOf(written, meant)).toBe(isSlip)
})

test('marks lie on the words as they are written, in any form', () => {
  expect(marked('Casa com JARDÍN, two gardens', 'jardin garden')).toEqual(['JARDÍN', 'gardens'])
  expect(marked('東京の庭付き', '庭')).toEqual(['庭'])
  expect(marked('Nothing here', 'garden')).toEqual([])
})

test('an excerpt begins and ends between words and holds the match', () => {
  const text = `${'far away '.repeat(40)}a walled garden ${'and more '.repeat(40)}`
  const { excerpt, marks } = findExcerpt(text, parsed('gardens'))
  expect(marks.map(([from, upTo]) => excerpt.slice(from, upTo))).toEqual(['garden'])
  expect(excerpt.length).toBeLessThan(260)
  expect(excerpt).toMatch(/^(far|away|a) .* (and|more)$/)
})
