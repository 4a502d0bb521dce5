import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.5', 'ar'],
  ['it, ar;q=0.4, en;q=0.7', 'en'],
  ['de-DE', 'de'],
  ['zh-Hans-CN', 'zh'],
  ['it-IT', 'en'],
  ['ar;q=0, fr', 'fr'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=,=', 'en'],
  ['AR', 'ar'],
])('whoever asks in %j is answered in %s', (header, expected) => {
  expect(languageOf(header)).toBe(expected)
})
