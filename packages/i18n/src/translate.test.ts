import { expect, test } from 'vitest'
import { languageOf } from './languages.ts'
import { textsOf } from './site-texts.ts'
import { translate } from './translate.ts'

const texts = {
  box: { show_zero: 'None', show_one: 'One home', show_other: '{{count, number}} homes in {{place}}' },
}

test('the count chooses the form and is written as the reader writes numbers', () => {
  const show = (count: number) => translate(texts, 'en', 'box.show', { count, place: 'Porto' })
  expect([0, 1, 1846].map(show)).toEqual(['None', 'One home', '1,846 homes in Porto'])
})

test.each([
  [1, 'دقيقة.'],
  [2, 'دقيقتين.'],
  [5, '5 دقائق.'],
  [15, '15 دقيقة.'],
  [100, '100 دقيقة.'],
])('Arabic says %i minutes in its own form', (count, end) => {
  expect(translate(textsOf('mail', 'ar'), 'ar', 'signInCode.expiry', { count })).toMatch(new RegExp(`${end}$`))
})

test('the code is in the subject of the mail', () => {
  expect(translate(textsOf('mail', 'en'), 'en', 'signInCode.subject', { code: '407 112' })).toBe(
    '407 112 is your sign-in code',
  )
})

test('a value is never read as a text with values of its own', () => {
  expect(translate({ a: '{{x}}' }, 'en', 'a', { x: '{{y}} $& $1', y: 'no' })).toBe('{{y}} $& $1')
})

test('a key that does not exist is shown, not hidden', () => {
  expect(translate(texts, 'en', 'box.missing')).toBe('box.missing')
})

test('an unknown language gets the default one', () => {
  expect(languageOf('xx').code).toBe('en')
  expect(languageOf(undefined).dir).toBe('ltr')
})
