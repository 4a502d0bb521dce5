import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectTextLanguage } from './text-language.ts'

test.each([
  ['Loft over the printing works', 'en', 'en'],
  ['Loft über der Druckerei', 'de', 'de'],
  ['Loft over the printing works', 'ar', 'en'],
  ['شقة على القناة', 'en', 'ar'],
  ['شقة على القناة', 'fa', 'fa'],
  ['شقة في Lunara', 'en', 'ar'],
  ['नहर के किनारे घर', 'en', 'hi'],
  ['运河边的公寓', 'en', 'zh'],
  ['運河沿いのマンション', 'en', 'ja'],
  ['運河沿い', 'ja', 'ja'],
  ['142', 'pt', 'pt'],
  ['', 'zh', 'zh'],
])('"%s" of somebody who reads the site in %s is in %s', (text, usual, language) => {
  expect(detectTextLanguage(text, usual)).toBe(language)
})

test('whatever is written, it is in some language, and asked again in the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'ar', 'zh', 'ja', 'de'), (text, usual) => {
      const language = detectTextLanguage(text, usual)
      expect(language).toMatch(/^[a-z]{2,3}$/)
      expect(detectTextLanguage(text, language)).toBe(language)
    }),
  )
})
