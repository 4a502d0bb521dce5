import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.5', 'ar'],
  ['de, ar;q=0.4, en;q=0.7', 'en'],
  ['de-DE', 'en'],
  ['ar;q=0, fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=,=', 'en'],
  ['AR', 'ar'],
])('whoever asks in %j is answered in %s', (header, expected) => {
  expect(languageOf(header)).toBe(expected)
})
