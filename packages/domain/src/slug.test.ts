import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug, withSuffix } from './slug.ts'

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

test.each([
  ['Sea View Villa', 'sea-view-villa'],
  ["Owner's 3-bed  semi – new!", 'owners-3-bed-semi-new'],
  ['Größe über Öl', 'grosse-uber-ol'],
  ['Łódź', 'lodz'],
  ['北京 公寓', 'bei-jing-gong-yu'],
  ['Дом у моря', 'dom-u-morya'],
  ['ＦＵＬＬ　width', 'full-width'],
])('%s becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test.each(['', '  ', '!!!', '---', '🏠'])('nothing remains of "%s"', (title) => {
  expect(toSlug(title)).toBeUndefined()
})

test('an Arabic title leaves a readable slug', () => {
  expect(toSlug('شقة في دبي')).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('a long title ends at a whole word', () => {
  expect(toSlug('a quiet house by the sea', 10)).toBe('a-quiet')
  expect(toSlug('a quiet house by the sea', 7)).toBe('a-quiet')
  expect(toSlug('unbreakable', 5)).toBe('unbre')
})

test('a slug is short words of letters and digits, and is its own slug', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 40 }), (title, maxLength) => {
      const slug = toSlug(title, maxLength)
      fc.pre(slug !== undefined)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug?.length).toBeLessThanOrEqual(maxLength)
      expect(toSlug(slug ?? '', maxLength)).toBe(slug)
    }),
  )
})

test('a suffix always fits, and different suffixes make different slugs', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (title, first, second) => {
      const slug = toSlug(title, 30) ?? 'home'
      expect(withSuffix(slug, first, 30)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
      expect(withSuffix(slug, first, 30).length).toBeLessThanOrEqual(30)
      if (first !== second) expect(withSuffix(slug, first, 30)).not.toBe(withSuffix(slug, second, 30))
    }),
  )
})
