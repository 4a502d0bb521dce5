import { toLatinDigits } from './digits.ts'

const maxWordLength = 64
const maxWords = 400
/** So many words of a text can be told apart by their place in it. */
const maxPlaces = 2_000

// Letters that carry no removable accent in Unicode although people type them without it, and the
// forms of one Arabic letter that keyboards mix.
const sameLetters = new Map(
  Object.entries({ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' }).concat(
    Object.entries({ ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ە: 'ه' }),
  ),
)
const mixedLetter = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g')

// Accents and optional vowel points. Indic and Thai vowel signs are marks too, but without them words become others.
const optionalMark =
  /[[\p{M}&&[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}]]--[\u3099\u309a]]/gv
// Soft hyphens, joiners and direction marks are invisible; zero-width space and non-joiner do part words.
const invisible = /[\p{Cf}--[\u200b\u200c]]|ـ/gv
const modifierSign = /[\u02b9-\u02df]/g

// Scripts written without spaces go character by character: a segmenter's dictionary differs between versions.
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{sc=${script}}`)
  .join('')
const word = new RegExp(
  `[[${unspaced}]&&[\\p{L}\\p{N}]]\\p{M}*|[[\\p{L}\\p{N}]--[${unspaced}]][[\\p{L}\\p{N}\\p{M}]--[${unspaced}]]*`,
  'gv',
)

/**
 * The one analyser of both search engines, for documents and for queries, so that they cannot disagree.
 * Case, accents and the forms of a digit make no difference; a text's words are their own words.
 */
export function searchWords(text: string): string[] {
  const words = new Set<string>()
  for (const found of readWords(text)) {
    words.add(found)
    if (words.size === maxWords) break
  }
  return [...words]
}

/** The same words as they follow one another, for phrases. */
export function wordsInOrder(text: string): string[] {
  const words: string[] = []
  for (const found of readWords(text)) {
    words.push(found)
    if (words.length === maxPlaces) break
  }
  return words
}

function* readWords(text: string) {
  for (const [found] of fold(text).matchAll(isPlain(text) ? plainWord : word)) {
    yield found.length > maxWordLength ? [...found].slice(0, maxWordLength).join('') : found
  }
}

/** What two spellings of one city have in common: `São  Paulo` and `sao-paulo` are both `sao paulo`. */
export function cityKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

// Most texts have no letter beyond these, and of these only the case makes a difference.
const beyondPlain = /\P{ASCII}/u
const isPlain = (text: string) => !beyondPlain.test(text)
const plainWord = /[a-z0-9]+/g

function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : foldAnyScript(text)
}

function foldAnyScript(text: string): string {
  const lower = text
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(modifierSign, ' ')
    // Down, up and down again, so that ẞ and ß meet SS and both sigmas meet.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(optionalMark, '')
    .replace(mixedLetter, (letter) => sameLetters.get(letter) ?? letter)
  return toLatinDigits(lower).normalize('NFC')
}
