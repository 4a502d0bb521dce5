import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityKey, searchWords } from './search-words.ts'

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem())

test.each([
  ['Sea-view Villa, 3 beds', ['sea', 'view', 'villa', '3', 'beds']],
  ['Café CAFÉ cafe', ['cafe']],
  ['Łódź Tromsø Malmö Straße STRASSE', ['lodz', 'tromso', 'malmo', 'strasse']],
  ['İstanbul ISTANBUL ıstanbul', ['istanbul']],
  ['ΟΔΟΣ οδός', ['οδοσ']],
  ['Ёлка елка', ['елка']],
  ['東京 マンション', ['東', '京', 'マ', 'ン', 'シ', 'ョ']],
  ['ﾏﾝｼｮﾝ 駅5分', ['マ', 'ン', 'シ', 'ョ', '駅', '5', '分']],
  ['강남구 아파트', ['강남구', '아파트']],
  ['شَقَّة فِي أبوظبي', ['شقه', 'في', 'ابوظبي']],
  ['٣ غرف ۳', ['3', 'غرف']],
  ['हिन्दी की', ['हिन्दी', 'की']],
  ['½ soft\u00adhyphen', ['1', '2', 'softhyphen']],
  ['🏠 !!', []],
])('%s is found by %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('the words of a text are their own words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = searchWords(text)
      expect(searchWords(words.join(' '))).toEqual(words)
    }),
    { numRuns: 2000 },
  )
})

test('every character of Unicode folds once and for all', () => {
  const restless: string[] = []
  for (let point = 0; point <= 0x1ffff; point += 1) {
    const words = searchWords(String.fromCodePoint(point))
    if (searchWords(words.join(' ')).join() !== words.join()) restless.push(point.toString(16))
  }
  expect(restless).toEqual([])
})

test('words are letters and digits with the vowel signs that belong to them, unique and bounded', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = searchWords(text)
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,63}$/u)
    }),
  )
})

test('case and accents make no difference', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aàâäeéèêoöõuüñçßšžğıİœæøłαάβγδεέςσωώаяёй ') })
  fc.assert(
    fc.property(letters, (text) => {
      const words = searchWords(text)
      expect(searchWords(text.toUpperCase())).toEqual(words)
      expect(searchWords(text.toLowerCase())).toEqual(words)
      expect(searchWords(text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))).toEqual(words)
    }),
  )
})

test('a document has at most 400 words and a word at most 64 characters', () => {
  expect(searchWords(Array.from({ length: 1000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(400)
  expect(searchWords('a'.repeat(1000))).toEqual(['a'.repeat(64)])
})

test.each([
  ['São  Paulo', 'sao paulo'],
  [' sao-paulo ', 'sao paulo'],
  ['東京', '東京'],
  ['دُبَيّ', 'دبي'],
  ['', ''],
])('the key of city "%s" is "%s"', (name, key) => {
  expect(cityKey(name)).toBe(key)
})

test('a city key is its own key', () => {
  fc.assert(fc.property(anyText, (name) => cityKey(cityKey(name)) === cityKey(name)))
})
