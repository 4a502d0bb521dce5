import { expect, test } from 'vitest'
import { propertyProblems } from './property-rules.ts'

const whole = {
  title: 'A home',
  description: 'Bright.',
  price: '1',
  categoryId: 1,
  deal: 'sell',
  hasTitleImage: true,
} as const
const codes = (changes: Partial<Parameters<typeof propertyProblems>[0]>) =>
  propertyProblems({ ...whole, ...changes }).map(({ field, severity, code }) => `${field} ${severity} ${code}`)

test('a whole property has no problem', () => {
  expect(codes({})).toEqual([])
})

test.each(['title', 'description', 'price', 'categoryId'] as const)('it cannot do without a %s', (field) => {
  expect(codes({ [field]: field === 'categoryId' ? undefined : '  ' })).toEqual([`${field} error required`])
})

test('it cannot do without a title image, nor a home to let without its period', () => {
  expect(codes({ hasTitleImage: false, deal: 'rent' })).toEqual([
    'rentPeriod error required',
    'titleImage error required',
  ])
})

test('a long meta title only warns, a short meta description and an eleventh phrase are refused', () => {
  expect(codes({ metaTitle: 'x'.repeat(61) })).toEqual(['metaTitle warning meta_title_long'])
  expect(codes({ metaDescription: 'short' })).toEqual(['metaDescription error meta_description_short'])
  expect(codes({ metaKeywords: [...'abcdefghijk'].join(',') })).toEqual(['metaKeywords error meta_keywords_too_many'])
})
